import type { TextField } from 'payload'

// Asked for by the form and gone with the request: neither is ever stored. Payload takes what is not stored for read-only.
const ONLY_ASKED = { readOnly: false, disableListColumn: true, disableListFilter: true, disableBulkEdit: true }

export const currentPasswordField: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: '您目前的密碼',
  admin: {
    ...ONLY_ASKED,
    description: '變更密碼或電子郵件、建立管理員或提高角色時才需要；變更別人的，也請輸入您自己的。',
    condition: (_data, _siblings, { user }) => Boolean(user),
    components: { Field: '/components/current-password#CurrentPassword' },
  },
}

export const setupCodeField: TextField = {
  name: 'setupCode',
  type: 'text',
  virtual: true,
  label: '設定碼',
  admin: {
    ...ONLY_ASKED,
    description: '第一個帳號要有設定碼才能建立。後台程式啟動時會把它印在記錄裡。',
    condition: (_data, _siblings, { user }) => !user,
  },
}
