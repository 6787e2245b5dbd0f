import type { Endpoint, TextField } from 'payload'
import { sqlOf } from '#platform/db/sql.ts'
import { isStaff } from '../access/roles.ts'

const MOST_FOLDERS = 500

/** A folder of the library is a name that files have in common: it is there as long as one of them has it. */
export const folderField: TextField = {
  name: 'folder',
  type: 'text',
  label: '資料夾',
  maxLength: 60,
  index: true,
  access: { read: ({ req }) => isStaff(req.user) },
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? tidyName(value) : value)] },
  admin: {
    position: 'sidebar',
    description: '例如「115 開放日」。寫一個新名稱，就是一個新的資料夾；留空就不放在資料夾裡。訪客看不到。',
    components: { afterInput: ['/components/folder-names#FolderNames'] },
  },
}

function tidyName(written: string): string | null {
  const name = written.normalize('NFC').replace(/\s+/g, ' ').trim()
  return name === '' ? null : name
}

/** The names of all folders, for the library and for the form of a file. */
export const foldersEndpoint: Omit<Endpoint, 'root'> = {
  path: '/folders',
  method: 'get',
  async handler(req) {
    if (!isStaff(req.user)) return Response.json({ message: '請先登入。' }, { status: 403 })
    const rows = await (await sqlOf(req.payload, req)).run(
      'select distinct folder from media where folder is not null order by folder limit ?',
      [MOST_FOLDERS],
    )
    const folders = rows.map(({ folder }) => String(folder))
    return Response.json({ folders }, { headers: { 'cache-control': 'no-store' } })
  },
}
