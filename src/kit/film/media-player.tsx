import { messages } from './messages.ts'

/** What is inside a video element: captions, words for browsers that know no such element, and the file itself. */
export function MediaContents({ href, captions }: { href: string; captions: string | null }) {
  return (
    <>
      {captions !== null && <track kind="captions" src={captions} srcLang="zh-Hant" label={messages.captions} default />}
      <span lang="en">{messages.unsupported}</span> <a href={href}>{messages.download}</a>
    </>
  )
}

/** Words where nothing can be played. */
export function MediaFault({ href }: { href: string }) {
  return (
    <p className="film__fault" role="alert">
      {messages.failed}
      <a href={href} download="">
        {messages.download}
      </a>
    </p>
  )
}
