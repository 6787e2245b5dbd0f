import { SafeLink } from '#kit/links/safe-link.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import { NO, NOT_GIVEN, YES } from './messages.ts'
import type { Cell } from './model.ts'

/** A sign never stands alone: its meaning is read with it. */
export function ComparisonCell({ cell }: { cell: Cell | undefined }) {
  switch (cell?.kind) {
    case 'yes':
      return <Sign kind="yes" words={YES} />
    case 'no':
      return <Sign kind="no" words={NO} />
    case 'image':
      return cell.image ? <PictureView picture={cell.image} sizes="8rem" /> : <NotGiven />
    case 'text':
      if (cell.text === '') return <NotGiven />
      return cell.link ? <SafeLink link={cell.link}>{cell.text}</SafeLink> : cell.text
    default:
      return <NotGiven />
  }
}

function Sign({ kind, words }: { kind: 'yes' | 'no'; words: string }) {
  return (
    <span className="w-comparison-table__sign" data-sign={kind}>
      <span className="vh">{words}</span>
    </span>
  )
}

function NotGiven() {
  return <span className="vh">{NOT_GIVEN}</span>
}
