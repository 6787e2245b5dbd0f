import type { Site, StoredBlock } from '#published/types.ts'
import type { RenderContext } from '#render/context.ts'
import { earliest } from '#render/earliest.ts'
import { renderLayout } from '#render/render-layout.ts'

/** The widgets of the site's frame, rendered: the header's menu and tools, and what floats over every page. */
export interface Frame {
  mainMenu: string
  tools: string
  everywhere: string
  /** Names of the widgets in it, for their style sheets. */
  widgets: Set<string>
  expiresAt: Date | null
}

/** Widgets that nearly every page has; their style sheets are part of the site's own. */
export const FRAME_WIDGETS: readonly string[] = ['nav-menu', 'header-search', 'back-to-top']

export const EMPTY_FRAME: Frame = { mainMenu: '', tools: '', everywhere: '', widgets: new Set(), expiresAt: null }

export async function renderFrame(site: Site, context: RenderContext): Promise<Frame> {
  const [mainMenu, tools, everywhere] = await Promise.all([
    renderLayout(mainMenuBlocks(site), context),
    renderLayout(site.headerTools, context),
    renderLayout(site.everywhere, context),
  ])
  return {
    mainMenu: mainMenu.html,
    tools: tools.html,
    everywhere: everywhere.html,
    widgets: new Set([...mainMenu.widgets, ...tools.widgets, ...everywhere.widgets]),
    expiresAt: earliest(mainMenu.expiresAt, tools.expiresAt, everywhere.expiresAt),
  }
}

function mainMenuBlocks({ headerMenu, utilityMenu }: Site): StoredBlock[] {
  if (headerMenu === null) return []
  return [{ id: 'main-menu', blockType: 'nav-menu', menu: headerMenu.id, label: '主選單', footMenu: utilityMenu?.id }]
}
