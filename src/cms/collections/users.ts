import type { CollectionConfig } from 'payload'
import type { Env } from '#platform/env.ts'
import { ROLE_LABELS, ROLES } from '#published/role-names.ts'
import { administrators, administratorsField, hasRole, isStaff, nobody } from '../access/roles.ts'
import { checkCredentials, checkReset } from '../accounts/check-credentials.ts'
import { currentPasswordField, setupCodeField } from '../accounts/credential-fields.ts'
import { forgottenPassword, resetMail } from '../accounts/forgotten-password.ts'
import { inviteAgain, inviteColleague } from '../accounts/invite.ts'
import { registerFirst } from '../accounts/register-first.ts'
import { storeTokenHashed } from '../accounts/reset-token.ts'
import { SESSION_HOURS } from '../accounts/session-hours.ts'
import { endSessionsNow, endWithRole, listSessions, noteDevice, sessionsField } from '../accounts/sessions.ts'
import { signIn } from '../accounts/sign-in.ts'
import { unlockAccount } from '../accounts/unlock.ts'
import { recordSignIn, recordSignOut } from '../audit/sign-ins.ts'
import { holdAtSecondStep } from '../second-factor/hold-at-second-step.ts'
import {
  beginOwnPasskey,
  beginOwnTotp,
  finishOwnPasskey,
  finishOwnTotp,
  listFactors,
  removeOwnFactor,
  renewOwnCodes,
} from '../second-factor/own-factors.ts'
import { resetFactors } from '../second-factor/reset-factors.ts'
import { askPasskeyOnTheWay, beginSetupOnTheWay, secondStep } from '../second-factor/second-step.ts'
import { forgetStepsWithPassword } from '../second-factor/sign-in-steps.ts'

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
      components: { beforeListTable: ['/components/invitation#Invitation'] },
      description:
        '管理員可以做所有事；編輯可以發布所有內容；作者只能管理自己的文章，寫好之後送審，由編輯發布；訂閱者不能進入後台。',
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
        // A higher one asks for one's password, and there is no place for that when many are changed at once.
        admin: { disableBulkEdit: true },
      },
      {
        name: 'mayPublish',
        type: 'checkbox',
        label: '可以自己發布',
        defaultValue: false,
        access: { create: administratorsField, update: administratorsField },
        admin: {
          condition: (data) => data?.role === 'author',
          description: '沒有打勾的作者，文章寫好之後要送審，由編輯發布。',
        },
      },
      currentPasswordField,
      setupCodeField,
      sessionsField,
      {
        name: 'signedInDevices',
        type: 'ui',
        label: '登入中的裝置',
        admin: { disableListColumn: true, components: { Field: '/components/signed-in-devices#SignedInDevices' } },
      },
      {
        name: 'secondFactor',
        type: 'ui',
        label: '兩步驟驗證',
        admin: { disableListColumn: true, components: { Field: '/second-factor/second-factor#SecondFactor' } },
      },
      {
        name: 'actions',
        type: 'ui',
        label: '動作',
        admin: {
          disableListColumn: true,
          position: 'sidebar',
          condition: (_data, _siblings, { user }) => hasRole(user, 'administrator'),
          components: {
            Field: {
              path: '/components/action-buttons#ActionButtons',
              clientProps: {
                actions: [
                  { label: '解除鎖定', path: 'unlock' },
                  {
                    label: '重設兩步驟驗證',
                    path: 'reset-second-factor',
                    confirm:
                      '給遺失手機又沒有備用碼的人：驗證應用程式、通行密鑰和備用碼都會移除，所有裝置都會登出。請先確定真的是本人。',
                  },
                  {
                    label: '寄設定密碼的連結',
                    path: 'invite',
                    confirm: '會寄一個連結到這個人的信箱，用它可以選一個新的密碼；目前的密碼在那之前照樣有效。',
                  },
                ],
              },
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
      { path: '/invite', method: 'post', handler: inviteColleague },
      { path: '/:id/invite', method: 'post', handler: inviteAgain },
      { path: '/:id/unlock', method: 'post', handler: unlockAccount },
      { path: '/:id/sessions', method: 'get', handler: listSessions },
      { path: '/:id/end-sessions', method: 'post', handler: endSessionsNow },
      { path: '/second-step', method: 'post', handler: secondStep },
      { path: '/second-step/setup', method: 'post', handler: beginSetupOnTheWay },
      { path: '/second-step/passkey', method: 'post', handler: askPasskeyOnTheWay },
      { path: '/second-factor/passkey/begin', method: 'post', handler: beginOwnPasskey },
      { path: '/second-factor/passkey', method: 'post', handler: finishOwnPasskey },
      { path: '/second-factor/begin', method: 'post', handler: beginOwnTotp },
      { path: '/second-factor/totp', method: 'post', handler: finishOwnTotp },
      { path: '/second-factor/codes', method: 'post', handler: renewOwnCodes },
      { path: '/second-factor/remove', method: 'post', handler: removeOwnFactor },
      { path: '/:id/second-factor', method: 'get', handler: listFactors },
      { path: '/:id/reset-second-factor', method: 'post', handler: resetFactors },
    ],
    hooks: {
      beforeOperation: [checkReset],
      beforeValidate: [checkCredentials],
      beforeLogin: [holdAtSecondStep],
      afterLogin: [noteDevice, recordSignIn],
      afterChange: [endWithRole],
      afterLogout: [recordSignOut],
      beforeChange: [
        storeTokenHashed,
        forgetStepsWithPassword,
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
