import type { CollectionConfig } from 'payload'
import type { Env } from '#platform/env.ts'
import { openFileStore } from '#platform/file-store.ts'
import { documentId } from '#published/links.ts'
import { editors, everybody, hasRole, staff } from '../access/roles.ts'
import { recordTags } from '../changes/record.ts'
import { createAdmitFile } from '../media/admit-file.ts'
import { checkUpload } from '../media/check-upload.ts'
import { keepWhileUsed, usesEndpoint } from '../media/find-uses.ts'
import { folderField, foldersEndpoint } from '../media/folders.ts'
import { createDropWithDocument } from '../media/kept-original.ts'
import { nameUpload } from '../media/name-upload.ts'
import { createReplaceFile } from '../media/replace-file.ts'
import { createFileEndpoint, createOriginalEndpoint } from '../media/serve-file.ts'
import { UPLOAD_TYPES } from '../media/upload-kinds.ts'
import { dropTable, keepTable } from '../tables/keep-upload.ts'

const WIDTHS = [480, 800, 1200, 1680]
const WEBP_QUALITY = 82

export function createMedia(env: Pick<Env, 'uploadsDir' | 's3'>): CollectionConfig {
  const store = openFileStore(env)
  return {
    slug: 'media',
    labels: { singular: '媒體', plural: '媒體庫' },
    admin: {
      hideAPIURL: true,
      useAsTitle: 'originalName',
      defaultColumns: ['originalName', 'alt', 'updatedAt'],
      listSearchableFields: ['originalName', 'title', 'alt', 'filename'],
      group: '內容',
      pagination: { defaultLimit: 24, limits: [24, 48, 96] },
      components: { beforeListTable: ['/components/media-toolbar#MediaToolbar'] },
      description:
        '圖片（JPEG、PNG、WebP、GIF）、PDF、CSV、Word、Excel、ODT、ODS 最大 20 MB；SVG 最大 2 MB；簡報（PowerPoint、ODP）與 ZIP 最大 50 MB；影片（MP4、WebM）最大 200 MB；聲音（MP3、M4A、OGG）最大 50 MB；純文字、行事曆（ICS）與字幕（WebVTT）最大 1 MB。',
    },
    upload: {
      staticDir: env.uploadsDir,
      mimeTypes: [...UPLOAD_TYPES],
      focalPoint: true,
      // Ours begins with the original, see the fields.
      crop: false,
      imageSizes: WIDTHS.map((width) => ({
        name: `w${width}`,
        width,
        withoutEnlargement: true,
        formatOptions: { format: 'webp', options: { quality: WEBP_QUALITY } },
      })),
      adminThumbnail: 'w480',
      pasteURL: false,
      // Files come through here, never from where a browser says it has put one: nobody has such a receipt.
      requiresClientUploadReceipt: true,
      // Ours shows all pictures with their texts at once, see the toolbar of the library.
      bulkUpload: false,
    },
    disableDuplicate: true,
    endpoints: [createFileEndpoint(env.uploadsDir), createOriginalEndpoint(store), foldersEndpoint, usesEndpoint],
    access: {
      read: everybody,
      create: staff,
      update: ({ req }) =>
        hasRole(req.user, 'administrator', 'editor') || (req.user ? { uploader: { equals: req.user.id } } : false),
      delete: editors,
    },
    fields: [
      {
        name: 'originalName',
        type: 'text',
        label: '檔名',
        admin: {
          readOnly: true,
          position: 'sidebar',
          description: '下載的人得到的檔名；換檔案時跟著換。',
          components: { Cell: '/components/file-cell#FileCell' },
        },
      },
      {
        name: 'chosenFile',
        type: 'ui',
        admin: { disableListColumn: true, components: { Field: '/components/chosen-file#ChosenFile' } },
      },
      {
        name: 'cropping',
        type: 'ui',
        admin: { disableListColumn: true, components: { Field: '/components/cropping#Cropping' } },
      },
      // The picture as it came, where another one was cut out of it; visitors do not get it.
      { name: 'originalFilename', type: 'text', admin: { hidden: true } },
      { name: 'crop', type: 'json', admin: { hidden: true } },
      // What the file was called before, for its old addresses.
      { name: 'formerStems', type: 'text', admin: { hidden: true } },
      // SHA-256 of the bytes as they came: notices what is there already.
      { name: 'fileHash', type: 'text', index: true, admin: { hidden: true } },
      {
        name: 'alt',
        type: 'text',
        label: '替代文字',
        required: true,
        maxLength: 200,
        admin: { description: '看不見圖片的人會聽到這段話。說明圖片的內容，不要寫「圖片」或檔名。' },
      },
      { name: 'title', type: 'text', label: '標題', maxLength: 120, admin: { description: '放大檢視時顯示。' } },
      { name: 'caption', type: 'text', label: '圖說', maxLength: 200, admin: { description: '顯示在圖片下方。' } },
      {
        name: 'description',
        type: 'textarea',
        label: '說明',
        maxLength: 500,
        admin: { description: '放大檢視時顯示在標題下方。' },
      },
      folderField,
      {
        name: 'uses',
        type: 'ui',
        label: '用在哪裡',
        admin: { disableListColumn: true, position: 'sidebar', components: { Field: '/components/media-uses#MediaUses' } },
      },
      {
        name: 'uploader',
        type: 'relationship',
        relationTo: 'users',
        label: '上傳者',
        defaultValue: ({ user }: { user?: { id: number | string } | null }) => user?.id,
        access: { update: () => false },
        // An author may read no other account: it would be a number without a name.
        admin: {
          readOnly: true,
          position: 'sidebar',
          condition: (data, _siblings, { user }) =>
            hasRole(user, 'administrator', 'editor') || documentId(data?.uploader) === user?.id,
        },
      },
    ],
    hooks: {
      beforeOperation: [
        createAdmitFile(store),
        checkUpload,
        nameUpload,
        createReplaceFile(env.s3 === null ? env.uploadsDir : null, store),
      ],
      afterChange: [
        keepTable,
        ({ req, doc, operation }) => (operation === 'update' ? recordTags(req, [`media:${doc.id}`]).then(() => doc) : doc),
      ],
      beforeDelete: [keepWhileUsed],
      afterDelete: [
        dropTable,
        createDropWithDocument(store),
        ({ req, doc }) => recordTags(req, [`media:${doc.id}`]).then(() => doc),
      ],
    },
  }
}
