import type { CollectionConfig } from 'payload'
import type { Env } from '#platform/env.ts'
import { editors, everybody, hasRole, staff } from '../access/roles.ts'
import { recordTags } from '../changes/record.ts'
import { createAdmitFile } from '../media/admit-file.ts'
import { checkUpload } from '../media/check-upload.ts'
import { nameUpload } from '../media/name-upload.ts'
import { createReplaceFile } from '../media/replace-file.ts'
import { createFileEndpoint } from '../media/serve-file.ts'
import { openStoredFiles } from '../media/stored-files.ts'
import { UPLOAD_TYPES } from '../media/upload-kinds.ts'
import { dropTable, keepTable } from '../tables/keep-upload.ts'

const WIDTHS = [480, 800, 1200, 1680]
const WEBP_QUALITY = 82

export function createMedia(env: Pick<Env, 'uploadsDir' | 's3'>): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: '媒體', plural: '媒體庫' },
    admin: {
      hideAPIURL: true,
      useAsTitle: 'title',
      defaultColumns: ['filename', 'title', 'alt', 'updatedAt'],
      listSearchableFields: ['title', 'alt', 'filename'],
      group: '內容',
      description:
        '圖片（JPEG、PNG、WebP、GIF）、PDF、CSV 最大 20 MB；SVG 最大 2 MB；影片（MP4、WebM）最大 200 MB；聲音（MP3、M4A、OGG）最大 50 MB；字幕（WebVTT）最大 1 MB。',
    },
    upload: {
      staticDir: env.uploadsDir,
      mimeTypes: [...UPLOAD_TYPES],
      focalPoint: true,
      crop: true,
      imageSizes: WIDTHS.map((width) => ({
        name: `w${width}`,
        width,
        withoutEnlargement: true,
        formatOptions: { format: 'webp', options: { quality: WEBP_QUALITY } },
      })),
      adminThumbnail: 'w480',
      pasteURL: false,
    },
    disableDuplicate: true,
    endpoints: [createFileEndpoint(env.uploadsDir)],
    access: {
      read: everybody,
      create: staff,
      update: ({ req }) =>
        hasRole(req.user, 'administrator', 'editor') || (req.user ? { uploader: { equals: req.user.id } } : false),
      delete: editors,
    },
    fields: [
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
      {
        name: 'uploader',
        type: 'relationship',
        relationTo: 'users',
        label: '上傳者',
        defaultValue: ({ user }: { user?: { id: number | string } | null }) => user?.id,
        access: { update: () => false },
        admin: { readOnly: true, position: 'sidebar' },
      },
    ],
    hooks: {
      beforeOperation: [
        createAdmitFile(openStoredFiles(env)),
        checkUpload,
        nameUpload,
        createReplaceFile(env.s3 === null ? env.uploadsDir : null),
      ],
      afterChange: [
        keepTable,
        ({ req, doc, operation }) => (operation === 'update' ? recordTags(req, [`media:${doc.id}`]).then(() => doc) : doc),
      ],
      afterDelete: [dropTable, ({ req, doc }) => recordTags(req, [`media:${doc.id}`]).then(() => doc)],
    },
  }
}
