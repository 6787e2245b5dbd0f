'use client'
import { type MouseEvent, useRef } from 'react'
import { SEARCH_HREF } from '#addresses/search.ts'
import { isPlainClick } from '#islands/client/plain-click.ts'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { commandAttributes } from '#kit/dialog/dialog-attributes.ts'
import { useClosedOnLeaving } from '#kit/dialog/use-closed-on-leaving.ts'
import { Icon } from '#kit/icon.tsx'
import { useAwake } from '#kit/use-awake.ts'
import { SearchField } from './field.tsx'
import { currentQuery } from './model.ts'
import { Results } from './results.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface HeaderSearchProps {
  id: string
  iconSize: string
  placeholder: string
  /** The visitor is on the search page already. */
  isCurrent: boolean
  popular: SlotContent
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A link to the search page. Awake, it opens a dialog instead, whose form leads there, with suggestions as the visitor types. */
export const HeaderSearch = island('header-search', function HeaderSearch(props: HeaderSearchProps) {
  const { id, iconSize, placeholder, isCurrent, popular } = props
  const dialogId = `${id}-dialog`
  const titleId = `${id}-title`
  const isAwake = useAwake()
  const opener = useRef<HTMLAnchorElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { outcome, type, stop } = useSuggestions()
  useClosedOnLeaving(dialog)

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent) || !dialog.current || !field.current) return
    event.preventDefault()
    if (dialog.current.open) return
    if (field.current.value === '') field.current.value = currentQuery(location.search)
    dialog.current.showModal()
    field.current.focus()
    field.current.select()
    type(field.current.value)
  }
  const close = () => {
    stop()
    // Some browsers do not focus a link that is clicked, and would give the focus back to nothing.
    opener.current?.focus()
  }
  const move = (event: React.KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || event.nativeEvent.isComposing) return
    const links = dialog.current?.querySelectorAll<HTMLElement>('[data-results] a[href]') ?? []
    const stops = [field.current, ...[...links].filter((link) => link.checkVisibility())]
    const at = stops.indexOf(event.target as HTMLInputElement)
    const next = stops[at + step]
    if (at === -1 || !next) return
    event.preventDefault()
    next.focus()
  }
  const pressBelow = ({ target, clientY }: MouseEvent) => {
    // Other browsers close it by themselves.
    if ('closedBy' in HTMLDialogElement.prototype || target !== dialog.current) return
    if (clientY > dialog.current.getBoundingClientRect().bottom) dialog.current.close()
  }

  return (
    <div className="w-header-search" data-icon={iconSize}>
      <a
        className="icon-btn w-header-search__opener"
        href={SEARCH_HREF}
        aria-current={isCurrent ? 'page' : undefined}
        aria-haspopup={isAwake ? 'dialog' : undefined}
        onClick={open}
        ref={opener}
      >
        <Icon name="search" />
        <span className="vh">搜尋</span>
      </a>
      {/* Its titles are no headings: it stands before the page's own first heading. */}
      <dialog
        className="w-header-search__dialog"
        id={dialogId}
        aria-labelledby={titleId}
        {...{ closedby: 'any' }}
        data-lock
        onKeyDown={move}
        onClick={pressBelow}
        onClose={close}
        ref={dialog}
      >
        <div className="wrap w-header-search__in">
          <div className="w-header-search__top">
            <p className="w-header-search__title" id={titleId}>
              站內搜尋
            </p>
            <button className="icon-btn" {...commandAttributes('close', dialogId)}>
              <Icon name="close" />
              <span className="vh">關閉搜尋</span>
            </button>
          </div>
          <SearchField id={id} placeholder={placeholder} onType={type} ref={field} />
          <div className="w-header-search__cols">
            {popular !== null && <Slot content={popular} />}
            <Results outcome={outcome} />
          </div>
          <p className="vh" role="status">
            {outcome.announcement}
          </p>
        </div>
      </dialog>
    </div>
  )
})
