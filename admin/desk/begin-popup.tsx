'use client'

import { Button, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'

/** In an empty popup: what most of them begin with, in one press. */
export function BeginPopup() {
  const { addFieldRow } = useForm()
  const { collectionSlug } = useDocumentInfo()
  const isEmpty = useFormFields(([fields]) => !fields.layout?.rows?.length && !fields.triggers?.rows?.length)
  if (!isEmpty) return null

  function begin(): void {
    addFieldRow({ path: 'triggers', schemaPath: `${collectionSlug}.triggers`, rowIndex: 0 })
    addFieldRow({ path: 'layout', schemaPath: `${collectionSlug}.layout`, rowIndex: 0, blockType: 'section' })
  }

  return (
    <div className="lectern-begin-popup">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={begin}>
        做一則公告
      </Button>
      <p>放好一個區段，並設定成頁面一打開就出現；每一樣之後都可以改。</p>
    </div>
  )
}
