/** Everything that is kept in the audit log, and what it is called. */
export const AUDIT_KINDS = {
  'sign-in': '登入',
  'sign-in-refused': '登入被拒',
  'sign-out': '登出',
  'session-end': '結束登入',
  'password-reset': '用信件重設密碼',
  publish: '發布',
  unpublish: '取消發布',
  trash: '丟進垃圾桶',
  untrash: '從垃圾桶取回',
  delete: '刪除',
  restore: '還原舊版本',
  create: '新增',
  update: '變更',
  invite: '寄出設定密碼的連結',
  unlock: '解除鎖定',
  'second-factor': '變更兩步驟驗證',
  'second-factor-reset': '重設兩步驟驗證',
  download: '下載資料',
  backup: '備份',
  export: '匯出網站',
  import: '匯入',
  'import-undo': '收回匯入',
  'restore-backup': '從備份還原',
} as const

export type AuditKind = keyof typeof AUDIT_KINDS

export function isAuditKind(value: unknown): value is AuditKind {
  return typeof value === 'string' && Object.hasOwn(AUDIT_KINDS, value)
}
