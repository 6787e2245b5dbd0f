import { type ReactNode, type Ref, useRef } from 'react'
import { dialogAttributes } from '#kit/dialog/dialog-attributes.ts'
import { useDialog } from '#kit/dialog/use-dialog.ts'
import { useAwake } from '#kit/use-awake.ts'
import { useDropdown } from './use-dropdown.ts'

export interface PanelProps {
  id: string
  opener: { href: string; isBare: boolean; face: ReactNode }
  isOpen: boolean
  /** A mouse opens it by hovering. */
  opensOnHover: boolean
  /** What is announced. */
  words: string
  onToggle(isOpen: boolean): void
  children: ReactNode
}

/** Below the opener. Escape, a click outside and the focus that goes elsewhere close it. */
export function DropdownPanel({ id, opener, isOpen, opensOnHover, words, onToggle, children }: PanelProps) {
  const { root, link, panel, press, hover, leave, blur } = useDropdown({ isOpen, opensOnHover, onToggle })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it holds is a button
    <div ref={root} className="w-mini-cart" onPointerEnter={hover} onPointerLeave={leave} onBlur={blur}>
      <Opener {...opener} ref={link} panelId={id} isOpen={isOpen} onPress={press} />
      <section ref={panel} className="w-mini-cart__panel" id={id} aria-labelledby={`${id}-title`} tabIndex={-1} hidden={!isOpen}>
        {children}
      </section>
      <Announcement words={words} />
    </div>
  )
}

/** At the side, over the page. */
export function AsidePanel({ id, opener, isOpen, words, onToggle, children }: PanelProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const { ref, show } = useDialog({ onShown: () => onToggle(true), onClose: () => onToggle(false) })
  return (
    <div className="w-mini-cart">
      <Opener {...opener} ref={link} panelId={id} isOpen={isOpen} isDialog onPress={() => show(link.current)} />
      <dialog
        ref={ref}
        className="w-mini-cart__panel"
        id={id}
        {...dialogAttributes({ closesOnOverlay: true, locksScroll: true })}
        aria-labelledby={`${id}-title`}
      >
        {children}
      </dialog>
      <Announcement words={words} />
    </div>
  )
}

interface OpenerProps {
  ref: Ref<HTMLAnchorElement>
  href: string
  isBare: boolean
  face: ReactNode
  panelId: string
  isOpen: boolean
  isDialog?: boolean
  onPress(): void
}

/** A link to the cart page; awake, a button that opens the panel. The loader presses links of this role by the space bar. */
function Opener({ ref, href, isBare, face, panelId, isOpen, isDialog = false, onPress }: OpenerProps) {
  const isAwake = useAwake()
  const button = {
    role: 'button',
    'aria-controls': panelId,
    'aria-expanded': isOpen,
    'aria-haspopup': isDialog ? ('dialog' as const) : undefined,
  }
  return (
    <a
      ref={ref}
      className="w-mini-cart__opener"
      href={href}
      data-bare={isBare ? '' : undefined}
      {...(isAwake && button)}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {face}
    </a>
  )
}

function Announcement({ words }: { words: string }) {
  return (
    <p className="vh" role="status">
      {words}
    </p>
  )
}
