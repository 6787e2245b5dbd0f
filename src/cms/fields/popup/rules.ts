import type { Field, GroupField } from 'payload'
import { ROLE_LABELS, ROLES } from '#published/role-names.ts'
import { WITH_TIME } from '#settings/kinds/moment.ts'

function placesField(name: string, label: string, more: Pick<Field, 'admin'> = {}): Field {
  return {
    name,
    type: 'group',
    label,
    ...more,
    fields: [
      { name: 'home', type: 'checkbox', label: '首頁', defaultValue: false },
      { name: 'posts', type: 'checkbox', label: '所有文章', defaultValue: false },
      { name: 'pages', type: 'relationship', relationTo: 'pages', hasMany: true, label: '頁面' },
      {
        name: 'categories',
        type: 'relationship',
        relationTo: 'categories',
        hasMany: true,
        label: '分類',
        admin: { description: '分類的列表，以及其中的文章。' },
      },
    ],
  } as Field
}

/**
 * Who sees a popup, where and when. All rules must hold. They concern opening by itself; only what is hidden from somebody who is
 * logged in stays closed to them for links, too.
 */
export const popupRulesField: GroupField = {
  name: 'rules',
  type: 'group',
  label: false,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'start',
          type: 'date',
          label: '從什麼時候開始',
          admin: {
            description: '留空表示發布後立刻開始。',
            date: { ...WITH_TIME, timeIntervals: 15 },
          },
        },
        {
          name: 'end',
          type: 'date',
          label: '到什麼時候為止',
          admin: {
            description: '留空表示沒有期限。時間到了會自動停止。',
            date: { ...WITH_TIME, timeIntervals: 15 },
          },
        },
      ],
    },
    {
      name: 'where',
      type: 'select',
      label: '在哪些頁面',
      defaultValue: 'everywhere',
      options: [
        { value: 'everywhere', label: '每一頁' },
        { value: 'chosen', label: '只在指定的地方' },
      ],
      admin: { isClearable: false },
    },
    placesField('shownOn', '指定的地方', { admin: { condition: (_data, siblings) => siblings?.where === 'chosen' } }),
    placesField('hiddenOn', '除外'),
    {
      type: 'row',
      fields: [
        {
          name: 'hideFrom',
          type: 'select',
          label: '登入的人',
          defaultValue: 'nobody',
          options: [
            { value: 'nobody', label: '也看得到' },
            { value: 'everybody', label: '看不到' },
            { value: 'roles', label: '某些角色看不到' },
            { value: 'guests', label: '只有登入的人看得到' },
            { value: 'guests-and-roles', label: '只有某些角色看得到' },
          ],
          admin: {
            isClearable: false,
            description: '網站與後台要在同一個主機名稱下（連接埠可以不同），網站才認得誰已登入；否則人人都算沒有登入的訪客。',
          },
        },
        {
          name: 'hiddenRoles',
          type: 'select',
          hasMany: true,
          label: '看不到的角色',
          options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
          admin: { condition: (_data, siblings) => siblings?.hideFrom === 'roles' },
        },
        {
          name: 'shownRoles',
          type: 'select',
          hasMany: true,
          label: '看得到的角色',
          options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
          admin: { condition: (_data, siblings) => siblings?.hideFrom === 'guests-and-roles' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'devices',
          type: 'select',
          hasMany: true,
          label: '裝置',
          options: [
            { value: 'desktop', label: '電腦' },
            { value: 'tablet', label: '平板' },
            { value: 'mobile', label: '手機' },
          ],
          admin: { description: '留空表示都可以。' },
        },
        {
          name: 'browsers',
          type: 'select',
          hasMany: true,
          label: '瀏覽器',
          options: [
            { value: 'chrome', label: 'Chrome' },
            { value: 'edge', label: 'Edge' },
            { value: 'firefox', label: 'Firefox' },
            { value: 'safari', label: 'Safari' },
          ],
          admin: { description: '留空表示都可以。' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'pageViews', type: 'number', label: '看過幾頁之後', min: 0, max: 1000, defaultValue: 0 },
        { name: 'sessions', type: 'number', label: '來過幾次之後', min: 0, max: 1000, defaultValue: 0 },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'maxTimes',
          type: 'number',
          label: '最多顯示幾次',
          min: 0,
          max: 1000,
          defaultValue: 3,
          admin: { description: '0 表示不限。' },
        },
        {
          name: 'timesPer',
          type: 'select',
          label: '在多久之內',
          defaultValue: 'persisting',
          options: [
            { value: 'persisting', label: '一直算下去' },
            { value: 'session', label: '這次造訪' },
            { value: 'day', label: '一天' },
            { value: 'week', label: '一週' },
            { value: 'month', label: '一個月' },
          ],
          admin: { isClearable: false },
        },
        {
          name: 'countOn',
          type: 'select',
          label: '何時算一次',
          defaultValue: 'open',
          options: [
            { value: 'open', label: '打開時' },
            { value: 'close', label: '關閉時' },
          ],
          admin: { isClearable: false },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sources',
          type: 'select',
          hasMany: true,
          label: '從哪裡來',
          options: [
            { value: 'search', label: '搜尋引擎' },
            { value: 'external', label: '其他網站' },
            { value: 'internal', label: '本站' },
          ],
          admin: { description: '留空表示都可以。' },
        },
        {
          name: 'referrerMode',
          type: 'select',
          label: '來源網址',
          options: [
            { value: 'show', label: '含有下列文字才顯示' },
            { value: 'hide', label: '含有下列文字就不顯示' },
          ],
        },
        {
          name: 'referrerText',
          type: 'text',
          label: '來源網址的文字',
          maxLength: 200,
          admin: { condition: (_data, siblings) => Boolean(siblings?.referrerMode) },
        },
      ],
    },
  ],
}
