import type { CollectionConfig } from 'payload'
import { hashAddress, normaliseAddress } from '#newsletter/addresses.ts'
import { SUPPRESSION_OPTIONS } from '#newsletter/states.ts'
import { editors, nobody } from '../access/roles.ts'

/** Who must not be written to. Only a hash is kept, so that the address itself can be forgotten. */
export const suppressedAddresses: CollectionConfig = {
  slug: 'suppressed-addresses',
  labels: { singular: '不寄信的信箱', plural: '不寄信的信箱' },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'hash',
    defaultColumns: ['hash', 'list', 'reason', 'createdAt'],
    group: '電子報',
    description: '只存信箱的雜湊值，看不出是誰。沒有選名單表示所有名單都不寄。',
  },
  access: { read: editors, create: editors, update: nobody, delete: editors },
  lockDocuments: false,
  fields: [
    {
      name: 'address',
      type: 'email',
      label: '電子郵件',
      virtual: true,
      admin: { description: '儲存後只留下雜湊值。', condition: (data) => !data?.hash },
      validate: (value: string | null | undefined, { data }: { data: { hash?: string } }) =>
        Boolean(data?.hash) || normaliseAddress(value ?? '') !== null || '請填完整的電子郵件。',
    },
    { name: 'hash', type: 'text', label: '雜湊值', required: true, index: true, maxLength: 64, admin: { readOnly: true } },
    { name: 'list', type: 'relationship', relationTo: 'mailing-lists', label: '名單', index: true },
    { name: 'reason', type: 'select', label: '原因', required: true, defaultValue: 'manual', options: SUPPRESSION_OPTIONS },
  ],
  hooks: {
    beforeValidate: [
      ({ data }) => {
        const address = typeof data?.address === 'string' ? normaliseAddress(data.address) : null
        return address === null ? data : { ...data, hash: hashAddress(address) }
      },
    ],
  },
}
