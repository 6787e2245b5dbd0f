'use client'
import { isPlainClick } from '#islands/client/plain-click.ts'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { useCopy } from '#kit/copying/use-copy.ts'
import { COPIED, COPY_FAILED } from './messages.ts'
import { openWindow } from './open-window.ts'

const NOTE_MS = 1500

interface PassItem {
  id: string
  act: { kind: 'open'; href: string } | { kind: 'mail'; href: string } | { kind: 'print' } | { kind: 'copy'; url: string }
  /** What stands on it. */
  face: SlotContent
}

interface PassButtonsProps {
  skin: string
  shape: string
  /** `0`: as many as fit. */
  columns: string | number
  items: PassItem[]
}

/** Networks open in a small window; the page prints itself and copies its address. */
export const PassButtons = island('share-buttons', function PassButtons({ skin, shape, columns, items }: PassButtonsProps) {
  const { state, copy } = useCopy(NOTE_MS)
  const [List, Item] = items.length > 1 ? (['ul', 'li'] as const) : (['div', 'div'] as const)
  const copied = items.find(({ act }) => act.kind === 'copy')?.act
  return (
    <div className="w-pass" data-skin={skin} data-shape={shape}>
      <List className="w-pass__list" data-columns={columns || undefined}>
        {items.map(({ id, act, face }) => (
          <Item key={id} className="w-pass__item">
            <PassControl act={act} face={face} copied={state ?? undefined} onCopy={copy} />
          </Item>
        ))}
      </List>
      {copied?.kind === 'copy' && (
        <p className="w-pass__note" role="status">
          {state === 'yes' && COPIED}
          {state === 'no' && `${COPY_FAILED}：${copied.url}`}
        </p>
      )}
    </div>
  )
})

interface PassControlProps extends Pick<PassItem, 'act' | 'face'> {
  copied: string | undefined
  onCopy: (url: string) => void
}

function PassControl({ act, face, copied, onCopy }: PassControlProps) {
  const shared = { className: 'w-pass__link', content: face }
  switch (act.kind) {
    case 'mail':
      return <Slot as="a" {...shared} href={act.href} />
    case 'open':
      return (
        <Slot as="a" {...shared} href={act.href} target="_blank" rel="noopener" onClick={(event) => follow(event, act.href)} />
      )
    case 'print':
      return <Slot as="button" type="button" {...shared} data-act="print" onClick={() => print()} />
    case 'copy':
      return (
        <Slot
          as="button"
          type="button"
          {...shared}
          data-act="copy"
          value={act.url}
          data-copied={copied}
          onClick={() => onCopy(act.url)}
        />
      )
  }
}

/** Where the window is refused, the link opens a tab. */
function follow(event: React.MouseEvent, href: string): void {
  if (isPlainClick(event.nativeEvent) && openWindow(href)) event.preventDefault()
}
