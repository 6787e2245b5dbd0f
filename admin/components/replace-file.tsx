'use client'

import { Button, useConfig, useDocumentInfo, useField, useForm } from '@payloadcms/ui'
import { useRef } from 'react'

/** Puts another file in the place of this one; nothing is lost before the form is saved. */
export function ReplaceFile() {
  const { id, docPermissions } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { setModified } = useForm()
  const { value, setValue } = useField<File | undefined>({ path: 'file' })
  const input = useRef<HTMLInputElement>(null)
  if (!id || !docPermissions?.update) return null
  const { upload } = getEntityConfig({ collectionSlug: 'media' })
  const isChosen = value instanceof File

  return (
    <div className="lectern-replace-file">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => input.current?.click()}>
        {isChosen ? '換成別的檔案' : '換一個檔案'}
      </Button>
      {isChosen && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(undefined)}>
          不換了
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={upload?.mimeTypes?.join(', ')}
        aria-label="要換上的檔案"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (!file) return
          setValue(file)
          setModified(true)
        }}
      />
    </div>
  )
}
