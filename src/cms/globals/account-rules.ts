import type { GlobalConfig } from 'payload'
import { ROLE_LABELS } from '#published/role-names.ts'
import { administrators } from '../access/roles.ts'
import { applyRequirement, refuseToLockOneselfOut } from '../second-factor/requirement.ts'

/** What holds for all accounts. Not among the site's settings: those are drafts first, and editors' to change. */
export const accountRules: GlobalConfig = {
  slug: 'account-rules',
  label: '帳號規則',
  admin: {
    group: '管理',
    hideAPIURL: true,
    description: '儲存之後立刻生效。',
    hidden: ({ user }) => user?.role !== 'administrator',
  },
  access: { read: administrators, update: administrators },
  fields: [
    {
      name: 'requiredFor',
      type: 'select',
      hasMany: true,
      label: '一定要有兩步驟驗證的角色',
      options: (['administrator', 'editor', 'author'] as const).map((value) => ({ value, label: ROLE_LABELS[value] })),
      admin: {
        description:
          '這些角色登入時，除了密碼，還要手機上的驗證碼或通行密鑰。還沒有設定的人會立刻登出，下次登入時先設定好才能進入後台。',
      },
    },
  ],
  hooks: { beforeValidate: [refuseToLockOneselfOut], afterChange: [applyRequirement] },
}
