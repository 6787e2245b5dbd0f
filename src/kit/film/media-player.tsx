import type { MediaFile } from '#published/film.ts'
import { messages } from './messages.ts'

/** What is inside a video or audio element: captions, words for browsers that know no such element, and the file itself. */
export function MediaContents({ file, captions }: { file: MediaFile; captions: MediaFile | null }) {
  return (
    <>
      {captions !== null && <track kind="captions" src={captions.url} srcLang="zh-Hant" label={messages.captions} default />}
      <span lang="en">{messages.unsupported}</span> <a href={file.url}>{messages.download}</a>
    </>
  )
}
