import type { Crumb } from '#published/types.ts'
import { HOME_HREF, newsHref } from '../routes.ts'

export const HOME_CRUMB: Crumb = { label: '首頁', href: HOME_HREF }
export const NEWS_CRUMB: Crumb = { label: '最新消息', href: newsHref() }
