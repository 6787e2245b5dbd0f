import type { CollectionConfig } from 'payload'
import { ROLE_LABELS, ROLES } from '../access/role-names.ts'
import { administrators, administratorsField, hasRole, isStaff, nobody } from '../access/roles.ts'

const MAX_LOGIN_ATTEMPTS = 5
const LOCK_MINUTES = 10

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: '使用者', plural: '使用者' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: '管理',
    description: '管理員可以做所有事；編輯可以發布所有內容；作者只能管理自己的文章；訂閱者不能進入後台。',
  },
  auth: { maxLoginAttempts: MAX_LOGIN_ATTEMPTS, lockTime: LOCK_MINUTES * 60_000, tokenExpiration: 8 * 60 * 60, useAPIKey: false },
  access: {
    admin: ({ req }) => isStaff(req.user),
    create: administrators,
    read: ({ req }) => {
      if (hasRole(req.user, 'administrator', 'editor')) return true
      return req.user ? { id: { equals: req.user.id } } : false
    },
    update: ({ req }) => {
      if (hasRole(req.user, 'administrator')) return true
      return req.user ? { id: { equals: req.user.id } } : false
    },
    delete: administrators,
    unlock: nobody,
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: '姓名',
      required: true,
      maxLength: 60,
      admin: { description: '文章署名會用這個名字。' },
    },
    {
      name: 'role',
      type: 'select',
      label: '角色',
      required: true,
      defaultValue: 'author',
      saveToJWT: true,
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      access: { create: administratorsField, update: administratorsField },
    },
  ],
  hooks: {
    beforeChange: [
      // The very first account runs the site; without this nobody could make it an administrator.
      async ({ data, operation, req }) => {
        if (operation !== 'create') return data
        const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req })
        return totalDocs === 0 ? { ...data, role: 'administrator' } : data
      },
    ],
  },
}
