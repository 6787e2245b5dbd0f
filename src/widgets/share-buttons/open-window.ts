const WINDOW_WIDTH = 640
const WINDOW_HEIGHT = 480

/** A small window in the middle of the screen; false where it is refused. */
export function openWindow(href: string): boolean {
  const left = Math.max(0, Math.round((screen.width - WINDOW_WIDTH) / 2))
  const top = Math.max(0, Math.round((screen.height - WINDOW_HEIGHT) / 2))
  const opened = open(href, '_blank', `popup,width=${WINDOW_WIDTH},height=${WINDOW_HEIGHT},left=${left},top=${top}`)
  // Asking for `noopener` would hide whether the window was refused.
  if (opened) opened.opener = null
  return opened !== null
}
