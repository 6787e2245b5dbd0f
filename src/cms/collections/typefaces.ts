import type { CollectionConfig } from 'payload'
import type { Env } from '#platform/env.ts'
import { administrators, everybody } from '../access/roles.ts'
import { createFileEndpoint } from '../media/serve-file.ts'
import { admitTypeface } from '../typefaces/admit-typeface.ts'
import { MOST_FONT_MB } from '../typefaces/check-font.ts'
import { keepWhileChosen } from '../typefaces/keep-while-chosen.ts'

/** Typefaces that a department has brought for its headings. Visitors get cuttings of them, never a whole file. */
export function createTypefaces(env: Pick<Env, 'uploadsDir'>): CollectionConfig {
  return {
    slug: 'typefaces',
    labels: { singular: '字體', plural: '字體' },
    admin: {
      hideAPIURL: true,
      useAsTitle: 'originalName',
      defaultColumns: ['originalName', 'licence', 'updatedAt'],
      group: '外觀',
      description: `系上自備的標題字體：WOFF2、TTF 或 OTF，最大 ${MOST_FONT_MB} MB。上傳後到網站設定的「外觀」選用；網站只送出各頁標題用到的字。`,
    },
    upload: {
      staticDir: env.uploadsDir,
      mimeTypes: ['font/ttf', 'font/otf', 'font/woff2'],
      focalPoint: false,
      crop: false,
      pasteURL: false,
      hideRemoveFile: true,
      requiresClientUploadReceipt: true,
      bulkUpload: false,
    },
    disableDuplicate: true,
    endpoints: [createFileEndpoint(env.uploadsDir)],
    // What the public may know of it is the name of its file, which leads nowhere.
    access: { read: everybody, create: administrators, update: administrators, delete: administrators },
    fields: [
      {
        name: 'originalName',
        type: 'text',
        label: '檔名',
        admin: { readOnly: true, position: 'sidebar' },
      },
      {
        name: 'licence',
        type: 'textarea',
        label: '授權說明',
        required: true,
        maxLength: 500,
        admin: {
          description: '這套字體憑什麼可以用在網站上，例如「學校購買的網頁授權，合約編號…」或「開放字型授權，可自由用於網頁」。',
        },
      },
    ],
    hooks: { beforeOperation: [admitTypeface], beforeDelete: [keepWhileChosen] },
  }
}
