import type { EditorState } from './editor-store.ts'
import type { Saver, SaveState } from './saver.ts'
import type { Offer } from './use-kept-changes.ts'

interface NoticesProps {
  said: EditorState['said']
  saveState: SaveState
  saver: Saver
  offer: Offer | null
}

/** What an editor has to know or to decide, in sentences. */
export function Notices({ said, saveState, saver, offer }: NoticesProps) {
  return (
    <div className="lectern-visual__notices">
      <p role="status" className={said.isRefusal ? undefined : 'lectern-heard'}>
        {/* Said anew even if the words are the same. */}
        {said.words !== '' && <span key={said.number}>{said.words}</span>}
      </p>
      <SaveNotice state={saveState} saver={saver} />
      {offer && (
        <div role="alert">
          <p>{offer.words}</p>
          <button type="button" onClick={offer.onTake}>
            放回來
          </button>
          <button type="button" onClick={offer.onLeave}>
            不要了
          </button>
        </div>
      )}
    </div>
  )
}

function SaveNotice({ state, saver }: { state: SaveState; saver: Saver }) {
  switch (state.kind) {
    case 'stale':
      return (
        <div role="alert">
          <p>
            這份內容剛剛在別處改過，所以您的修改還沒有存進去，先保留在這台電腦。您可以重新載入看對方的內容，再決定要不要放回自己的修改；也可以用自己的版本儲存，對方的版本會留在版本記錄裡。
          </p>
          <button type="button" onClick={() => location.reload()}>
            重新載入
          </button>
          <button type="button" onClick={() => void saver.overwrite()}>
            用我的版本儲存
          </button>
        </div>
      )
    case 'signed-out':
      return (
        <div role="alert">
          <p>登入的時間已過，修改還沒有存進去，先保留在這台電腦。請在另一個分頁登入，這裡會自己再試。</p>
          <a href="/admin/login" target="_blank" rel="noreferrer">
            在新分頁登入
          </a>
        </div>
      )
    case 'unreachable':
      return (
        <div role="alert">
          <p>現在連不上後台，修改先保留在這台電腦，連上之後會自己儲存。</p>
        </div>
      )
    case 'failed':
      return (
        <div role="alert">
          <p>
            後台收到了修改，但是存不進去，可能是主機的磁碟滿了。修改先保留在這台電腦，之後會自己再試；請把這件事告訴管理主機的人。
          </p>
        </div>
      )
    case 'refused':
      return (
        <div role="alert">
          <p>{state.reason}</p>
        </div>
      )
    default:
      return null
  }
}
