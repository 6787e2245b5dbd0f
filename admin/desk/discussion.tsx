'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { Discussion as Told } from '#cms/review/endpoints.ts'
import { MAX_COMMENT } from '#cms/review/limits.ts'
import { writeMoment } from '#platform/clock/taipei-time.ts'
import { ReturnDialog } from './return-dialog.tsx'
import { useDiscussion } from './use-discussion.ts'

/** Beside a form: whether the document waits for an editor, and what staff say about it. */
export function Discussion() {
  const { id } = useDocumentInfo()
  const { discussion, isBusy, send } = useDiscussion()
  const [text, setText] = useState('')
  if (id === undefined || discussion === null) return null
  const say = async () => {
    if (await send('comments', { text })) setText('')
  }
  return (
    <section className="lectern-discussion" aria-labelledby="lectern-discussion-title">
      <h2 id="lectern-discussion-title">討論</h2>
      <ReviewState discussion={discussion} isBusy={isBusy} send={send} />
      {discussion.comments.length > 0 && (
        <ol>
          {discussion.comments.map(({ id: comment, name, at, text: words, isOwn }) => (
            <li key={comment}>
              <strong>{name}</strong>
              <time dateTime={at}>{writeMoment(at)}</time>
              <p>{words}</p>
              {isOwn && (
                <button type="button" disabled={isBusy} onClick={() => send('comments/remove', { comment })}>
                  刪除<span className="lectern-heard">這則討論</span>
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <label>
        留言給同事
        <textarea value={text} maxLength={MAX_COMMENT} rows={3} onChange={(event) => setText(event.target.value)} />
      </label>
      <p>只有同事看得到，不會出現在網站上。</p>
      <button type="button" disabled={isBusy || text.trim() === ''} onClick={say}>
        送出
      </button>
    </section>
  )
}

interface ReviewStateProps {
  discussion: Told
  isBusy: boolean
  send(path: string, data?: object): Promise<boolean>
}

function ReviewState({ discussion: { review, mayReturn }, isBusy, send }: ReviewStateProps) {
  const [isAsking, setAsking] = useState(false)
  if (review === null || review.state === 'published') return null
  const sendBack = async (reason: string) => {
    if (await send('reviews/return', { reason })) setAsking(false)
  }
  return (
    <div className="lectern-discussion__review" data-state={review.state}>
      <p role="status">{wordsOf(review)}</p>
      {review.state === 'returned' && <p className="lectern-discussion__reason">{review.reason}</p>}
      {review.state === 'waiting' && mayReturn && !review.isOwn && (
        <button type="button" disabled={isBusy} onClick={() => setAsking(true)}>
          退回
        </button>
      )}
      {isAsking && <ReturnDialog isBusy={isBusy} onReturn={sendBack} onClose={() => setAsking(false)} />}
    </div>
  )
}

function wordsOf({ state, isOwn, askedBy, askedAt, decidedBy, decidedAt }: NonNullable<Told['review']>): string {
  if (state === 'returned') return `${decidedBy || '編輯'}在 ${writeMoment(decidedAt)} 退回，請修改後再送審：`
  if (isOwn) return `您在 ${writeMoment(askedAt)} 送審，等編輯看過。`
  return `${askedBy || '作者'}在 ${writeMoment(askedAt)} 送審。看過之後請按「發布變更」，或退回。`
}
