import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Drop } from '#builder/drop-place.ts'
import { lineOf } from '#builder/tree.ts'
import type { EditorState, EditorStore } from './editor-store.ts'
import { type Row, rowsOf } from './structure-rows.ts'

interface StructureProps {
  store: EditorStore
  state: EditorState
  /** Somebody wants to write in the block on the page. */
  onWrite: () => void
}

/** The blocks as a tree. Arrows walk, open and close it; what has the focus is selected. */
export function Structure({ store, state: { editing, selected, slot }, onWrite }: StructureProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [dropAt, setDropAt] = useState<DropMark | null>(null)
  const dragged = useRef<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const rows = rowsOf(editing.layout, closed, store.widgets)
  const current = slot?.parent ? `${slot.parent} ${slot.slot}` : selected
  const tabStop = rows.some(({ key }) => key === current) ? current : (rows[0]?.key ?? null)

  // What was selected elsewhere is shown, though something around it was closed.
  useEffect(() => {
    if (selected === null) return
    const around = lineOf(store.read().editing.layout, selected, store.widgets)
    const keys = around
      .flatMap(({ block, place }) => [block.id, `${place.parent} ${place.slot}`])
      .filter((key) => key !== selected)
    setClosed((before) =>
      keys.some((key) => before.has(key)) ? new Set([...before].filter((key) => !keys.includes(key))) : before,
    )
  }, [selected, store])

  // A row that is moved or removed takes the focus with it; it goes to what is selected then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of these
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[aria-selected=true]')
    row?.scrollIntoView({ block: 'nearest' })
    const isLost = document.activeElement === document.body || tree.current?.contains(document.activeElement)
    if (hasFocus.current && isLost) row?.focus()
  }, [current, editing.layout])

  function choose({ key, target }: Row): void {
    if (key === current) return
    if (target.kind === 'block') store.select(target.id)
    else store.selectSlot({ parent: target.parent, slot: target.slot })
  }

  function goTo(row: Row | undefined): void {
    if (row === undefined) return
    choose(row)
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus()
  }

  function toggle({ key }: Row, isOpen: boolean): void {
    setClosed((before) => (isOpen ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key])))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = rows.findIndex(({ key }) => key === tabStop)
    const row = rows[at]
    if (row === undefined) return
    const actions: Record<string, () => void> = {
      arrowdown: () => goTo(rows[at + 1]),
      arrowup: () => goTo(rows[at - 1]),
      home: () => goTo(rows[0]),
      end: () => goTo(rows.at(-1)),
      arrowright: () => (row.isOpen === false ? toggle(row, true) : row.isOpen && goTo(rows[at + 1])),
      arrowleft: () => (row.isOpen ? toggle(row, false) : goTo(rows.find(({ key }) => key === row.parent))),
      enter: () => (row.target.kind === 'block' ? onWrite() : goTo(row)),
      ' ': () => goTo(row),
    }
    const action = actions[event.key.toLowerCase()]
    if (action === undefined) return
    event.preventDefault()
    action()
  }

  return (
    <section className="lectern-visual__structure" aria-label="結構">
      <h2>結構</h2>
      {rows.length === 0 && <p>這一頁還是空的。按「＋ 新增元件」放第一個區段。</p>}
      <div
        role="tree"
        aria-label="頁面的元件"
        ref={tree}
        onKeyDown={onKeyDown}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={({ relatedTarget }) => {
          // Nothing gets the focus where its row is taken away.
          if (relatedTarget !== null) hasFocus.current = tree.current?.contains(relatedTarget) ?? false
        }}
      >
        {rows.map((row) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it listens to keys
          <div
            key={row.key}
            role="treeitem"
            data-key={row.key}
            data-drop={dropAt?.key === row.key ? dropAt.side : undefined}
            data-refused={(dropAt?.key === row.key && dropAt.isRefused) || undefined}
            tabIndex={row.key === tabStop ? 0 : -1}
            aria-level={row.level}
            aria-posinset={row.position}
            aria-setsize={row.count}
            aria-selected={row.key === current}
            aria-expanded={row.isOpen ?? undefined}
            style={{ paddingInlineStart: `${(row.level - 1) * 0.9}rem` }}
            draggable={row.target.kind === 'block'}
            onClick={() => goTo(row)}
            onFocus={() => choose(row)}
            onDragStart={(event) => {
              dragged.current = row.key
              event.dataTransfer.setData(DRAGGED, row.key)
            }}
            onDragOver={(event) => {
              if (dragged.current === null || !event.dataTransfer.types.includes(DRAGGED)) return
              event.preventDefault()
              const drop = dropOn(event, row)
              const side = drop.kind === 'inside' ? 'inside' : drop.side
              setDropAt({ key: row.key, side, isRefused: store.whyNotDrop(dragged.current, drop) !== null })
            }}
            onDragEnd={() => {
              dragged.current = null
              setDropAt(null)
            }}
            onDrop={(event) => {
              event.preventDefault()
              setDropAt(null)
              if (dragged.current !== null) store.drop(dragged.current, dropOn(event, row))
            }}
          >
            {row.isOpen === null ? (
              <span className="lectern-visual__fold" />
            ) : (
              <span
                aria-hidden="true"
                className="lectern-visual__fold"
                onClick={(event) => {
                  event.stopPropagation()
                  toggle(row, !row.isOpen)
                }}
              >
                {row.isOpen ? '▾' : '▸'}
              </span>
            )}
            <span className="lectern-visual__name">{row.label}</span>
            {row.summary !== '' && <span className="lectern-visual__summary">{row.summary}</span>}
          </div>
        ))}
      </div>
    </section>
  )
}

const DRAGGED = 'application/x-lectern-block'

interface DropMark {
  key: string
  side: 'before' | 'inside' | 'after'
  isRefused: boolean
}

function dropOn(event: DragEvent<HTMLElement>, { target }: Row): Drop {
  if (target.kind === 'slot') return { kind: 'inside', parent: target.parent, slot: target.slot }
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const at = (event.clientY - top) / height
  // Whatever is empty takes it in its middle.
  if (target.emptySlot !== null && at > 1 / 4 && at < 3 / 4) return { kind: 'inside', parent: target.id, slot: target.emptySlot }
  return { kind: 'beside', id: target.id, side: at < 1 / 2 ? 'before' : 'after' }
}
