import { type FormEvent, useEffect, useRef, useState } from 'react'
import { OWN_PATTERN_NAME_MAX } from '#builder/patterns/own-pattern.ts'

interface OwnPatternToolsProps {
  name: string
  /** These return why it could not be done. */
  onRename: (name: string) => Promise<string | null>
  onRemove: () => Promise<string | null>
  /** The button that had the focus is gone. */
  onRemoved: () => void
}

/** Under a pattern of the department: another name, or away with it. */
export function OwnPatternTools({ name, onRename, onRemove, onRemoved }: OwnPatternToolsProps) {
  const [asked, setAsked] = useState<'name' | 'removal' | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const tools = useRef<HTMLFieldSetElement>(null)
  const before = useRef(asked)

  // The focus goes into what was opened, and back to what opened it.
  useEffect(() => {
    const target = asked === null ? `[data-asks=${before.current}]` : '[data-first]'
    if (asked !== before.current) tools.current?.querySelector<HTMLElement>(target)?.focus()
    before.current = asked
  }, [asked])

  function leave(): void {
    setAsked(null)
    setReason(null)
  }

  async function rename(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const next = String(new FormData(event.currentTarget).get('name')).trim()
    const refusal = next === '' ? '請填名稱。' : await onRename(next)
    if (refusal === null) leave()
    else setReason(refusal)
  }

  async function remove(): Promise<void> {
    const refusal = await onRemove()
    if (refusal === null) onRemoved()
    else setReason(refusal)
  }

  return (
    <fieldset
      ref={tools}
      className="lectern-visual__own"
      aria-label={asked === 'removal' ? `要移除「${name}」嗎？` : name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || asked === null) return
        // The palette stays.
        event.preventDefault()
        leave()
      }}
    >
      {asked === null && (
        <>
          <button type="button" data-asks="name" aria-label={`改名：${name}`} onClick={() => setAsked('name')}>
            改名
          </button>
          <button type="button" data-asks="removal" aria-label={`移除：${name}`} onClick={() => setAsked('removal')}>
            移除
          </button>
        </>
      )}
      {asked === 'name' && (
        <form onSubmit={(event) => void rename(event)}>
          <label>
            新名稱
            <input name="name" defaultValue={name} maxLength={OWN_PATTERN_NAME_MAX} data-first />
          </label>
          <button type="submit">儲存</button>
          <button type="button" onClick={leave}>
            取消
          </button>
        </form>
      )}
      {asked === 'removal' && (
        <>
          <p>要移除「{name}」嗎？大家都不能再用它；已經放進頁面的不受影響。</p>
          <button type="button" onClick={() => void remove()}>
            移除
          </button>
          <button type="button" data-first onClick={leave}>
            取消
          </button>
        </>
      )}
      {reason !== null && (
        <p role="alert" className="lectern-visual__problem">
          {reason}
        </p>
      )}
    </fieldset>
  )
}
