import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { EditorState, EditorStore } from './editor-store.ts'
import { OwnPatternTools } from './own-pattern-tools.tsx'
import { type Choice, findChoices, ownChoice, patternChoices, widgetChoices } from './palette-choices.ts'
import { UseCounts } from './use-counts.ts'
import { useModal } from './use-modal.ts'
import { useNewestPictures } from './use-newest-pictures.ts'
import { useOwnPatterns } from './use-own-patterns.ts'

interface PaletteProps {
  store: EditorStore
  state: EditorState
  /** Of the REST API. */
  api: string
  onClose: () => void
}

/** All widgets and ready sections, to be put near what is selected. */
export function Palette({ store, state, api, onClose }: PaletteProps) {
  const dialog = useModal(onClose)
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const lists = useRef<HTMLDivElement>(null)
  const [{ counts, used }] = useState(openCounts)
  const pictures = useNewestPictures(api)
  const own = useOwnPatterns(api)
  const [widgets] = useState(() => widgetChoices(store, state))
  const ready = useMemo(() => patternChoices(store, state, pictures), [store, state, pictures])
  const kept = useMemo(() => own.patterns.map((pattern) => ownChoice(pattern, store, state)), [store, state, own.patterns])
  const groups = useMemo(() => {
    const all = [
      { title: '我們的範本', choices: findChoices(kept, query, used) },
      { title: '範本', choices: findChoices(ready, query, NOT_COUNTED) },
      { title: '元件', choices: findChoices(widgets, query, used) },
    ]
    // Whoever looks for something by its name means the widget.
    const [ours, shipped, plain] = all
    return [...(query.trim() === '' ? all : [plain, ours, shipped])].flatMap((group) => (group?.choices.length ? [group] : []))
  }, [widgets, ready, kept, query, used])
  const shown = groups.flatMap(({ choices }) => choices)

  function take({ name, id, label, block, place, reason }: Choice): void {
    if (place === null || block === null) {
      store.refuse(reason)
      return
    }
    onClose()
    counts.add(name)
    store.do([{ kind: 'insert', place, block }], `新增「${label}」`, id)
  }

  function step(event: KeyboardEvent): void {
    const buttons = [...(lists.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (by === undefined || at === -1) return
    event.preventDefault()
    buttons[at + by]?.focus()
  }

  return (
    <dialog ref={dialog} className="lectern-visual__palette" aria-label="新增元件">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const first = shown.find(({ place }) => place !== null)
          if (first) take(first)
        }}
      >
        <label>
          搜尋元件
          <input
            ref={search}
            type="search"
            value={query}
            placeholder="名稱、拼音或注音的首字，例如 bt、ㄅㄊ"
            autoFocus
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              lists.current?.querySelector('button')?.focus()
            }}
          />
        </label>
        <button type="button" onClick={onClose}>
          關閉
        </button>
      </form>
      <p className="lectern-heard" role="status">
        {groups.map(({ title, choices }) => `${choices.length} 個${title}`).join('，') || '找不到'}
      </p>
      {own.isAway && <p role="alert">現在讀不到「我們的範本」，請稍後再打開一次。</p>}
      {shown.length === 0 && <p>沒有名稱含「{query}」的元件或範本。</p>}
      <div ref={lists}>
        {groups.map(({ title, choices }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul onKeyDown={step}>
              {choices.map((choice) => {
                const pattern = own.patterns.find(({ id }) => choice.name === `own-${id}`)
                return (
                  <li key={choice.name}>
                    <ChoiceButton choice={choice} onTake={() => take(choice)} />
                    {pattern && (
                      <OwnPatternTools
                        name={pattern.name}
                        onRename={(name) => own.rename(pattern.id, name)}
                        onRemove={() => own.remove(pattern.id)}
                        onRemoved={() => search.current?.focus()}
                      />
                    )}
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </dialog>
  )
}

function ChoiceButton({ choice: { name, label, drawing, place, reason }, onTake }: { choice: Choice; onTake: () => void }) {
  const why = `why-not-${name}`
  return (
    <>
      <button
        type="button"
        className="lectern-visual__choice"
        aria-disabled={place === null}
        aria-describedby={place === null ? why : undefined}
        onClick={onTake}
      >
        <img src={`/widgets/${drawing}.svg`} alt="" width={96} height={64} loading="lazy" />
        <span>{label}</span>
      </button>
      {place === null && (
        <p id={why} className="lectern-visual__why">
          {reason}
        </p>
      )}
    </>
  )
}

/** What comes along keeps the order in which a page is built. */
const NOT_COUNTED: ReadonlyMap<string, number> = new Map()

function openCounts() {
  const counts = new UseCounts(window.localStorage)
  return { counts, used: counts.read() }
}
