import { networkOfHost } from '#published/profile-networks.ts'
import { paneContent } from '../assemble/panes.ts'
import type { Conversion } from '../conversion/conversion.ts'
import { wordsPiece } from '../conversion/paragraphs.ts'
import { priceTable } from './pricing.ts'
import type { ElementorSettings } from './settings.ts'
import { picturePiece, type WidgetRow, type WidgetRows, widgetPiece } from './table.ts'

function quoteOf(row: ElementorSettings, names: { quote: string; name: string; designation: string; picture: string }) {
  const picture = row.picture(names.picture)
  const quote = row.words(names.quote)
  const name = row.words(names.name)
  return quote === '' || name === ''
    ? []
    : [{ quote, name, designation: row.words(names.designation), ...(picture !== null && { picture }) }]
}

const testimonials: WidgetRow = ({ settings, conversion }) => {
  const own = quoteOf(settings, {
    quote: 'testimonial_content',
    name: 'testimonial_name',
    designation: 'testimonial_job',
    picture: 'testimonial_image',
  })
  const slides = settings
    .rows('slides')
    .flatMap((row) => quoteOf(row, { quote: 'content', name: 'name', designation: 'title', picture: 'image' }))
  const kit = settings.rows('ekit_testimonial_data').flatMap((row) => {
    const link = row.link('link')
    const logo = row.picture('client_logo')
    const hover = row.picture('client_logo_active')
    return quoteOf(row, { quote: 'review', name: 'client_name', designation: 'designation', picture: 'client_photo' }).map(
      (item) => ({
        ...item,
        rating: row.number('rating') ?? 0,
        active: row.isOn('ekit_testimonial_active'),
        ...(link !== null && { link }),
        ...(logo !== null && { logo, ...(hover !== null && { hover_logo: hover }) }),
      }),
    )
  })
  const items = [...own, ...slides, ...kit]
  return items.length === 0
    ? wordsPiece(settings.words('testimonial_content'))
    : widgetPiece('testimonials', { items }, conversion)
}

const team: WidgetRow = ({ settings, conversion }) => {
  const name = settings.words('ekit_team_name')
  const picture = settings.picture('ekit_team_image')
  if (name === '') return picturePiece(picture)
  const { text: detail } = paneContent(conversion.html(settings.raw('ekit_team_description')), conversion)
  const networks = settings.rows('ekit_team_social_icons').flatMap((row) => networkOf(row.href('ekit_team_link'), conversion))
  const member = {
    name,
    position: settings.words('ekit_team_position'),
    text: settings.words('ekit_team_short_description'),
    phone: settings.words('ekit_team_phone'),
    email: settings.words('ekit_team_email'),
    networks,
    ...(picture !== null && { picture }),
    ...(detail !== undefined && { detail }),
  }
  const popup = settings.isOn('ekit_team_chose_popup')
  return widgetPiece('team', { layout: 'grid', members: [member], popup }, conversion)
}

function networkOf(href: string, conversion: Conversion): { network: string; href: string }[] {
  if (!URL.canParse(href)) return []
  const { hostname } = new URL(href)
  const network = networkOfHost(hostname)
  if (network === null) conversion.note('dropped', 'elementskit-team', hostname)
  return network === null ? [] : [{ network, href }]
}

const logos: WidgetRow = ({ settings, conversion }) => {
  const items = settings.rows('ekit_client_logo_repiter').flatMap((row) => {
    const logo = row.picture('ekit_client_logo_image_normal')
    const hover = row.picture('ekit_client_logo_image_hover')
    const link = row.isOn('ekit_client_logo_enable_link') ? row.link('ekit_client_logo_website_link') : null
    const name = row.words('ekit_client_logo_list_title')
    return logo === null && name === ''
      ? []
      : [
          {
            name: name || '合作單位',
            ...(logo !== null && { logo }),
            ...(hover !== null && { hover_logo: hover }),
            ...(link !== null && { link }),
          },
        ]
  })
  const shown = settings.number('ekit_client_logo_slidetosho')
  const speed = settings.number('ekit_client_logo_speed')
  return items.length === 0
    ? []
    : widgetPiece(
        'client-logos',
        {
          items,
          rows: settings.number('ekit_client_logo_rows') ?? 1,
          autoplay: settings.isOn('ekit_client_logo_autoplay'),
          loop: settings.isOn('ekit_client_logo_loop'),
          arrows: settings.isOn('ekit_client_logo_show_arrow'),
          dots: settings.isOn('ekit_client_logo_show_dot'),
          separators: settings.isOn('ekit_client_logo_separator'),
          ...(shown !== undefined && { slides_desktop: shown }),
          ...(speed !== undefined && { speed }),
        },
        conversion,
      )
}

const FLIPS: Readonly<Record<string, string>> = {
  flip: 'flip',
  slide: 'slide',
  push: 'push',
  'zoom-in': 'zoom',
  'zoom-out': 'zoom',
  fade: 'fade',
}

const flipBox: WidgetRow = ({ settings, conversion }) => {
  const graphic = settings.raw('graphic_element') === 'image' ? settings.picture('image') : null
  const link = settings.link('link')
  const effect = settings.raw('flip_effect') || 'flip'
  return widgetPiece(
    'flip-box',
    {
      ...(graphic !== null && { front_media: 'picture', front_picture: graphic }),
      front_title: settings.words('title_text_a'),
      front_text: settings.words('description_text_a'),
      back_title: settings.words('title_text_b'),
      back_text: settings.words('description_text_b'),
      back_button: link === null ? '' : settings.words('button_text') || '了解更多',
      ...(link !== null && { back_link: link }),
      style: FLIPS[effect] ?? 'flip',
      ...(effect === 'zoom-out' && { zoom: 'out' }),
      direction: settings.raw('flip_direction') || 'left',
    },
    conversion,
  )
}

const priceList: WidgetRow = ({ settings, conversion }) => {
  const items = settings.rows('price_list').flatMap((row) => {
    const image = row.picture('image')
    const link = row.link('link')
    const title = row.words('title')
    return title === ''
      ? []
      : [
          {
            title,
            description: row.words('item_description'),
            price: row.words('price'),
            ...(image !== null && { image }),
            ...(link !== null && { link }),
          },
        ]
  })
  return items.length === 0 ? [] : widgetPiece('price-menu', { items, showButton: false }, conversion)
}

export const peopleWidgets: WidgetRows = {
  testimonial: testimonials,
  'testimonial-carousel': testimonials,
  reviews: testimonials,
  'elementskit-testimonial': testimonials,
  'elementskit-team': team,
  'elementskit-client-logo': logos,
  'flip-box': flipBox,
  'price-list': priceList,
  'price-table': priceTable,
  'elementskit-pricing': priceTable,
}
