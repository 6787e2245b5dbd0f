/** In the frame of the live preview: whenever the form in the admin changes, the page is rendered with it and brought up to date. */
import { readFrameSettings } from './frame-settings.ts'
import { keepScrollPosition } from './keep-scroll-position.ts'
import { createNewestWins } from './newest-wins.ts'
import { say, wordsFor } from './note.ts'
import { addPageStyles } from './page-styles.ts'
import { ShownPage } from './shown-page.ts'
import { stayOnPage } from './stay-on-page.ts'

const MESSAGE_TYPE = 'payload-live-preview'

addPageStyles()
const { adminOrigin, token } = readFrameSettings()
const page = new ShownPage()
const show = createNewestWins(
  async (form: unknown) => say(wordsFor(await page.renderPage(token, form, false))),
  (_, newest) => newest,
)

addEventListener('message', ({ origin, data }: MessageEvent) => {
  if (origin !== adminOrigin || data?.type !== MESSAGE_TYPE || typeof data.data !== 'object') return
  void show(data.data)
})
const isFramed = window.parent !== window
const opener = window.opener ?? (isFramed ? window.parent : null)
opener?.postMessage({ type: MESSAGE_TYPE, ready: true }, adminOrigin)
if (isFramed) {
  stayOnPage()
  keepScrollPosition(token)
}
