import type {
  Accordion,
  Button,
  Columns,
  Countdown,
  Divider,
  Heading,
  Hero,
  Image,
  NewsletterForm,
  PostList,
  PostLoop,
  Section,
  Text,
} from '#platform/payload-types.ts'
import { type RichNode, richText } from './lexical.ts'
import type { LinkTarget } from './link-target.ts'

/** What may stand inside a section. */
export type Content = NonNullable<Section['content']>[number]

/** What may stand inside a column. */
type CellContent = Exclude<Content, Columns>

type Settings<Block> = Partial<Omit<Block, 'blockType'>>
type Named<Name extends Content['blockType']> = Extract<Content, { blockType: Name }>
type StoredLink = Button['link']

/** A link as form fields store it. */
export function storedLink(target: LinkTarget): StoredLink {
  return target.kind === 'url' ? { kind: 'url', url: target.url } : { kind: target.kind, [target.kind]: target.id }
}

/** Rows of a list may leave settings out, too; widgets inside are whole. */
type LooseRows<Value> = Value extends (infer Row)[] ? (Row extends { blockType: string } ? Row : Partial<Row>)[] : Value
type LooseSettings<Block> = { [Name in keyof Omit<Block, 'blockType'>]?: LooseRows<Block[Name & keyof Block]> }

/** A widget by its name. What is left out gets the default of the widget's form when the page is saved. */
export function place<Name extends Content['blockType']>(blockType: Name, settings: LooseSettings<Named<Name>>): Named<Name> {
  return { ...settings, blockType } as unknown as Named<Name>
}

export function hero(title: string, settings: Settings<Hero>): Hero {
  return { paper: 'peach', art: 'voice', ...settings, title, blockType: 'hero' }
}

export function section(settings: Settings<Section>, ...content: Content[]): Section {
  return { paper: 'none', width: 'wrap', spacing: 'normal', ...settings, content, blockType: 'section' }
}

export function columns(cells: CellContent[][], settings: Settings<Columns> = {}): Columns {
  return {
    ratio: 'equal',
    gap: 'normal',
    align: 'start',
    ...settings,
    columns: cells.map((content) => ({ content })),
    blockType: 'columns',
  }
}

export function title(level: Heading['level'], text: string, settings: Settings<Heading> = {}): Heading {
  return { style: 'plain', align: 'start', ...settings, level, text, blockType: 'heading' }
}

export function text(...nodes: RichNode[]): Text {
  return { size: 'normal', width: 'measure', body: richText(...nodes), blockType: 'text' }
}

export function lead(...nodes: RichNode[]): Text {
  return { ...text(...nodes), size: 'lead' }
}

export function image(picture: number, settings: Settings<Image> = {}): Image {
  return { ratio: 'auto', width: 'full', ...settings, picture, blockType: 'image' }
}

export function button(label: string, target: LinkTarget, settings: Settings<Button> = {}): Button {
  return { style: 'zhu', size: 'normal', align: 'start', ...settings, label, link: storedLink(target), blockType: 'button' }
}

export function divider(settings: Settings<Divider> = {}): Divider {
  return { style: 'wenwu', spacing: 'normal', ...settings, blockType: 'divider' }
}

export function postList(settings: Settings<PostList>): PostList {
  return {
    layout: 'block',
    selectBy: 'recent',
    orderBy: 'date',
    order: 'DESC',
    pagination: 'off',
    level: '3',
    ...settings,
    blockType: 'post-list',
  }
}

export function postLoop(settings: Settings<PostLoop>): PostLoop {
  return { taxonomy: 'category', layout: 'grid-with-thumb', selectBy: 'recent', level: '3', ...settings, blockType: 'post-loop' }
}

export function newsletterForm(listed: number, settings: Settings<NewsletterForm> = {}): NewsletterForm {
  return {
    successMessage: '訂閱成功，謝謝您。',
    optInMessage: '差一步就完成了：請到信箱打開確認信，並按下確認。',
    submitLabel: '訂閱電子報',
    emailPlaceholder: 'name@example.com',
    layout: 'inline',
    level: '2',
    ...settings,
    listed,
    blockType: 'newsletter-form',
  }
}

export interface Question {
  title: string
  answer: RichNode[]
}

export function accordion(questions: Question[], settings: Settings<Accordion> = {}): Accordion {
  return {
    level: '3',
    style: 'line',
    iconPosition: 'right',
    ...settings,
    items: questions.map(({ title, answer }) => ({ title, text: richText(...answer) })),
    blockType: 'accordion',
  }
}

/** `due` with its offset, so that nothing depends on the clock of the machine. */
export function countdown(due: string, settings: Settings<Countdown> = {}): Countdown {
  return {
    due_tz: 'Asia/Taipei',
    style: 'cells',
    weeksLabel: '週',
    daysLabel: '天',
    hoursLabel: '時',
    minutesLabel: '分',
    secondsLabel: '秒',
    finishTitle: '時間到了',
    ...settings,
    due: new Date(due).toISOString(),
    blockType: 'countdown',
  }
}
