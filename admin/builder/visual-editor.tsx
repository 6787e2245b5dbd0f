'use client'

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Layout } from '#builder/tree.ts'
import type { StoredBlock } from '#published/types.ts'
import { CanvasFrame } from './canvas-frame.tsx'
import { type EditedCollection, widgetsFor } from './edited-document.ts'
import { EditorStore } from './editor-store.ts'
import { FaultList } from './fault-list.tsx'
import { focusSetting } from './focus-setting.ts'
import { Inspector } from './inspector.tsx'
import { KeepPattern } from './keep-pattern.tsx'
import { KeptChangesBox } from './kept-changes.ts'
import { KeyList } from './key-list.tsx'
import { MoveTo } from './move-to.tsx'
import { Notices } from './notices.tsx'
import { Palette } from './palette.tsx'
import { Saver } from './saver.ts'
import { NARROW, type Sheet, SheetBar } from './sheet-bar.tsx'
import { Structure } from './structure.tsx'
import { Toolbar } from './toolbar.tsx'
import { TrialFrame } from './trial-frame.tsx'
import { useClipboard } from './use-clipboard.ts'
import { type BlockFault, useFaults } from './use-faults.ts'
import { useKeptChanges } from './use-kept-changes.ts'
import { useLeaving } from './use-leaving.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { Width } from './widths.ts'

interface VisualEditorProps {
  collection: EditedCollection
  id: number
  /** Whoever edits: what the browser keeps is theirs. */
  user: number
  layout: Layout
  updatedAt: string
  frameUrl: string
  /** Payload's editor of formatted text. */
  richTextEditor: ReactNode
  /** Paths of the REST API and of the admin. */
  api: string
  admin: string
}

const NONE: readonly BlockFault[] = []

/** The editor around the page: what can be done above it, the blocks at one side, their settings at the other. */
export function VisualEditor(props: VisualEditorProps) {
  const { frameUrl, admin, richTextEditor } = props
  const [{ store, saver, box }] = useState(() => open(props))
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  const saveState = useSyncExternalStore(saver.subscribe, saver.state, saver.state)
  const [width, setWidth] = useState<Width>('desktop')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  // No telephone shows a desktop's page so that it can be read.
  useEffect(() => {
    if (matchMedia(NARROW).matches) setWidth('phone')
  }, [])
  const [isInserting, setInserting] = useState(false)
  // The revision that is tried out: with the next change the page is edited again.
  const [tried, setTried] = useState<number | null>(null)
  const isTrying = tried === state.revision
  const tryOut = async (isWanted: boolean) => {
    const isStored = !isWanted || (await saver.flush())
    if (!isStored) store.refuse('最近的修改還沒有存好，這裡看到的是上一次存好的內容。')
    setTried(isWanted ? store.read().revision : null)
  }
  const [isWritingWanted, setWritingWanted] = useState(false)
  const editor = useRef<HTMLDivElement>(null)
  const focusOn = (selector: string) => editor.current?.querySelector<HTMLElement>(selector)?.focus()
  const address = `${props.api}/${props.collection}/proofread`
  const faults = useFaults({ address, layout: state.editing.layout, widgets: store.widgets })
  const [wanted, setWanted] = useState<{ setting: string } | null>(null)
  useEffect(() => {
    if (wanted && editor.current) focusSetting(editor.current, wanted.setting)
  }, [wanted])
  const goToSetting = (setting: string) => {
    setSheet('settings')
    // The same setting again is news, too.
    setWanted({ setting })
  }
  const goToFault = (fault: BlockFault) => {
    store.select(fault.id)
    goToSetting(fault.setting)
  }
  const [showsKeys, setShowsKeys] = useState(false)
  const offer = useKeptChanges({ store, saver, box, updatedAt: props.updatedAt })
  const [kept, setKept] = useState<StoredBlock | null>(null)
  const keepPattern = () => setKept(store.selectedBlock())
  const [moved, setMoved] = useState<StoredBlock | null>(null)
  const runShortcut = useShortcuts(store, {
    openPalette: () => setInserting(true),
    openKeys: () => setShowsKeys(true),
    keepPattern,
  })
  const clipboard = useClipboard(store)
  useLeaving(saver)
  return (
    <div className="lectern-visual" data-sheet={sheet ?? undefined} ref={editor}>
      <Toolbar
        store={store}
        saver={saver}
        history={state.editing.history}
        saveState={saveState}
        width={width}
        onWidth={setWidth}
        isTrying={isTrying}
        onTry={(isWanted) => void tryOut(isWanted)}
        onInsert={() => setInserting(true)}
        onKeys={() => setShowsKeys(true)}
      />
      <Notices said={state.said} saveState={saveState} saver={saver} offer={offer} />
      <div className="lectern-visual__parts">
        <div className="lectern-visual__side">
          <Structure
            store={store}
            state={state}
            onWrite={() => {
              setTried(null)
              setSheet(null)
              setWritingWanted(true)
            }}
          />
          {faults && <FaultList faults={faults} onCure={goToFault} />}
        </div>
        {isTrying ? (
          <TrialFrame url={frameUrl} width={width} />
        ) : (
          <CanvasFrame
            store={store}
            state={state}
            url={frameUrl}
            admin={admin}
            width={width}
            onKey={(key) => clipboard.onKey(key) || runShortcut(key)}
            onPlace={() => setInserting(true)}
            isWritingWanted={isWritingWanted}
            onWriting={() => setWritingWanted(false)}
            faults={faults ?? NONE}
            onFault={goToFault}
            onWrote={() => focusOn('[role=treeitem][tabindex="0"]')}
            onWordless={() => {
              store.say('這個元件在頁面上沒有可以直接改的文字，請在「元件設定」裡修改。')
              goToSetting('')
            }}
          />
        )}
        <Inspector
          store={store}
          state={state}
          richTextEditor={richTextEditor}
          onKeep={keepPattern}
          onMove={() => setMoved(store.selectedBlock())}
        />
      </div>
      <SheetBar open={sheet} onOpen={setSheet} />
      {isInserting && <Palette store={store} state={state} api={props.api} onClose={() => setInserting(false)} />}
      {kept && <KeepPattern block={kept} widgets={store.widgets} api={props.api} onClose={() => setKept(null)} />}
      {moved && <MoveTo block={moved} store={store} onClose={() => setMoved(null)} />}
      {showsKeys && <KeyList onClose={() => setShowsKeys(false)} />}
    </div>
  )
}

function open({ collection, id, user, layout, updatedAt, api }: VisualEditorProps) {
  const widgets = widgetsFor(collection)
  const store = new EditorStore(layout, widgets)
  const storage = typeof window === 'undefined' ? null : window.localStorage
  const box = new KeptChangesBox(`${user} ${collection} ${id}`, widgets, storage)
  const read = () => store.read().editing
  return { store, box, saver: new Saver({ address: `${api}/${collection}/${id}`, base: { updatedAt, layout }, box, read }) }
}
