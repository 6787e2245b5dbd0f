import { plainParagraphs } from '../rich-text/plain-text.ts'
import type { Found } from '../settings/setting.ts'
import type { RenderContext } from './context.ts'
import type { PreparedBlock, PreparedSlot } from './prepare.ts'
import { reportBlock } from './report-block.ts'
import { earlier, type LoadedBlock, retryMoment } from './session.ts'

/** Resolves the settings of all blocks and runs their `load` side by side. A block that fails is reported and left out. */
export async function loadBlocks(blocks: readonly PreparedBlock[], found: Found, context: RenderContext) {
  const loaded = new Map<PreparedBlock, LoadedBlock>()
  let expiresAt: Date | null = null
  const expireAt = (moment: Date) => {
    expiresAt = earlier(expiresAt, moment)
  }
  await Promise.all(
    blocks.map(async (block) => {
      try {
        loaded.set(block, await loadBlock(block, found, context, expireAt))
      } catch (error) {
        reportBlock(block.stored, error, context)
        expireAt(retryMoment(context.now))
      }
    }),
  )
  return { loaded, expiresAt: expiresAt as Date | null }
}

async function loadBlock(
  { id, widget, parsed, slots, isFirst }: PreparedBlock,
  found: Found,
  { reader, now, url }: RenderContext,
  expireAt: (moment: Date) => void,
): Promise<LoadedBlock> {
  const settings = parsed.resolve(found)
  const slotText = (name: string) => textsOf(slots.find((slot) => slot.name === name)).join('\n')
  const data = await widget.load?.(settings, { id, reader, now, url, isFirst, slotText, expireAt })
  return { settings, data }
}

function textsOf(slot: PreparedSlot | undefined): string[] {
  if (slot === undefined) return []
  if (slot.kind === 'blocks') return slot.blocks.flatMap(textsOfBlock)
  return plainParagraphs(slot.nodes, (node) => {
    const block = slot.blocks.get(node)
    return block === undefined ? [] : textsOfBlock(block)
  })
}

function textsOfBlock({ parsed, slots }: PreparedBlock): string[] {
  return [...parsed.texts, ...slots.flatMap(textsOf)]
}
