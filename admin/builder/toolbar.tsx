import { Button } from '@payloadcms/ui'
import type { History } from '#builder/history.ts'
import type { EditorStore } from './editor-store.ts'
import type { Saver, SaveState } from './saver.ts'
import { WIDTH_NAMES, WIDTHS, type Width } from './widths.ts'

const STATE_WORDS: Record<SaveState['kind'], string> = {
  saved: '已儲存',
  changed: '尚未儲存',
  saving: '儲存中…',
  publishing: '發布中…',
  published: '已發布',
  stale: '尚未儲存：別處改過',
  'signed-out': '尚未儲存：請重新登入',
  unreachable: '尚未儲存：連不上，已保留在這台電腦',
  failed: '尚未儲存：後台存不進去，已保留在這台電腦',
  refused: '尚未完成',
}

interface ToolbarProps {
  store: EditorStore
  saver: Saver
  history: History
  saveState: SaveState
  width: Width
  onWidth: (width: Width) => void
  /** The page is used as visitors will. */
  isTrying: boolean
  onTry: (isTrying: boolean) => void
  onInsert: () => void
  onKeys: () => void
}

export function Toolbar({ store, saver, history, saveState, width, onWidth, isTrying, onTry, onInsert, onKeys }: ToolbarProps) {
  return (
    <div className="lectern-visual__bar" role="toolbar" aria-label="編輯工具">
      <button type="button" className="lectern-visual__main" onClick={onInsert}>
        ＋ 新增元件
      </button>
      <span className="lectern-visual__group">
        <button type="button" disabled={history.past.length === 0} onClick={() => store.undo()}>
          復原
        </button>
        <button type="button" disabled={history.future.length === 0} onClick={() => store.redo()}>
          重做
        </button>
      </span>
      <fieldset className="lectern-visual__group lectern-visual__widths">
        <legend className="lectern-heard">頁面寬度</legend>
        {WIDTH_NAMES.map((name) => (
          <button type="button" key={name} aria-pressed={name === width} onClick={() => onWidth(name)}>
            {WIDTHS[name].label}
          </button>
        ))}
      </fieldset>
      <fieldset className="lectern-visual__group">
        <legend className="lectern-heard">頁面怎麼反應</legend>
        <button type="button" aria-pressed={!isTrying} onClick={() => onTry(false)}>
          編輯
        </button>
        <button type="button" aria-pressed={isTrying} onClick={() => onTry(true)}>
          操作
        </button>
      </fieldset>
      <button type="button" className="lectern-visual__plain" onClick={onKeys}>
        快速鍵
      </button>
      <output className="lectern-visual__state" aria-label="儲存狀態" data-state={saveState.kind}>
        {STATE_WORDS[saveState.kind]}
      </output>
      <Button size="medium" margin={false} disabled={saveState.kind === 'publishing'} onClick={() => void saver.publish()}>
        發布
      </Button>
    </div>
  )
}
