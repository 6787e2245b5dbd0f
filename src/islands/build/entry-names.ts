import type { OnDemandScript } from '../wire.ts'

/**
 * Content blockers hide what is called like this, in addresses and in markup: such widgets go by another name where a browser
 * can see it.
 */
const PUBLIC_NAMES: Readonly<Record<string, string>> = { 'share-buttons': 'pass' }

export function publicName(widget: string): string {
  return PUBLIC_NAMES[widget] ?? widget
}

/** Names of the client build's entries: the build gives them, the server finds them in the manifest. */
export const ENTRY = {
  loader: 'loader',
  preview: 'preview',
  canvas: 'canvas',
  siteStyle: 'site',
  widgetStyle: (widget: string) => `widget-${publicName(widget)}`,
  island: (name: string) => `island-${publicName(name)}`,
  onDemand: (script: OnDemandScript) => `on-demand-${script}`,
}

/** Sources of the scripts that a page fetches when a visitor needs them, from the repository's root. */
export const ON_DEMAND_SOURCES: Record<OnDemandScript, string> = {
  actions: 'src/islands/client/actions/open.ts',
  lightbox: 'src/widgets/lightbox/open.tsx',
  popups: 'src/popups/client/open.ts',
  watch: 'src/popups/client/watch.ts',
}

export function onDemandNames(): OnDemandScript[] {
  return Object.keys(ON_DEMAND_SOURCES) as OnDemandScript[]
}
