'use client'

import { Button, Link, useConfig, useDocumentDrawerContext, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { findSameFile, type SameFileFound } from './find-same-file.ts'
import { ReplaceFile } from './replace-file.tsx'

/** Chooses another file, and says of a chosen one before it is saved what it will replace, and that it is in the library already. */
export function ChosenFile() {
  const chosen = useFormFields(([fields]) => fields.file?.value)
  return (
    <>
      <ReplaceFile />
      {chosen instanceof File && <ToldFile chosen={chosen} />}
    </>
  )
}

function ToldFile({ chosen }: { chosen: File }) {
  const { id } = useDocumentInfo()
  return (
    <div role="status">
      {id && (
        <p className="lectern-chosen-file">
          儲存之後，用到這個檔案的地方都會換成「{chosen.name}
          」，檔名與網址也跟著換，舊網址會轉到新的；原來的檔案（和裁切前的原圖）不會保留。
        </p>
      )}
      <SameFile file={chosen} />
    </div>
  )
}

/** Says so before it is uploaded a second time, and offers the one that is there. */
function SameFile({ file }: { file: File }) {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { onSave } = useDocumentDrawerContext()
  const [found, setFound] = useState<SameFileFound | null>(null)
  const address = `${config.routes.api}/media`

  useEffect(() => {
    setFound(null)
    const stop = new AbortController()
    void findSameFile(address, file, stop.signal).then((same) => stop.signal.aborted || setFound(same))
    return () => stop.abort()
  }, [file, address])

  if (found === null || found.id === id) return null
  return (
    <div className="lectern-chosen-file">
      <p>
        媒體庫裡已經有同一個檔案：
        <Link href={`${config.routes.admin}/collections/media/${found.id}`} target="_blank" rel="noopener">
          {found.originalName}
        </Link>
      </p>
      {onSave && !id && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => void onSave({ doc: found, operation: 'create', result: { ...found } })}
        >
          用媒體庫裡的這一個
        </Button>
      )}
    </div>
  )
}
