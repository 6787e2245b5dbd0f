import { HOME_HREF, newsHref } from '#addresses/documents.ts'
import type { Crumb } from '#published/types.ts'

export const HOME_CRUMB: Crumb = { label: '首頁', href: HOME_HREF }
export const NEWS_CRUMB: Crumb = { label: '最新消息', href: newsHref() }
