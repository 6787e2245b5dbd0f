import { type FormEvent, useState } from 'react'
import { OWN_PATTERN_NAME_MAX } from '#builder/patterns/own-pattern.ts'
import type { Widgets } from '#builder/widgets.ts'
import type { StoredBlock } from '#published/types.ts'
import { summarise } from '../components/row-summary.ts'
import { OwnPatternLibrary } from './own-patterns.ts'
import { useModal } from './use-modal.ts'

interface KeepPatternProps {
  block: StoredBlock
  widgets: Widgets
  /** Of the REST API. */
  api: string
  onClose: () => void
}

/** Asks for a name and keeps the block for everybody. */
export function KeepPattern({ block, widgets, api, onClose }: KeepPatternProps) {
  const dialog = useModal(onClose)
  const [reason, setReason] = useState<string | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function keep(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    setSending(true)
    const refusal = name === '' ? '請填名稱。' : await new OwnPatternLibrary(api).keep(name, block)
    setSending(false)
    setReason(refusal)
    if (refusal === null) setKept(name)
  }

  return (
    <dialog ref={dialog} className="lectern-visual__keep" aria-label="存成範本">
      <h2>存成範本</h2>
      {kept === null ? (
        <form onSubmit={(event) => void keep(event)}>
          <label>
            範本名稱
            <input
              name="name"
              defaultValue={summarise(block, widgets.labelOf) || widgets.labelOf(block.blockType)}
              maxLength={OWN_PATTERN_NAME_MAX}
              autoFocus
              onFocus={({ target }) => target.select()}
            />
          </label>
          <p>把這個「{widgets.labelOf(block.blockType)}」連同裡面的內容存起來，系上每位編輯都能放進別的頁面。</p>
          {reason !== null && (
            <p role="alert" className="lectern-visual__problem">
              {reason}
            </p>
          )}
          <div className="lectern-visual__actions">
            <button type="submit" disabled={isSending}>
              存成範本
            </button>
            <button type="button" onClick={onClose}>
              取消
            </button>
          </div>
        </form>
      ) : (
        <>
          <p role="status">已存成範本「{kept}」。在「＋ 新增元件」的「我們的範本」裡可以找到。</p>
          <button type="button" ref={focus} onClick={onClose}>
            關閉
          </button>
        </>
      )}
    </dialog>
  )
}

/** The field that had the focus is gone. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}
