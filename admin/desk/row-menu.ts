'use client'

import { toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { type RefObject, useEffect } from 'react'
import { CLIPBOARD, readCopiedRow } from './copied-row.ts'
import { mayHold } from './may-hold.ts'

const ACTION = 'lectern-row-action'
type Action = 'paste' | 'remove'

interface RowMenu {
  /** Something in the head of the row. */
  head: RefObject<HTMLElement | null>
  /** The path of the row in its form. */
  path: string
  onRemove: () => void
}

/**
 * Two entries of a row's menu do as they say: 貼在下方 adds a row, where Payload would write over this one, and 移除 asks first. The menu
 * lies at the end of the document and knows nothing of its row, so the last button that opened one is kept.
 */
export function useRowMenu({ head, path, onRemove }: RowMenu): void {
  const pasteBelow = usePasteBelow(path)
  useEffect(() => {
    watchMenus()
    const row = head.current
    const act = (event: Event) => {
      if ((event as CustomEvent<Action>).detail === 'paste') pasteBelow()
      else onRemove()
    }
    row?.addEventListener(ACTION, act)
    return () => row?.removeEventListener(ACTION, act)
  })
}

function usePasteBelow(path: string): () => void {
  const { config, getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { addFieldRow, getFields } = useForm()
  return () => {
    const steps = path.split('.')
    const index = Number(steps.pop())
    const list = steps.join('.')
    const copied = readCopiedRow(localStorage.getItem(CLIPBOARD), createId)
    const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug ? getEntityConfig({ globalSlug }) : null
    const blockTypeAt = (at: string) => getFields()[`${at}.blockType`]?.value as string | undefined
    const schema = { fields: entity?.fields ?? [], blocks: config.blocksMap, blockTypeAt }
    if (copied === null) toast.error('還沒有複製任何一列。')
    else if (!mayHold(schema, list, copied)) toast.error('複製的那一列不能放在這裡。')
    else {
      const { blockType, state } = copied
      addFieldRow({ path: list, rowIndex: index + 1, schemaPath: '', subFieldState: state, ...(blockType && { blockType }) })
      toast.success('已貼在下方。')
    }
  }
}

/** As Payload makes them: the second, then chance. */
function createId(): string {
  const second = Math.floor(Date.now() / 1000).toString(16)
  const chance = crypto.getRandomValues(new Uint8Array(8))
  return second + [...chance].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

let isWatching = false
let opener: Element | null = null

function watchMenus(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('click', divert, true)
}

function divert(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null
  opener = target?.closest('.array-actions__button') ?? opener
  const action = target?.closest('.array-actions__paste') ? 'paste' : target?.closest('.array-actions__remove') ? 'remove' : null
  const head = opener?.closest('.collapsible')?.querySelector('.lectern-row-label')
  if (action === null || !head) return
  event.stopImmediatePropagation()
  event.preventDefault()
  // Closes the menu and gives the focus back to its button.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  head.dispatchEvent(new CustomEvent<Action>(ACTION, { detail: action }))
}
