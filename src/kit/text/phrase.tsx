import { Fragment } from 'react'
import { cutIntoChunks } from './phrase-chunks.ts'

/** A headline that breaks between words. The text itself is never changed. */
export function Phrase({ text }: { text: string }) {
  return (
    <span className="phrase">
      {cutIntoChunks(text).map(({ text: words, start, isTight }) => (
        <Fragment key={start}>
          {/* Hidden: otherwise browsers put a space in its place into the names of links and headings. */}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus */}
          {start > 0 && <wbr aria-hidden="true" />}
          {isTight ? <span className="nowrap">{words}</span> : words}
        </Fragment>
      ))}
    </span>
  )
}
