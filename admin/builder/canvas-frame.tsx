import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useState } from 'react'
import { VISUAL_PATH } from '#addresses/admin.ts'
import { textsOf } from '#builder/block-texts.ts'
import { type FromCanvas, readFromCanvas, type ToCanvas, writeMessage } from '#builder/messages.ts'
import { findBlock } from '#builder/tree.ts'
import type { EditorState, EditorStore } from './editor-store.ts'
import { Screen } from './screen.tsx'
import type { BlockFault } from './use-faults.ts'
import type { Pressed } from './use-shortcuts.ts'
import type { Width } from './widths.ts'

/** Tokens for the page are good for an hour at least. */
const RENEW_MS = 30 * 60_000

interface CanvasFrameProps {
  store: EditorStore
  state: EditorState
  url: string
  admin: string
  width: Width
  onKey: (pressed: Pressed) => boolean
  onPlace: () => void
  /** Somebody asked to write on the page from elsewhere. */
  isWritingWanted: boolean
  onWriting: () => void
  faults: readonly BlockFault[]
  onFault: (fault: BlockFault) => void
  onWrote: () => void
  onWordless: () => void
}

/** The page itself, of the site's own origin, as wide as the chosen screen and as small as the room for it. */
export function CanvasFrame(props: CanvasFrameProps) {
  const { store, state, url, admin, width, onKey, onPlace, isWritingWanted, onWriting, faults, onFault, onWrote, onWordless } =
    props
  const frame = useRef<HTMLIFrameElement>(null)
  const [src] = useState(url)
  // Counts how often the page has come: one that comes anew is told all again.
  const [ready, setReady] = useState(0)
  const [foreign, setForeign] = useState<string | null>(null)
  const router = useRouter()
  const { revision, selected, slot, isSelectedOnPage } = state
  const origin = new URL(src).origin

  const tell = (message: ToCanvas) => frame.current?.contentWindow?.postMessage(writeMessage(message), origin)

  const hear = (message: FromCanvas) => {
    setForeign(null)
    switch (message.kind) {
      case 'ready':
        return setReady((times) => times + 1)
      case 'pick':
        return store.select(message.ids[0] ?? null, true)
      case 'fault': {
        const fault = faults.find(({ id }) => id === message.id)
        return fault && onFault(fault)
      }
      case 'place':
        store.selectSlot({ parent: message.parent || null, slot: message.slot })
        return onPlace()
      case 'beside':
        return store.selectBeside(message.id, message.side) && onPlace()
      case 'foreign':
        return setForeign(message.document)
      case 'key':
        return void onKey(message)
      case 'paste':
        return store.paste(message.text)
      case 'written': {
        const reason = store.set(message.id, message.path, message.value, true)
        if (reason === null) return
        store.refuse(reason)
        // Once it is left, the page shows what is stored.
        return tell(showing(store.read(), store))
      }
      case 'wrote':
        return onWrote()
      case 'wordless':
        return onWordless()
      case 'drag':
        return tell({ kind: 'may-drop', number: message.number, reason: store.whyNotDrop(message.id, message.drop) })
      case 'drop':
        return store.drop(message.id, message.drop)
      case 'trouble':
        return void store.refuse(wordsForTrouble(message.status))
    }
  }
  const newestHear = useRef(hear)
  newestHear.current = hear

  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      const message = readFromCanvas(data)
      if (message !== null) newestHear.current(message)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [origin])

  useEffect(() => {
    const renewing = setInterval(() => router.refresh(), RENEW_MS)
    return () => clearInterval(renewing)
  }, [router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is that of the newest state
  useEffect(() => {
    const token = new URL(url).searchParams.get('token')
    if (ready > 0 && token) tell({ kind: 'renew', token })
  }, [ready, url])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is told once
  useEffect(() => {
    if (ready > 0 && revision > 0) tell(showing(state, store))
  }, [ready, revision])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (ready === 0) return
    const standing = selected === null || slot !== null ? null : findBlock(state.editing.layout, selected, store.widgets)
    const name = standing ? store.widgets.labelOf(standing.block.blockType) : ''
    tell({ kind: 'select', id: standing?.block.id ?? null, name, isElsewhere: !isSelectedOnPage })
  }, [ready, selected, slot])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    const standing = selected === null || slot !== null ? null : findBlock(state.editing.layout, selected, store.widgets)
    if (ready > 0 && standing) tell({ kind: 'texts', id: standing.block.id, texts: textsOf(standing.block, store.widgets) })
  }, [ready, selected, slot, revision])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (ready > 0) tell({ kind: 'faults', faults: marksOf(faults) })
  }, [ready, faults])

  // Asked for before the page has come, it is done then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for
  useEffect(() => {
    if (ready === 0 || !isWritingWanted) return
    onWriting()
    frame.current?.focus()
    tell({ kind: 'write' })
  }, [ready, isWritingWanted])

  return (
    <Screen
      width={width}
      isBusy={ready === 0}
      notice={
        foreign !== null && (
          <p className="lectern-visual__foreign" role="status">
            這一塊屬於另一個片段。<a href={`${admin}/collections/${foreign}${VISUAL_PATH}`}>打開那個片段</a>
          </p>
        )
      }
    >
      {({ title, ...attributes }) => <iframe ref={frame} src={src} title={title} {...attributes} />}
    </Screen>
  )
}

function showing({ editing: { layout }, revision, changed }: EditorState, store: EditorStore): ToCanvas {
  const block = changed === null ? null : (findBlock(layout, changed, store.widgets)?.block ?? null)
  const isFirst = layout[0]?.id === block?.id
  return { kind: 'show', revision, layout: [...layout], changed: block && { block, isFirst } }
}

/** One mark for each block, with all that is said of it. */
function marksOf(faults: readonly BlockFault[]) {
  return [...new Set(faults.map(({ id }) => id))].map((id) => {
    const own = faults.filter((fault) => fault.id === id)
    return { id, isError: own.some(({ grade }) => grade === 'error'), words: own.map(({ message }) => message).join('\n') }
  })
}

function wordsForTrouble(status: number): string {
  if (status === 403) return '頁面的有效時間已過，請重新整理。您的修改不受影響。'
  return status === 413 ? '這份內容太大，頁面無法更新。' : '頁面暫時無法更新，您的修改不受影響。'
}
