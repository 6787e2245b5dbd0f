/** Where a page can be shared: the key that is stored, and the name that people know. */
export const SHARE_NETWORKS = [
  { value: 'facebook', label: 'Facebook' },
  { value: 'twitter', label: 'Twitter' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'pinterest', label: 'Pinterest' },
  { value: 'reddit', label: 'Reddit' },
  { value: 'vk', label: 'VK' },
  { value: 'odnoklassniki', label: 'OK' },
  { value: 'tumblr', label: 'Tumblr' },
  { value: 'digg', label: 'Digg' },
  { value: 'skype', label: 'Skype' },
  { value: 'stumbleupon', label: 'StumbleUpon' },
  { value: 'mix', label: 'Mix' },
  { value: 'telegram', label: 'Telegram' },
  { value: 'pocket', label: 'Pocket' },
  { value: 'xing', label: 'XING' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'email', label: '電子郵件' },
  { value: 'print', label: '列印' },
  { value: 'x-twitter', label: 'X' },
  { value: 'threads', label: 'Threads' },
  { value: 'line', label: 'LINE' },
  { value: 'copy', label: '複製連結' },
] as const

/** They have closed. What was stored stays; nobody should choose them anew. */
const CLOSED = ['skype', 'stumbleupon', 'mix', 'pocket']

/** As editors see them. */
export const SHARE_NETWORK_OPTIONS = SHARE_NETWORKS.map(({ value, label }) => ({
  value,
  label: CLOSED.includes(value) ? `${label}（已停止服務）` : label,
}))

export type ShareNetwork = (typeof SHARE_NETWORKS)[number]['value']

export const DEFAULT_SHARE_NETWORKS: ShareNetwork[] = ['facebook', 'line', 'threads', 'x-twitter', 'email', 'copy']
