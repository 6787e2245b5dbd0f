import { zhTw } from '@payloadcms/translations/languages/zhTw'

/** Payload's Traditional Chinese, with 「發布」 spelled as everywhere else in Lectern. */
export const adminWords: typeof zhTw = JSON.parse(JSON.stringify(zhTw).replaceAll('發佈', '發布'))
