import type { Access, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { WITH_TIME } from '#settings/kinds/moment.ts'
import { PICTURES_ONLY } from '#settings/pictures-only.ts'
import { plainTextOf } from '#settings/rich-text/plain-text.ts'
import { editorsField, editorsOrOwner, hasRole, mayPublish, publishedOrOwn, staff } from '../access/roles.ts'
import { recordPostChange, recordPostDelete } from '../changes/record-post.ts'
import { postEditor } from '../editor.ts'
import { seoField } from '../fields/seo.ts'
import { slugField } from '../fields/slug.ts'
import { documentPreview } from '../preview/admin-preview.ts'
import { proofreadEndpoint, proofreadingField, refuseErrors } from '../proofreading/before-publishing.ts'
import { leavePublicAlone } from '../review/leave-public-alone.ts'
import { readAddressesIn } from '../tables/read-addresses.ts'
import { workflow, workflowButtons } from './workflow.ts'

const EXCERPT_MAX = 200
const SUMMARY_MAX = 200
/** Two machines never agree on the second. */
const CLOCK_TOLERANCE_MS = 60_000

const versionsOfOwn: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator', 'editor')) return true
  return req.user && hasRole(req.user, 'author') ? { 'version.author': { equals: req.user.id } } : false
}

/** An author writes in their own name; only editors choose another author. A duplicate belongs to whoever made it. */
const ownAuthor: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  // What is copied comes along as the original, without its id; a post that is new has none.
  const isDuplicate = operation === 'create' && originalDoc?.updatedAt !== undefined
  const isOwn = operation === 'create' && (isDuplicate || !hasRole(req.user, 'administrator', 'editor'))
  const author = isOwn && req.user ? req.user.id : data.author
  const byline = typeof data.byline === 'string' && !(isDuplicate && req.user) ? data.byline.trim() : ''
  const ownerId = author ?? originalDoc?.author
  if (byline !== '' || ownerId === undefined || ownerId === null) return { ...data, author }
  const id = typeof ownerId === 'object' ? ownerId.id : ownerId
  const owner = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true, req })
  return { ...data, author, byline: owner?.name ?? '' }
}

const firstPublishedAt: CollectionBeforeChangeHook = ({ data }) =>
  data._status === 'published' && !data.publishedAt ? { ...data, publishedAt: new Date().toISOString() } : data

const summary: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const excerpt = String(data.excerpt ?? originalDoc?.excerpt ?? '').trim()
  // What is written in widgets, such as the names of buttons, sums up nothing.
  const text = excerpt || plainTextOf(data.body ?? originalDoc?.body).replaceAll('\n', ' ')
  const characters = [...text]
  return { ...data, summary: characters.length > SUMMARY_MAX ? `${characters.slice(0, SUMMARY_MAX).join('')}…` : text }
}

export const posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: '文章', plural: '文章' },
  defaultSort: '-publishedAt',
  admin: {
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'categories', '_status', 'publishedAt'],
    listSearchableFields: ['title', 'slug'],
    group: '內容',
    description: '最新消息：得獎、講座、公演、招生與公告。',
    ...documentPreview('posts'),
    ...workflowButtons,
  },
  ...workflow,
  access: {
    read: publishedOrOwn,
    readVersions: versionsOfOwn,
    create: staff,
    // Payload's forms ask with this data whether to show the button.
    update: (args) => (args.data?._status === 'published' && !mayPublish(args.req.user) ? false : editorsOrOwner(args)),
    delete: editorsOrOwner,
  },
  fields: [
    { name: 'title', type: 'text', label: '標題', required: true, maxLength: 120 },
    {
      type: 'tabs',
      tabs: [
        {
          label: '內文',
          fields: [
            {
              name: 'excerpt',
              type: 'textarea',
              label: '摘要',
              maxLength: EXCERPT_MAX,
              admin: { description: '一兩句話，顯示在列表、搜尋結果與分享。留空則取內文開頭。' },
            },
            {
              name: 'featuredImage',
              type: 'upload',
              relationTo: 'media',
              ...PICTURES_ONLY,
              label: '代表圖片',
              admin: { description: '列表與文章開頭用的圖片，建議寬 1680 像素以上。沒有圖片時會依標題畫一張聲紋。' },
            },
            { name: 'body', type: 'richText', label: '內文', editor: postEditor },
          ],
        },
        { label: '搜尋與分享', fields: [seoField] },
      ],
    },
    proofreadingField,
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: '分類',
      maxRows: 5,
      admin: { position: 'sidebar', description: '第一個分類決定色紙。' },
    },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'tags',
      hasMany: true,
      label: '標籤',
      maxRows: 20,
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      label: '發布日期',
      index: true,
      admin: {
        position: 'sidebar',
        date: WITH_TIME,
        description: '留空則為第一次發布的時間。要預約時間上線，請用「發布」旁的「排程發布」。',
      },
      validate: (value: Date | string | null | undefined, { data }: { data: { _status?: string | null } }) =>
        data?._status !== 'published' ||
        !value ||
        new Date(value).getTime() <= Date.now() + CLOCK_TOLERANCE_MS ||
        '發布日期不能晚於現在。要預約上線，請改用「排程發布」。',
    },
    {
      name: 'pinned',
      type: 'checkbox',
      label: '置頂',
      defaultValue: false,
      access: { create: editorsField, update: editorsField },
      hooks: { beforeDuplicate: [() => false] },
      admin: { position: 'sidebar', description: '排在「最新消息」第一頁的最前面；最多排五篇，最近的優先。' },
    },
    slugField({ collection: 'posts', from: 'title' }),
    // What cards show; kept beside the excerpt so that a listing never loads bodies.
    { name: 'summary', type: 'textarea', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
    // Of a post from another site, as feed readers know it: with a new one they would show it again.
    { name: 'guid', type: 'text', admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
    {
      name: 'byline',
      type: 'text',
      label: '署名',
      maxLength: 60,
      admin: { position: 'sidebar', description: '留空則用作者的姓名。' },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: '作者',
      index: true,
      defaultValue: ({ user }: { user?: { id: number | string } | null }) => user?.id,
      access: { update: editorsField },
      admin: { position: 'sidebar', description: '作者可以修改自己的文章。' },
    },
  ],
  endpoints: [proofreadEndpoint('posts')],
  hooks: {
    beforeOperation: [leavePublicAlone],
    beforeChange: [ownAuthor, firstPublishedAt, summary, refuseErrors('posts'), readAddressesIn('body')],
    afterChange: [recordPostChange],
    afterDelete: [recordPostDelete],
  },
}
