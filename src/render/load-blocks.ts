import type { Breathe } from '#platform/breathing.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import type { LoadTools } from '#settings/define-widget.ts'
import { claimAnchor } from '#settings/rich-text/anchors.ts'
import { plainParagraphs } from '#settings/rich-text/plain-text.ts'
import type { ResolvedReferences } from '#settings/setting.ts'
import type { RenderContext, Rendered } from './context.ts'
import { earliest } from './earliest.ts'
import type { Preparation, PreparedBlock, PreparedSlot } from './prepare.ts'
import { reportBlock } from './report-block.ts'
import { type LoadedBlock, retryMoment } from './session.ts'

export type RenderFragment = (id: number) => Promise<Rendered | null>

/** Resolves the settings of all blocks and runs their `load` side by side. A block that fails is reported and left out. */
export async function loadBlocks(
  { blocks, context }: Preparation,
  found: ResolvedReferences,
  renderFragment: RenderFragment,
  breathe: Breathe,
) {
  const loaded = new Map<PreparedBlock, LoadedBlock>()
  const widgets = new Set<string>()
  let expiresAt: Date | null = null
  const expireAt = (moment: Date) => {
    expiresAt = earliest(expiresAt, moment)
  }
  const tools = {
    expireAt,
    async claimAnchor(words: string) {
      await context.isWanted
      return claimAnchor(words, context.anchors)
    },
    async renderFragment(id: number) {
      const rendered = await renderFragment(id)
      if (rendered === null) return null
      for (const widget of rendered.widgets) widgets.add(widget)
      if (rendered.expiresAt) expireAt(rendered.expiresAt)
      return rendered.html
    },
  }
  let lost: unknown = null
  async function load(block: PreparedBlock): Promise<void> {
    try {
      loaded.set(block, await loadBlock(block, found, context, tools))
    } catch (error) {
      // Without its database a page would lack whatever it shows: the last good one is better, or none.
      if (isDatabaseAway(error)) lost ??= error
      else {
        reportBlock(block.stored, error, context)
        expireAt(retryMoment(context.now))
      }
    }
  }

  const loads: Promise<void>[] = []
  for (const block of blocks) {
    await breathe()
    if (lost !== null) break
    loads.push(load(block))
  }
  await Promise.all(loads)
  if (lost !== null) throw lost
  return { loaded, widgets, expiresAt: expiresAt as Date | null }
}

async function loadBlock(
  { id, widget, parsed, slots, isFirst }: PreparedBlock,
  found: ResolvedReferences,
  { reader, now, url, subject, mapServices, parameters, stampForm, returned }: RenderContext,
  tools: Pick<LoadTools, 'expireAt' | 'renderFragment' | 'claimAnchor'>,
): Promise<LoadedBlock> {
  const settings = parsed.resolve(found)
  const slotText = (name: string) => textsOf(slots.find((slot) => slot.name === name)).join('\n')
  const readParameter: LoadTools['readParameter'] = (name, isMeant) => {
    parameters.set(name, isMeant)
    const value = url.searchParams.get(name)
    return value !== null && isMeant(value) ? value : null
  }
  const data = await widget.load?.(settings, {
    id,
    reader,
    now,
    url,
    readParameter,
    isFirst,
    slotText,
    subject,
    mapServices,
    stampForm,
    returned: returned?.id === id ? returned : null,
    ...tools,
  })
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
