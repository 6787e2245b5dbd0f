/** In the frame of the visual editor: shows the document as it is being edited, and tells the admin what was clicked. */
import type { BlockText } from '#builder/block-texts.ts'
import { type FromCanvas, readToCanvas, type ToCanvas, writeMessage } from '#builder/messages.ts'
import { LAZY_PICTURE, showPicture } from '#islands/client/pictures.ts'
import { Dragging } from './dragging.ts'
import { readFrameSettings } from './frame-settings.ts'
import { createNewestWins } from './newest-wins.ts'
import { Overlay } from './overlay.ts'
import { addPageStyles } from './page-styles.ts'
import { markedAt, Picking } from './picking.ts'
import { isTyping, readShortcut } from './shortcuts.ts'
import { HELD, ShownPage } from './shown-page.ts'
import { type ShownText, shownTexts, textAt } from './shown-texts.ts'
import { Writing } from './writing.ts'

type Show = Extract<ToCanvas, { kind: 'show' }>

/** After this much rest the whole page is rendered once: a block alone does not know the font and the anchors of its page. */
const SETTLE_MS = 1200
const LONGEST_PASTE = 3_000_000

const settings = readFrameSettings()
let token = settings.token
const overlay = new Overlay(
  (id) => tell({ kind: 'fault', id }),
  (id, side) => tell({ kind: 'beside', id, side }),
)
const picking = new Picking()
let settling: ReturnType<typeof setTimeout> | undefined
let selected: { id: string; texts: readonly BlockText[] } | null = null
let clicked: MouseEvent | null = null
/** A block that was clicked again before its texts came. */
let awaited: string | null = null
/** What is to be shown once nobody is writing on the page. */
let held: Show | null = null

const writing = new Writing({
  onWritten(path, value) {
    if (selected) tell({ kind: 'written', id: selected.id, path, value })
    overlay.draw()
  },
  onEnd() {
    const task = held
    held = null
    if (task) void show(task)
    overlay.draw()
  },
})

const page = new ShownPage(() => {
  if (writing.isUnderWay) return false
  writing.restore()
  return true
})

/** The place that the admin was asked about last. */
let asked = { number: 0, place: '' }
const dragging = new Dragging({
  selected: () => overlay.selectedElement(),
  mayBegin: () => !writing.isUnderWay,
  onOver(id, drop, line) {
    overlay.showDrop(line)
    const place = JSON.stringify(drop)
    if (place === asked.place) return
    asked = { number: asked.number + 1, place }
    overlay.refuseDrop(null)
    if (drop) tell({ kind: 'drag', id, drop, number: asked.number })
  },
  onDrop: (id, drop) => tell({ kind: 'drop', id, drop }),
  onEnd() {
    asked = { ...asked, place: '' }
    overlay.showDrop(null)
  },
})

const show = createNewestWins(render, takeOver)

function takeOver(waiting: Show, newest: Show): Show {
  return waiting.changed?.block.id === newest.changed?.block.id ? newest : { ...newest, changed: null }
}

function hold(task: Show): void {
  held = held === null || held.revision > task.revision ? (held ?? task) : takeOver(held, task)
}

function tell(message: FromCanvas): void {
  window.parent.postMessage(writeMessage(message), settings.adminOrigin)
}

async function render(task: Show): Promise<void> {
  clearTimeout(settling)
  const status = await renderSmallest(task)
  if (status === HELD) return hold({ ...task, changed: null })
  openEverything()
  overlay.draw()
  tell(status === 200 ? { kind: 'shown', revision: task.revision } : { kind: 'trouble', status })
}

async function renderSmallest(task: Show): Promise<number> {
  const { layout, changed } = task
  if (changed === null) return page.renderPage(token, { layout }, true)
  const { status, isThere } = await page.renderBlock(token, changed.block, changed.isFirst)
  if (!isThere) return page.renderPage(token, { layout }, true)
  settling = setTimeout(() => void show({ ...task, changed: null }), SETTLE_MS)
  return status
}

/** What a visitor would open or scroll to is there at once. */
function openEverything(): void {
  document.querySelectorAll(LAZY_PICTURE).forEach(showPicture)
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
}

addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== settings.adminOrigin || source !== window.parent) return
  const message = readToCanvas(data)
  switch (message?.kind) {
    case 'show':
      return writing.isUnderWay ? hold(message) : void show(message)
    case 'texts':
      selected = message
      if (awaited === message.id && !writing.isUnderWay) write()
      awaited = null
      return
    case 'write':
      window.focus()
      if (!write()) tell({ kind: 'wordless' })
      return
    case 'faults':
      return overlay.showFaults(message.faults)
    case 'may-drop':
      if (message.number === asked.number) overlay.refuseDrop(message.reason)
      return
    case 'renew':
      token = message.token
      return
    case 'select':
      if (message.id !== selected?.id) selected = null
      overlay.select(message.id, message.name)
      if (message.isElsewhere) {
        picking.forget()
        overlay.selectedElement()?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }
  }
})

function textsShown(): ShownText[] {
  const block = overlay.selectedElement()
  return block === null || selected === null ? [] : shownTexts(block, selected.texts)
}

/** Begins with the text that was clicked, or with the first; `false` where there is none. */
function write(): boolean {
  const texts = textsShown()
  const text = (clicked && textAt(texts, clicked)) ?? texts[0]
  if (text) writing.begin(text)
  return text !== undefined
}

// Links lead nowhere and forms send nothing: whatever is clicked is chosen, and written once it is.
addEventListener(
  'click',
  (event) => {
    if (overlay.holds(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    if (writing.holds(event.target)) return
    const marked = markedAt(event.target)
    if (marked === null) return
    // The second of two quick clicks comes before the answer to the first.
    const id = marked.getAttribute('data-block')
    if (event.detail === 2 && id !== null && clicked && markedAt(clicked.target) === marked && selected?.id !== id) {
      awaited = id
      return
    }
    clicked = event
    const text = marked === overlay.selectedElement() ? textAt(textsShown(), event) : null
    if (text) writing.begin(text, { x: event.clientX, y: event.clientY })
    else tell(picking.pick(marked))
  },
  { capture: true },
)
addEventListener('submit', (event) => event.preventDefault(), { capture: true })
addEventListener('dragstart', (event) => event.preventDefault(), { capture: true })
addEventListener('drop', (event) => event.preventDefault(), { capture: true })
addEventListener('pointerover', ({ target }) => overlay.holds(target) || overlay.hover(markedAt(target)), { capture: true })
addEventListener(
  'pointermove',
  ({ target, clientY, pointerType }) => {
    if (overlay.holds(target)) return
    const isOffered = pointerType !== 'touch' && !dragging.isUnderWay && !writing.isUnderWay
    overlay.offerInsert(isOffered ? markedAt(target) : null, clientY)
  },
  { capture: true },
)
document.addEventListener('pointerleave', () => overlay.hover(null))

addEventListener('keydown', (event) => {
  if (writing.isUnderWay) return onKeyWhileWriting(event)
  if (dragging.isUnderWay && event.key === 'Escape') return dragging.cancel()
  if (event.key === 'Enter' && selected !== null) {
    event.preventDefault()
    if (!write()) tell({ kind: 'wordless' })
    return
  }
  const key = readShortcut(event)
  // The key itself goes into the text that has the focus then.
  if (key === null && isTyping(event)) write()
  if (key === null) return
  event.preventDefault()
  tell({ kind: 'key', ...key })
})

function onKeyWhileWriting(event: KeyboardEvent): void {
  if (event.isComposing) return
  const key = readShortcut(event)
  const isUndone = key?.isControl === true && ['z', 'y'].includes(key.key.toLowerCase())
  const isDone = event.key === 'Escape' || (event.key === 'Enter' && (!writing.isMultiline || event.ctrlKey || event.metaKey))
  if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, summary')) {
    // Where it would be a press of the button.
    event.preventDefault()
    writing.insertSpace()
  }
  if (!isUndone && !isDone) return
  event.preventDefault()
  writing.end()
  tell(isUndone ? { kind: 'key', ...key } : { kind: 'wrote' })
}

addEventListener('paste', (event) => {
  event.preventDefault()
  // The admin refuses what is this long, too; it need not be sent.
  const text = event.clipboardData?.getData('text/plain').slice(0, LONGEST_PASTE) ?? ''
  if (writing.isUnderWay) writing.insert(text)
  else tell({ kind: 'paste', text })
})

addPageStyles()
openEverything()
tell({ kind: 'ready' })
