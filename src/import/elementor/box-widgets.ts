import { headingNode } from '#settings/rich-text/compose.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { resolveHref, storedLink } from '../conversion/link.ts'
import { wordsPiece } from '../conversion/paragraphs.ts'
import { nodePiece, type Piece } from '../conversion/pieces.ts'
import { lengthOf } from '../conversion/words.ts'
import { textOfHtml } from '../html/dom.ts'
import { buttonPieces } from '../shortcodes/table.ts'
import { iconOf } from './icons.ts'
import { picturePiece, type WidgetRow, type WidgetRows, widgetPiece } from './table.ts'

const iconBox: WidgetRow = ({ settings, conversion }) => {
  const badge = settings.words('ekit_icon_box_badge_title')
  const title = settings.firstWords('title_text', 'ekit_icon_box_title_text')
  const icon = iconOf(settings.raw('selected_icon') || settings.raw('icon') || settings.raw('ekit_icon_box_header_icons'))
  return box(
    {
      title: badge === '' || title === '' ? title : `${title}（${badge}）`,
      text: settings.raw('description_text') || settings.raw('ekit_icon_box_description_text'),
      label: settings.words('ekit_icon_box_btn_text'),
      href: settings.href('link') || settings.href('ekit_icon_box_btn_url'),
      media: icon === null || icon === 'check' ? { media: 'none' } : { media: 'icon', icon },
    },
    conversion,
  )
}

const imageBox: WidgetRow = ({ settings, conversion }) =>
  box(
    {
      title: settings.firstWords('title_text', 'ekit_image_box_title_text'),
      text: settings.raw('description_text') || settings.raw('ekit_image_box_description_text'),
      label: settings.words('ekit_image_box_btn_text'),
      href: settings.href('link') || settings.href('ekit_image_box_btn_url'),
      media: mediaOf(settings.picture('image') ?? settings.picture('ekit_image_box_image')),
    },
    conversion,
  )

const callToAction: WidgetRow = ({ settings, conversion }) => [
  ...wordsPiece(settings.words('ribbon_title'), { isBold: true }),
  ...box(
    {
      title: settings.words('title'),
      text: settings.raw('description'),
      label: settings.words('button'),
      href: settings.href('link'),
      media: mediaOf(settings.picture('bg_image') ?? settings.picture('graphic_image')),
    },
    conversion,
  ),
]

export const boxWidgets: WidgetRows = {
  'icon-box': iconBox,
  'elementskit-icon-box': iconBox,
  'image-box': imageBox,
  'elementskit-image-box': imageBox,
  'call-to-action': callToAction,
}

interface Box {
  title: string
  text: string
  label: string
  href: string
  media: { media: 'none' } | { media: 'icon'; icon: string } | { media: 'picture'; picture: number }
}

function mediaOf(picture: number | null): Box['media'] {
  return picture === null ? { media: 'none' } : { media: 'picture', picture }
}

const LONGEST = { title: 80, text: 600, button: 40 }
/** What a card's words cannot show. */
const MARKUP = /<(?!\/?(?:p|br|span|div|b|strong|i|em|u|small)\b)[a-z]/i

/** A card where it holds all of it; otherwise a picture, a heading, a text and a button below one another. */
function box({ title, text, label, href, media }: Box, conversion: Conversion): Piece[] {
  const hasLink = href !== '' && href !== '#'
  const words = linesOf(text)
  const fits =
    title !== '' && lengthOf(title) <= LONGEST.title && lengthOf(words) <= LONGEST.text && lengthOf(label) <= LONGEST.button
  const isCard = conversion.target === 'page' && fits && !MARKUP.test(text)
  const target = isCard && hasLink ? resolveHref(href, conversion) : null
  // A button that leads nowhere would take its words along.
  if (isCard && (label === '' || target !== null)) {
    const link = target === null ? {} : { link: storedLink(target), button: label }
    return widgetPiece('card', { ...media, title, text: words, ...link }, conversion)
  }
  return [
    ...picturePiece(media.media === 'picture' ? media.picture : null),
    ...(title === '' ? [] : [nodePiece(headingNode('h3', title))]),
    ...conversion.html(text),
    ...(hasLink ? buttonPieces(label || title, href, conversion) : wordsPiece(label)),
  ]
}

function linesOf(html: string): string {
  return html
    .split(/<br\s*\/?>|<\/(?:p|div)>|\n/i)
    .map(textOfHtml)
    .filter(Boolean)
    .join('\n')
}
