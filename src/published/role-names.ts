export const ROLES = ['administrator', 'editor', 'author', 'subscriber'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Record<Role, string> = {
  administrator: '管理員',
  editor: '編輯',
  author: '作者',
  subscriber: '訂閱者',
}
