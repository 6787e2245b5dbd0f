import { windowFeatures } from './model.ts'

/** Leads to a messenger; false where the browser refused the window. */
export function openMessenger(address: string, target: '_self' | '_blank' | 'popup'): boolean {
  if (target === '_self') {
    location.assign(address)
    return true
  }
  const opened = open(address, '_blank', target === 'popup' ? windowFeatures(screen) : '')
  // Asking for `noopener` would hide whether the window was refused.
  if (opened) opened.opener = null
  return opened !== null
}
