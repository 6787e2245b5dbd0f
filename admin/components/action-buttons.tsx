'use client'

import { Button, ConfirmationModal, toast, useConfig, useDocumentInfo, useFormModified, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { Fragment, useState } from 'react'

/** One button: what it asks of the document's endpoint. */
interface Action {
  label: string
  /** Below the document's address in the API. */
  path: string
  /** A file to save under this name; otherwise something is done, and the answer says what. */
  download?: string
  /** Asked before it is done. */
  confirm?: string
  /** The same, in words that the endpoint of this path answers at that moment. */
  asks?: string
  /** Said above the button. */
  help?: string
  /** Done to what is saved, so that an unsaved form has to be saved first. */
  needsSaved?: boolean
  isMain?: boolean
  /** Where to go when the document is no more. */
  leavesTo?: string
}

/** The buttons beside a document that do something with it. */
export function ActionButtons({ actions }: { actions: Action[] }) {
  const { id } = useDocumentInfo()
  const steps = actions.filter(({ help }) => help !== undefined)
  if (!id)
    return steps.length === 0 ? null : (
      <p className="lectern-actions__hint">儲存之後，這裡會出現「{steps.map(({ label }) => label).join('」與「')}」。</p>
    )
  return (
    <div className="lectern-actions">
      {actions.map((action) => (
        <Fragment key={action.path}>
          {action.help && <p className="lectern-actions__hint">{action.help}</p>}
          <ActionButton action={action} />
        </Fragment>
      ))}
    </div>
  )
}

function ActionButton({ action }: { action: Action }) {
  const { label, path, download, confirm, asks, needsSaved, isMain, leavesTo } = action
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const isModified = useFormModified()
  const { openModal } = useModal()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [question, setQuestion] = useState(confirm)
  const address = `${config.routes.api}/${collectionSlug}/${id}/${path}`
  const modal = `${collectionSlug}-${path}`

  const run = () =>
    attempt(async () => {
      toast.success(await call(address, 'POST'))
      if (leavesTo) router.push(`${config.routes.admin}${leavesTo}`)
      else router.refresh()
    })

  const ask = () =>
    attempt(async () => {
      if (asks) setQuestion(await call(`${config.routes.api}/${collectionSlug}/${id}/${asks}`, 'GET'))
      openModal(modal)
    })

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(error instanceof Error && error.message ? error.message : '沒有成功，請再試一次。')
    } finally {
      setBusy(false)
    }
  }

  if (download) {
    return (
      <Button el="anchor" buttonStyle="secondary" url={address}>
        {label}
      </Button>
    )
  }
  const isHeldBack = needsSaved === true && isModified
  return (
    <>
      <Button
        buttonStyle={isMain ? 'primary' : 'secondary'}
        disabled={isBusy || isHeldBack}
        tooltip={isHeldBack ? '請先儲存。' : undefined}
        onClick={() => (confirm || asks ? ask() : run())}
      >
        {label}
      </Button>
      {(confirm || asks) && (
        <ConfirmationModal modalSlug={modal} heading={label} body={question ?? ''} confirmLabel={label} onConfirm={run} />
      )}
    </>
  )
}

/** The answer's words; a refusal is thrown in its own. */
async function call(address: string, method: 'GET' | 'POST'): Promise<string> {
  const response = await fetch(address, { method, credentials: 'same-origin' })
  const { message } = await response.json()
  if (!response.ok) throw new Error(message)
  return message
}
