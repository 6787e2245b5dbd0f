'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { findSameFile, type SameFileFound } from './find-same-file.ts'
import { sendFile } from './send-file.ts'

export interface QueuedFile {
  key: number
  file: File
  /** To look at while its text is written. */
  preview: string | null
  alt: string
  /** In the library already: it is taken instead, and nothing is sent. */
  same: SameFileFound | null
  /** From 0 to 1 while it is sent. */
  progress: number | null
  fault: string | null
}

let lastKey = 0

/** Files that are to be uploaded together, into the same folder, one after the other, each with its alternative text. */
export function useUploadQueue(folder?: string) {
  const { config } = useConfig()
  const address = `${config.routes.api}/media`
  const [files, setFiles] = useState<QueuedFile[]>([])
  const [isBusy, setBusy] = useState(false)

  const change = (key: number, changes: Partial<QueuedFile>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))

  function add(chosen: Iterable<File>): void {
    for (const file of chosen) {
      lastKey += 1
      const key = lastKey
      const isPicture = file.type.startsWith('image/')
      const preview = isPicture ? URL.createObjectURL(file) : null
      // A picture's text says what can be seen; a document's is what it is called.
      const alt = isPicture ? '' : file.name.replace(/\.[^.]*$/, '')
      setFiles((all) => [...all, { key, file, preview, alt, same: null, progress: null, fault: null }])
      void findSameFile(address, file, new AbortController().signal).then((same) => change(key, { same }))
    }
  }

  function remove(key: number): void {
    setFiles((all) => all.filter((each) => each.key !== key || release(each)))
  }

  /** Ids of what is in the library afterwards. What was refused stays in the queue and says why. */
  async function send(): Promise<number[]> {
    setBusy(true)
    const ids: number[] = []
    for (const { key, file, alt, same } of files) {
      const sent = same
        ? ({ ok: true, id: same.id } as const)
        : await sendFile(address, file, { alt: alt.trim(), folder }, (progress) => change(key, { progress, fault: null }))
      if (sent.ok) {
        ids.push(sent.id)
        remove(key)
      } else {
        change(key, { progress: null, fault: sent.reason })
      }
    }
    setBusy(false)
    return ids
  }

  const isComplete = files.length > 0 && files.every(({ alt, same }) => same !== null || alt.trim() !== '')
  return { files, add, remove, setAlt: (key: number, alt: string) => change(key, { alt }), send, isBusy, isComplete }
}

function release({ preview }: QueuedFile): false {
  if (preview !== null) URL.revokeObjectURL(preview)
  return false
}
