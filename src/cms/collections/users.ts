import type { CollectionConfig } from 'payload'
import type { Env } from '#platform/env.ts'
import { ROLE_LABELS, ROLES } from '#published/role-names.ts'
import { administrators, administratorsField, hasRole, isStaff, nobody } from '../access/roles.ts'
import { checkCredentials, checkReset } from '../accounts/check-credentials.ts'
import { currentPasswordField, setupCodeField } from '../accounts/credential-fields.ts'
import { forgottenPassword, resetMail } from '../accounts/forgotten-password.ts'
import { registerFirst } from '../accounts/register-first.ts'
import { signIn } from '../accounts/sign-in.ts'
import { unlockAccount } from '../accounts/unlock.ts'

const SESSION_HOURS = 8
/** One mail in this time, however often it is asked for. */
const RESET_PAUSE_MINUTES = 2

export function createUsers({ admin }: Pick<Env, 'admin'>): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: '使用者', plural: '使用者' },
    admin: {
      hideAPIURL: true,
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role'],
      group: '管理',
      description: '管理員可以做所有事；編輯可以發布所有內容；作者只能管理自己的文章；訂閱者不能進入後台。',
    },
    auth: {
      // Payload would lock the whole account, and strangers its owner out; `accounts/sign-in-locks.ts` locks the guesser.
      maxLoginAttempts: 0,
      tokenExpiration: SESSION_HOURS * 60 * 60,
      useAPIKey: false,
      removeTokenFromResponses: true,
      cookies: { secure: admin.url.startsWith('https:'), sameSite: 'Lax' },
      forgotPassword: { ...resetMail(admin.url), minRequestInterval: RESET_PAUSE_MINUTES * 60_000 },
    },
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
      currentPasswordField,
      setupCodeField,
      {
        name: 'actions',
        type: 'ui',
        admin: {
          position: 'sidebar',
          condition: (_data, _siblings, { user }) => hasRole(user, 'administrator'),
          components: {
            Field: {
              path: '/components/action-buttons#ActionButtons',
              clientProps: { actions: [{ label: '解除鎖定', path: 'unlock' }] },
            },
          },
        },
      },
    ],
    // The first that matches a path answers, and Payload's own come after these.
    endpoints: [
      { path: '/login', method: 'post', handler: signIn },
      { path: '/forgot-password', method: 'post', handler: forgottenPassword },
      { path: '/first-register', method: 'post', handler: registerFirst },
      { path: '/:id/unlock', method: 'post', handler: unlockAccount },
    ],
    hooks: {
      beforeOperation: [checkReset],
      beforeValidate: [checkCredentials],
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
}
