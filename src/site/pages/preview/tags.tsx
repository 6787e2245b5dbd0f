import type { PreviewFrame } from '../request-context.ts'

/** What turns a page into the frame of a live preview. */
export function PreviewTags({ frame, script }: { frame: PreviewFrame; script: string }) {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="lectern-preview" content={JSON.stringify(frame)} />
      <script type="module" src={script} />
    </>
  )
}
