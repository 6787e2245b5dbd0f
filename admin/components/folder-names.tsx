'use client'

import { useEffect, useId } from 'react'
import { useFolders } from './use-folders.ts'

/** The folders that there are already, offered while one writes into the field of a folder. */
export function FolderNames({ path }: { path: string }) {
  const id = useId()
  const [folders] = useFolders()
  useEffect(() => {
    document.getElementById(`field-${path}`)?.setAttribute('list', id)
  }, [path, id])
  return (
    <datalist id={id}>
      {folders.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
