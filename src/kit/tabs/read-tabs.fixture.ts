import { ATTRIBUTE } from '#islands/wire.ts'
import type { RenderContext } from '#render/context.ts'
import { renderWidget } from '../../../tests/fixtures/render-widget.ts'

/** A widget of tabs as it stands in a page: its markup, and what assistive technology is told of tabs and panels. */
export async function renderTabs(blockType: 'tabs' | 'toggle', settings: object, changes: Partial<RenderContext> = {}) {
  const { html, tags } = await renderWidget(blockType, { id: 'one', ...settings }, changes)
  const withRole = (role: string) => tags.filter(({ attributes }) => attributes.get('role') === role)
  const island = tags.find(({ attributes }) => attributes.get(ATTRIBUTE.widget) === 'tabs')?.attributes
  return {
    html,
    props: JSON.parse(island?.get(ATTRIBUTE.props) ?? 'null'),
    root: tags.find(({ attributes }) => attributes.get('class') === `w-${blockType}`)?.attributes,
    list: withRole('tablist')[0]?.attributes,
    tabs: withRole('tab').map(({ attributes }) => ({
      opens: attributes.get('aria-controls'),
      isSelected: attributes.get('aria-selected') === 'true',
      isReachedByTab: attributes.get('tabindex') === '0',
    })),
    panels: withRole('tabpanel').map(({ attributes }) => ({
      id: attributes.get('id'),
      tab: attributes.get('aria-labelledby'),
      isHidden: attributes.has('hidden'),
    })),
  }
}
