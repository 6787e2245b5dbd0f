'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { VISUAL_PATH } from '#addresses/admin.ts'
import { storedBlocks } from '#settings/kinds/content.ts'
import { isEditedCollection } from '../builder/edited-document.ts'

interface DeeperBlocksProps {
  /** Of this note in the form. */
  path: string
  /** The field whose blocks the form can't show, beside the note. */
  name: string
  label: string
}

/** Says what stands in a list that the form can't show, and where it is changed. The form keeps it as it is. */
export function DeeperBlocks({ path, name, label }: DeeperBlocksProps) {
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const listPath = [...path.split('.').slice(0, -1), name].join('.')
  const stored = useFormFields(([fields]) => fields[listPath]?.value)
  const widgets = Object.values(config.blocksMap)
  const names = storedBlocks(stored).map(
    ({ blockType }) => `「${String(widgets.find(({ slug }) => slug === blockType)?.labels?.singular ?? blockType)}」`,
  )
  const visualPath: `/${string}` | null =
    id !== undefined && isEditedCollection(collectionSlug) ? `/collections/${collectionSlug}/${id}${VISUAL_PATH}` : null
  return (
    <div className="field-type">
      <p>
        <strong>{label}</strong>：{names.join('、')}
      </p>
      <p>
        這裡放的元件裡面還有別的元件，這份表單顯示不出來；儲存表單會原樣保留。
        {visualPath !== null && (
          <>
            要修改請到「<a href={formatAdminURL({ adminRoute: config.routes.admin, path: visualPath })}>視覺編輯</a>」。
          </>
        )}
      </p>
    </div>
  )
}
