'use client'

import { PublishButton as PayloadsButton, ServerFunctionsContext, useServerFunctions } from '@payloadcms/ui'
import { useMemo } from 'react'
import { AskForReview } from '../desk/ask-for-review.tsx'
import { tellRefusals } from './tell-refusals.ts'
import { useFittingPreview } from './use-fitting-preview.ts'
import { useNameForUntitled } from './use-name-for-untitled.ts'
import { useUnpublishedAtOnce } from './use-unpublished-at-once.ts'

/** Payload's own, with a drawer that says so when a schedule was not made; by itself it calls every one a success. */
export function PublishButton() {
  // This is the one component of ours that stands on every form with drafts.
  useNameForUntitled()
  useUnpublishedAtOnce()
  useFittingPreview()
  const functions = useServerFunctions()
  const telling = useMemo(() => ({ ...functions, schedulePublish: tellRefusals(functions.schedulePublish) }), [functions])
  return (
    <ServerFunctionsContext value={telling}>
      <PayloadsButton />
      <AskForReview />
    </ServerFunctionsContext>
  )
}
