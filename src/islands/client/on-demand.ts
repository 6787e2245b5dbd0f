import { ATTRIBUTE, type OnDemand, type OnDemandScript } from '../wire.ts'

/** What each of these scripts exports. */
export interface OnDemandModules {
  actions: {
    /** Runs the action that a link names; without a link, that of the address, if the page itself offers it. */
    open(link: HTMLAnchorElement | null): void
  }
  lightbox: {
    /** Shows the picture that a link leads to, and its group. */
    open(link: HTMLAnchorElement): void
    /** The same for an action anchor; false where its settings name no picture or video that may be shown. */
    openFromSettings(settings: Readonly<Record<string, unknown>>, opener: HTMLElement | null): Promise<boolean>
  }
  watch: {
    /** Watches for the moments at which the popups of this page open by themselves. */
    start(): void
    /** This popup never opens by itself again in this browser. */
    disable(id: number): void
  }
  popups: {
    /** Opens a popup of the site; with `toggle`, closes it if it is open. Rejects where it could not be fetched. */
    openPopup(id: number, options: { toggle: boolean; opener: HTMLElement | null }): Promise<void>
    /** The same for one that nobody asked for, once the visitor is free, if it is still allowed then. */
    openWhenFree(id: number, options: { isAllowed(): boolean; onOpen(): void; onClose(): void }): Promise<void>
    /** Closes the popup that holds the element, and for good if it is not to be shown again. */
    closePopup(inside: Element, options: { isForGood: boolean }): Promise<void>
  }
}

/** `null` on pages that were made without the site's frame. */
export function readOnDemand(): OnDemand | null {
  return JSON.parse(document.body.getAttribute(ATTRIBUTE.onDemand) ?? 'null')
}

export async function importScript<Name extends OnDemandScript>(name: Name): Promise<OnDemandModules[Name]> {
  const address = readOnDemand()?.scripts[name] ?? ''
  return import(/* @vite-ignore */ address)
}
