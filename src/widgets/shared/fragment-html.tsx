import { Slot, SlotContext } from '#islands/slot.tsx'

const NAME = 'fragment'

/** A fragment that the renderer has made HTML of. */
export function FragmentHtml({ html }: { html: string | null }) {
  if (html === null || html === '') return null
  return (
    <SlotContext value={{ [NAME]: html }}>
      <Slot name={NAME} />
    </SlotContext>
  )
}
