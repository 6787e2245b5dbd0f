'use client'

import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type FolderChoice, folderIn, isKind, KINDS, whereOf } from './library-filter.ts'
import { UploadMany } from './upload-many.tsx'
import { useFolders } from './use-folders.ts'

const VIEWS = [
  { name: 'grid', label: '圖片格' },
  { name: 'list', label: '列表' },
] as const
type View = (typeof VIEWS)[number]['name']
const REMEMBERED = 'lectern-media-view'

/** Above the media library: which folder and kinds of files are shown, and how. The style sheet draws the list below by `data-view`. */
export function MediaToolbar() {
  const { query, handleWhereChange } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const router = useRouter()
  const [view, setView] = useView()
  const [folders, refreshFolders] = useFolders()
  const where = query?.where
  const folder = folderIn(where)
  const kind = KINDS.find(({ any }) => isKind(where, any))
  return (
    <div className="lectern-library" data-view={view}>
      <fieldset>
        <legend>種類</legend>
        {KINDS.map(({ label, any }) => (
          <button
            key={label}
            type="button"
            aria-pressed={kind?.label === label}
            onClick={() => void handleWhereChange?.(whereOf(any, folder))}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <label>
        資料夾
        <select
          value={writeChoice(folder)}
          onChange={({ target }) => void handleWhereChange?.(whereOf(kind?.any ?? [], readChoice(target.value)))}
        >
          <option value={writeChoice(undefined)}>全部的資料夾</option>
          <option value={writeChoice(null)}>不在資料夾裡的</option>
          {[...new Set([...folders, ...(folder ? [folder] : [])])].map((name) => (
            <option key={name} value={writeChoice(name)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {!isInDrawer && (
        <UploadMany
          label={folder ? `一次上傳多個檔案到「${folder}」` : '一次上傳多個檔案'}
          folder={folder ?? undefined}
          onUploaded={() => {
            router.refresh()
            void refreshFolders()
          }}
        />
      )}
      <fieldset>
        <legend>顯示方式</legend>
        {VIEWS.map(({ name, label }) => (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

// A select has texts only, and a folder may be called anything.
const writeChoice = (folder: FolderChoice) => JSON.stringify(folder === undefined ? {} : { folder })
const readChoice = (value: string): FolderChoice => (JSON.parse(value) as { folder?: string | null }).folder

/** As it was left in this browser. */
function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>('grid')
  useEffect(() => {
    if (localStorage.getItem(REMEMBERED) === 'list') setView('list')
  }, [])
  return [
    view,
    (chosen) => {
      localStorage.setItem(REMEMBERED, chosen)
      setView(chosen)
    },
  ]
}
