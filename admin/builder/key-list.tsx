import { useModal } from './use-modal.ts'

const KEYS = [
  ['/', '新增元件'],
  ['Enter', '直接在頁面上改文字；改好按 Esc'],
  ['Alt＋↑ 或 ↓', '上移、下移'],
  ['Ctrl＋D', '複製一份'],
  ['Ctrl＋C、X、V', '複製、剪下、貼上，也可以貼到別的頁面'],
  ['Ctrl＋Shift＋S', '存成範本'],
  ['Delete', '刪除'],
  ['Ctrl＋Z', '復原'],
  ['Ctrl＋Shift＋Z', '重做'],
  ['Esc', '選外面一層'],
  ['↑ ↓ ← →', '在結構裡移動、收合、展開'],
  ['?', '這份清單'],
] as const

export function KeyList({ onClose }: { onClose: () => void }) {
  const dialog = useModal(onClose)
  return (
    <dialog ref={dialog} className="lectern-visual__keys" aria-label="快速鍵">
      <h2>快速鍵</h2>
      <dl>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>Mac 請用 ⌘ 代替 Ctrl。</p>
      <button type="button" onClick={onClose}>
        關閉
      </button>
    </dialog>
  )
}
