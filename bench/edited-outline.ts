interface Heading {
  text: string
}
/** Sections of headings. */
type Outline = Heading[][]

/** What an assistant does next: select the row at this place of the tree, then press a key or write these words. */
interface Action {
  at: number | null
  key: string
  words: string | null
}

const SECTIONS = 10
const HEADINGS = 9
/** So many that there is always something to remove, so few that the page stays of one size. */
const MOST = 120
const LEAST = 80

/** What a page should say after a long row of actions, kept apart from the editor that is measured. */
export class EditedOutline {
  #sections: Outline
  #before: Outline | null = null
  #acted = 0
  #random = 1

  constructor(sections: Outline) {
    this.#sections = sections
  }

  static ofHundredBlocks(): EditedOutline {
    const headings = (section: number) =>
      Array.from({ length: HEADINGS }, (_, place) => ({ text: `標題 ${section * HEADINGS + place}` }))
    return new EditedOutline(Array.from({ length: SECTIONS }, (_, section) => headings(section)))
  }

  layout() {
    let count = 0
    return this.#sections.map((headings, place) => ({
      id: `section-${place}`,
      blockType: 'section',
      content: headings.map(({ text }) => ({ id: `heading-${count++}`, blockType: 'heading', text, level: '2' })),
    }))
  }

  /** Chooses the next action, the same in every run, and keeps what comes of it. */
  act(): Action {
    this.#acted += 1
    if (this.#before !== null && this.#chance(4)) return this.#undo()
    const section = this.#pick(this.#sections.length)
    const headings = this.#sections[section] ?? []
    const place = this.#pick(headings.length)
    const at = this.#sections.slice(0, section).reduce((sum, { length }) => sum + length + 1, 0) + 1 + place
    const total = this.#sections.flat().length
    if (this.#chance(2)) {
      const words = `第 ${this.#acted} 次改的標題`
      this.#before = null
      this.#sections = replace(this.#sections, section, headings.with(place, { text: words }))
      return { at, key: '', words }
    }
    this.#before = this.#sections
    if (headings.length > 1 && (total >= MOST || (total > LEAST && this.#chance(2)))) {
      this.#sections = replace(this.#sections, section, headings.toSpliced(place, 1))
      return { at, key: 'Delete', words: null }
    }
    const heading = headings[place]
    if (heading === undefined) throw new Error('A section without headings')
    this.#sections = replace(this.#sections, section, headings.toSpliced(place + 1, 0, { ...heading }))
    return { at, key: 'Control+d', words: null }
  }

  countDifferences(layout: { content: { text: string }[] }[]): number {
    const [wanted, stored] = [this.#sections, layout.map(({ content }) => content)].map((sections) =>
      sections.flatMap((headings, section) => headings.map(({ text }, place) => `${section}.${place} ${text}`)),
    )
    const known = new Set(stored)
    return (wanted ?? []).filter((line) => !known.has(line)).length + Math.abs((wanted?.length ?? 0) - known.size)
  }

  /** The last change of structure: words that were written in one go with others are taken back with them. */
  #undo(): Action {
    this.#sections = this.#before ?? this.#sections
    this.#before = null
    return { at: null, key: 'Control+z', words: null }
  }

  #chance(inHowMany: number): boolean {
    return this.#pick(inHowMany) === 0
  }

  #pick(count: number): number {
    this.#random = (this.#random * 48_271) % 2_147_483_647
    return this.#random % count
  }
}

function replace(sections: Outline, at: number, headings: Heading[]): Outline {
  return sections.with(at, headings)
}
