import type { ReactNode } from 'react'
import { lineOf } from '#builder/tree.ts'
import type { EditorState, EditorStore } from './editor-store.ts'
import { SettingGroups } from './setting-groups.tsx'

interface InspectorProps {
  store: EditorStore
  state: EditorState
  /** Payload's editor of formatted text. */
  richTextEditor: ReactNode
  /** The selected block is to be kept as a pattern. */
  onKeep: () => void
  /** It is to be moved to a place that is chosen from a list. */
  onMove: () => void
}

/** All settings of the selected block, made from the fields of its form. */
export function Inspector({ store, state: { editing, selected, slot }, richTextEditor, onKeep, onMove }: InspectorProps) {
  const { widgets } = store
  const line = selected === null ? [] : lineOf(editing.layout, selected, widgets)
  const block = slot === null ? line.at(-1)?.block : undefined
  return (
    <section className="lectern-visual__inspector" aria-label="元件設定">
      <h2>{block ? widgets.labelOf(block.blockType) : '元件設定'}</h2>
      {line.length > 1 && (
        <nav aria-label="所在的位置">
          <ol>
            {line.map(({ block: { id, blockType } }) => (
              <li key={id}>
                <button type="button" aria-current={id === block?.id} onClick={() => store.select(id)}>
                  {widgets.labelOf(blockType)}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {block === undefined && <p>{wordsFor(slot)}</p>}
      {block && (
        <>
          <div className="lectern-visual__actions">
            <button type="button" onClick={() => store.moveBy(-1)}>
              上移
            </button>
            <button type="button" onClick={() => store.moveBy(1)}>
              下移
            </button>
            <button type="button" onClick={onMove}>
              移到…
            </button>
            <button type="button" onClick={() => store.duplicate()}>
              複製一份
            </button>
            <button type="button" onClick={onKeep}>
              存成範本
            </button>
            <button type="button" onClick={() => store.remove()}>
              刪除
            </button>
          </div>
          {widgets.isKnown(block.blockType) ? (
            <div data-settings>
              <SettingGroups
                block={block}
                widgets={widgets}
                form={{
                  id: block.id,
                  richTextEditor,
                  newId: () => store.newId(),
                  set: (path, value, isTyping) => store.set(block.id, path, value, isTyping),
                }}
              />
            </div>
          ) : (
            <p>這個網站沒有「{block.blockType.slice(0, 40)}」這種元件：頁面不會顯示它，可以移動或刪除。</p>
          )}
        </>
      )}
    </section>
  )
}

function wordsFor(slot: EditorState['slot']): string {
  if (slot === null) return '在頁面上點一個元件，或在「結構」裡選一個。'
  return slot.index === undefined ? '這裡是空的，按「＋ 新增元件」放東西進來。' : '按「＋ 新增元件」，選好的元件會放在這個位置。'
}
