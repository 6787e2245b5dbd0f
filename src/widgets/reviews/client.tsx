'use client'
import { useState } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { messages } from './messages.ts'

interface FoldedReviewProps {
  restId: string
  /** Who wrote it, for those who hear the button alone. */
  name: string
  head: SlotContent
  /** All of the text is in the page; the style sheet hides its end where this can show it again. */
  rest: SlotContent
}

export const FoldedReview = island('reviews', function FoldedReview({ restId, name, head, rest }: FoldedReviewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="w-reviews__text">
      <Slot as="span" content={head} />
      <Slot as="span" className="w-reviews__rest" id={restId} content={rest} />
      <button
        type="button"
        className="w-reviews__more"
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setOpen(!isOpen)}
      >
        <span lang="en">{isOpen ? messages.collapse : messages.more}</span>
        <span className="vh">{messages.ofReview(name)}</span>
      </button>
    </p>
  )
})
