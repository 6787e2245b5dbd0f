import { Slot, SlotContext } from '#islands/slot.tsx'

const NAME = 'fragment'

/** A fragment that the renderer has made HTML of. */
export function FragmentHtml({ html, className }: { html: string | null; className?: string }) {
  if (html === null || html === '') return null
  return (
    <SlotContext value={{ [NAME]: html }}>
      <Slot name={NAME} className={className} />
    </SlotContext>
  )
}
