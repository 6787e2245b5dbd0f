import type { BlockText } from '#builder/block-texts.ts'
import { LONGEST_TEXT } from '#builder/messages.ts'
import type { ShownText } from './shown-texts.ts'

interface Started {
  element: HTMLElement
  text: BlockText
  /** Puts back what the server drew: the next rendering is compared with that. */
  restore: () => void
}

interface WritingOptions {
  onWritten: (path: string, value: string) => void
  /** The words are as they will stay for now. */
  onEnd: () => void
}

/** One text of the page while it is written in place, as plain text; nothing is told while 注音 is being composed. */
export class Writing {
  readonly #options: WritingOptions
  #started: Started | null = null
  #ended: Started | null = null
  #isComposing = false
  #told = ''

  constructor(options: WritingOptions) {
    this.#options = options
  }

  get isUnderWay(): boolean {
    return this.#started !== null
  }

  get isMultiline(): boolean {
    return this.#started?.text.isMultiline === true
  }

  holds(target: EventTarget | null): boolean {
    return target instanceof Node && this.#started?.element.contains(target) === true
  }

  /** Begins at the point that was clicked, or at the end. */
  begin({ node, text }: ShownText, point?: { x: number; y: number }): void {
    this.end()
    this.restore()
    const { element, restore } = open(node)
    element.textContent = text.value
    element.contentEditable = 'plaintext-only'
    element.dataset.writing = ''
    element.spellcheck = false
    this.#started = { element, text, restore }
    this.#told = text.value
    element.addEventListener('compositionstart', this.#compose)
    element.addEventListener('compositionend', this.#composed)
    element.addEventListener('input', this.#tell)
    element.addEventListener('blur', this.#leave)
    element.focus()
    placeCaret(element, point)
  }

  /** Takes in pasted words, without markup. */
  insert(words: string): void {
    const line = this.isMultiline ? words.replaceAll(/\r\n?/g, '\n') : words.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim()
    insertAtCaret(line.slice(0, LONGEST_TEXT))
  }

  insertSpace(): void {
    insertAtCaret(' ')
  }

  end(): void {
    const started = this.#started
    if (started === null) return
    this.#isComposing = false
    this.#tell()
    this.#started = null
    this.#ended = started
    const { element } = started
    element.removeEventListener('compositionstart', this.#compose)
    element.removeEventListener('compositionend', this.#composed)
    element.removeEventListener('input', this.#tell)
    element.removeEventListener('blur', this.#leave)
    element.blur()
    element.removeAttribute('contenteditable')
    element.removeAttribute('spellcheck')
    delete element.dataset.writing
    if (this.#told === started.text.value) this.restore()
    this.#options.onEnd()
  }

  /** What was written stays to be seen until the server has drawn it. */
  restore(): void {
    this.#ended?.restore()
    this.#ended = null
  }

  readonly #compose = () => {
    this.#isComposing = true
  }

  readonly #composed = () => {
    this.#isComposing = false
    this.#tell()
  }

  readonly #leave = () => this.end()

  readonly #tell = () => {
    if (this.#started === null || this.#isComposing) return
    const { element, text } = this.#started
    const value = readWords(element, text.isMultiline)
    if (value === this.#told) return
    this.#told = value
    this.#options.onWritten(text.path, value)
  }
}

// Unlike a change of the text by hand it keeps the caret, and is heard as typing is.
function insertAtCaret(words: string): void {
  document.execCommand('insertText', false, words)
}

/** An element for nothing but the text, with the way back. */
function open(node: Node): Pick<Started, 'element' | 'restore'> {
  if (node instanceof HTMLElement) {
    const drawn = [...node.childNodes]
    return { element: node, restore: () => node.replaceChildren(...drawn) }
  }
  const element = document.createElement('span')
  node.parentNode?.replaceChild(element, node)
  return { element, restore: () => element.replaceWith(node) }
}

function readWords({ textContent }: HTMLElement, isMultiline: boolean): string {
  // Browsers keep a last line open with a break of its own.
  const words = (textContent ?? '').replaceAll('\u00a0', ' ').slice(0, LONGEST_TEXT)
  return isMultiline ? words.replace(/\n$/, '') : words.replaceAll(/[\r\n]+/g, ' ')
}

function placeCaret(element: HTMLElement, point: { x: number; y: number } | undefined): void {
  const selection = getSelection()
  const clicked = point && document.caretPositionFromPoint?.(point.x, point.y)
  if (clicked && element.contains(clicked.offsetNode)) selection?.collapse(clicked.offsetNode, clicked.offset)
  else {
    selection?.selectAllChildren(element)
    selection?.collapseToEnd()
  }
}
