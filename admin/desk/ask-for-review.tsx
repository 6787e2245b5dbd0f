'use client'

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useDiscussion } from './use-discussion.ts'

/** In the place of the publish button, for whoever may not publish: asks the editors to. */
export function AskForReview() {
  const { id, hasPublishPermission } = useDocumentInfo()
  const isModified = useFormModified()
  const { discussion, isBusy, send } = useDiscussion()
  if (hasPublishPermission || id === undefined || discussion === null || discussion.mayPublish) return null
  if (discussion.review?.state === 'waiting') {
    return (
      <Button buttonStyle="secondary" size="medium" disabled={isBusy} onClick={() => send('reviews/withdraw')}>
        收回送審
      </Button>
    )
  }
  return (
    <Button
      buttonStyle="primary"
      size="medium"
      disabled={isBusy || isModified}
      tooltip={isModified ? '等內容儲存好，就可以送審。' : undefined}
      onClick={() => send('reviews')}
    >
      送審
    </Button>
  )
}
