import type { StoredBlock } from '#published/types.ts'
import { SettingError } from '#settings/setting-error.ts'
import type { RenderContext } from './context.ts'

/** Tells whoever runs the site that a block is missing from its page. */
export function reportBlock(
  { id, blockType }: Pick<StoredBlock, 'id' | 'blockType'>,
  error: unknown,
  context: RenderContext,
): void {
  const setting = error instanceof SettingError ? error.setting : null
  context.reportFailure({ page: context.url.pathname, widget: blockType, blockId: String(id ?? ''), setting, error })
}
