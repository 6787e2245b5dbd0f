'use client'

import { Button, ConfirmationModal, toast, useConfig, useDocumentInfo, useFormModified, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

/** One button: what it asks of the document's endpoint. */
interface Action {
  label: string
  /** Below the document's address in the API. */
  path: string
  /** A file to save under this name; otherwise something is done, and the answer says what. */
  download?: string
  /** Asked before it is done. */
  confirm?: string
  /** Done to what is saved, so that an unsaved form has to be saved first. */
  needsSaved?: boolean
  isMain?: boolean
  /** Where to go when the document is no more. */
  leavesTo?: string
}

/** The buttons beside a document that do something with it. */
export function ActionButtons({ actions }: { actions: Action[] }) {
  const { id } = useDocumentInfo()
  if (!id) return null
  return (
    <div className="lectern-actions">
      {actions.map((action) => (
        <ActionButton key={action.path} action={action} />
      ))}
    </div>
  )
}

function ActionButton({ action }: { action: Action }) {
  const { label, path, download, confirm, needsSaved, isMain, leavesTo } = action
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const isModified = useFormModified()
  const { openModal } = useModal()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const address = `${config.routes.api}/${collectionSlug}/${id}/${path}`
  const modal = `${collectionSlug}-${path}`

  async function run(): Promise<void> {
    setBusy(true)
    try {
      const response = await fetch(address, { method: 'POST', credentials: 'same-origin' })
      const { message } = await response.json()
      if (!response.ok) throw new Error(message)
      toast.success(message)
      if (leavesTo) router.push(`${config.routes.admin}${leavesTo}`)
      else router.refresh()
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
        onClick={() => (confirm ? openModal(modal) : run())}
      >
        {label}
      </Button>
      {confirm && <ConfirmationModal modalSlug={modal} heading={label} body={confirm} confirmLabel={label} onConfirm={run} />}
    </>
  )
}
