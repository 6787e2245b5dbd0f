import { Fragment } from 'react'
import { cutIntoChunks } from './phrase-chunks.ts'

/** A headline that breaks between words. The text itself is never changed. */
export function Phrase({ text }: { text: string }) {
  return (
    <span className="phrase">
      {cutIntoChunks(text).map(({ text: words, start, isTight }) => (
        <Fragment key={start}>
          {start > 0 && <wbr />}
          {isTight ? <span className="nowrap">{words}</span> : words}
        </Fragment>
      ))}
    </span>
  )
}
