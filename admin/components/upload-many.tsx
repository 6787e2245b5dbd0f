'use client'

import { Button, Drawer, Dropzone, useDrawerSlug, useModal } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type QueuedFile, useUploadQueue } from './use-upload-queue.ts'

interface UploadManyProps {
  label: string
  /** At most so many. */
  most?: number
  /** Where they are put. */
  folder?: string | undefined
  /** What the file dialog offers. */
  accept?: string
  onUploaded(ids: number[]): void
}

/** Many files in one go: dropped or chosen, all in view with their alternative texts, then sent one after the other. */
export function UploadMany({ label, most = 100, folder, accept, onUploaded }: UploadManyProps) {
  const slug = useDrawerSlug('upload-many')
  const { openModal, closeModal } = useModal()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { files, add, remove, setAlt, send, isBusy, isComplete } = useUploadQueue(folder)
  const take = (chosen: FileList) => add([...chosen].slice(0, most - files.length))

  const newest = files.at(-1)?.key
  useEffect(() => {
    // One goes on with the first picture that has no text yet.
    if (newest !== undefined)
      textsIn(list.current)
        .find(({ value }) => value === '')
        ?.focus()
  }, [newest])

  /** Enter leads from one text to the next, and from the last to the button; while 注音 is composed it is not meant for us. */
  function goOn({ key, nativeEvent, target }: KeyboardEvent): void {
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
    nativeEvent.preventDefault()
    const texts = textsIn(list.current)
    const next = texts[texts.indexOf(target) + 1] ?? list.current?.nextElementSibling?.querySelector('button')
    next?.focus()
  }

  async function upload(): Promise<void> {
    const count = files.length
    const ids = await send()
    if (ids.length > 0) onUploaded(ids)
    if (ids.length === count) closeModal(slug)
  }

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => openModal(slug)}>
        {label}
      </Button>
      <Drawer slug={slug} title={label}>
        <div className="lectern-many">
          <Dropzone multipleFiles disabled={isBusy} onChange={take}>
            <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={() => input.current?.click()}>
              選擇檔案
            </Button>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={accept}
              aria-label="要上傳的檔案"
              onChange={({ target }) => {
                if (target.files) take(target.files)
                target.value = ''
              }}
            />
            <p>或把檔案拖曳到這裡，可以一次拖很多個。</p>
          </Dropzone>
          <ul ref={list} onKeyDown={goOn}>
            {files.map((queued) => (
              <QueuedRow key={queued.key} queued={queued} isBusy={isBusy} setAlt={setAlt} remove={remove} />
            ))}
          </ul>
          {files.length > 0 && (
            <div className="lectern-many__end">
              <Button margin={false} disabled={isBusy || !isComplete} onClick={() => void upload()}>
                {`上傳 ${files.length} 個檔案`}
              </Button>
              <p role="status">
                {isBusy ? `上傳中，還有 ${files.length} 個。` : isComplete ? '' : '每個檔案都寫好替代文字，就可以上傳。'}
              </p>
            </div>
          )}
        </div>
      </Drawer>
    </>
  )
}

function textsIn(list: HTMLUListElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('input[type="text"]:enabled') ?? [])]
}

interface QueuedRowProps {
  queued: QueuedFile
  isBusy: boolean
  setAlt(key: number, alt: string): void
  remove(key: number): void
}

function QueuedRow({ queued: { key, file, preview, alt, same, progress, fault }, isBusy, setAlt, remove }: QueuedRowProps) {
  return (
    <li>
      {preview === null ? <span className="lectern-many__kind">{file.name.split('.').pop()}</span> : <img src={preview} alt="" />}
      <div>
        <strong>{file.name}</strong>
        {same === null ? (
          <label>
            替代文字
            <input
              type="text"
              value={alt}
              maxLength={200}
              disabled={isBusy}
              aria-label={`${file.name}的替代文字`}
              onChange={({ target }) => setAlt(key, target.value)}
            />
          </label>
        ) : (
          <p>媒體庫裡已經有同一個檔案（{same.originalName}），直接用那一個，不會重複上傳。</p>
        )}
        {progress !== null && <progress value={progress} aria-label={`${file.name}的上傳進度`} />}
        {fault !== null && <p role="alert">{fault}</p>}
      </div>
      <Button
        buttonStyle="icon-label"
        icon="x"
        margin={false}
        disabled={isBusy}
        aria-label={`不要上傳${file.name}`}
        onClick={() => remove(key)}
      />
    </li>
  )
}
