import { readFilmAddress } from '#published/film.ts'
import { toBlocks } from '../assemble/to-blocks.ts'
import { wordsForHref } from '../conversion/link.ts'
import { linkPiece } from '../conversion/paragraphs.ts'
import type { Piece } from '../conversion/pieces.ts'
import { filmPieces } from '../html/embedded.ts'
import { groupedGallery, pictureGallery } from '../shortcodes/gallery.ts'
import type { ElementorSettings } from './settings.ts'
import { blocksOf, picturePiece, type WidgetRow, type WidgetRows, widgetPiece } from './table.ts'

const image: WidgetRow = ({ settings }) => {
  const picture = settings.picture('image')
  if (picture === null) return []
  const isZoomed = settings.raw('link_to') === 'file'
  const link = settings.raw('link_to') === 'custom' || (settings.has('link') && !isZoomed) ? settings.link('link') : null
  const caption = settings.raw('caption_source') === 'none' ? '' : settings.words('caption')
  return [{ kind: 'picture', picture, caption, link, zoom: isZoomed }]
}

const imageGallery: WidgetRow = ({ settings, conversion }) =>
  pictureGallery(
    filesIn(settings, 'wp_gallery'),
    {
      columns: settings.number('gallery_columns') ?? 4,
      lightbox: settings.raw('open_lightbox') !== 'no',
      isRandom: settings.raw('gallery_rand') === 'rand',
    },
    conversion,
  )

/** Of Elementor Pro: groups that visitors can filter. */
const gallery: WidgetRow = ({ settings, conversion }) => {
  const groups = settings.rows('galleries').map((row) => ({
    title: row.words('gallery_title'),
    pictures: filesIn(row, 'multiple_gallery'),
  }))
  const single = filesIn(settings, 'gallery')
  return groupedGallery(
    groups.length > 0 ? groups : [{ title: '', pictures: single }],
    {
      columns: settings.number('columns') ?? 4,
      lightbox: settings.raw('link_to') !== 'none',
      more: {
        ...(settings.raw('gallery_layout') === 'masonry' && { layout: 'masonry' }),
        ...(groups.length > 1 && { show_filter: true }),
      },
    },
    conversion,
  )
}

/** Slides where captions or links matter, else a gallery. */
const carousel: WidgetRow = ({ settings, conversion }) => {
  const slides = settings.rows('slides')
  const linked = slides.flatMap((row) => {
    const picture = row.picture('image')
    if (picture === null) return []
    const link = row.link('image_link_to')
    return [{ picture, caption: row.words('image_caption'), link }]
  })
  const isPlain = linked.every(({ caption, link }) => caption === '' && link === null)
  if (!isPlain && conversion.target === 'page') {
    return slider(
      linked.map(({ picture, caption, link }) => ({
        content: blocksOf('image', { picture, caption, zoom: link === null, ...(link !== null && { link }) }, conversion),
      })),
      settings,
      conversion,
    )
  }
  const pictures =
    slides.length > 0
      ? slides.map((row) => ({ ...row.file('image'), caption: row.words('image_caption') }))
      : filesIn(settings, 'carousel')
  return pictureGallery(
    pictures,
    { columns: settings.number('slides_to_show') ?? 3, lightbox: settings.raw('link_to') === 'file' },
    conversion,
  )
}

const video: WidgetRow = ({ settings, conversion }) => {
  const type = settings.raw('video_type') || 'youtube'
  const own = settings.file('hosted_url')
  const address =
    settings.raw('ekit_video_popup_url') ||
    (type === 'hosted' ? settings.href('external_url') : settings.raw(`${type}_url`)) ||
    settings.href('insert_url') ||
    settings.raw('source')
  const title = settings.words('ekit_video_popup_button_title')
  const picture = settings.picture('image_overlay')
  const start = settings.number('start')
  const end = settings.number('end')
  const glow = settings.raw('ekit_video_popup_video_glow')
  const more = {
    style: settings.isOn('lightbox') || settings.has('ekit_video_popup_url') ? 'popup' : 'inline',
    ...(picture !== null && { picture }),
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
    ...(settings.isOn('mute') && { mute: true }),
    ...(settings.isOn('loop') && { loop: true }),
    ...(settings.isOn('autoplay') && { autoplay: true }),
    ...(settings.raw('controls') === 'no' && { controls: false }),
    ...((glow === 'ripple' || glow === 'radio-wave') && { glow }),
  }
  const source = type === 'hosted' && (own.url !== undefined || own.id !== undefined) ? own : { url: address }
  if (source.url === undefined && own.id === undefined) return []
  return source.url === '' ? [] : filmPieces(source, title, conversion, { more })
}

const playlist: WidgetRow = ({ settings, conversion }) => {
  const items = settings.rows('tabs').flatMap((row) => {
    const type = row.raw('type') || 'youtube'
    const url = row.raw(`${type}_url`)
    const title = row.words('title')
    return title === '' || readFilmAddress(url) === null ? [] : [{ title, video_type: type, url }]
  })
  return items.length === 0
    ? []
    : widgetPiece('video-gallery', { items, label: settings.words('playlist_title') || '影片' }, conversion)
}

const map: WidgetRow = ({ settings, conversion }) => {
  const address = settings.words('address')
  const zoom = settings.number('zoom')
  const height = settings.number('height')
  return address === ''
    ? []
    : widgetPiece(
        'map',
        {
          address_mode: 'address',
          address,
          title: '',
          ...(zoom !== undefined && { zoom }),
          ...(height !== undefined && { height }),
        },
        conversion,
      )
}

const sound: WidgetRow = ({ settings, conversion }) => {
  const href = settings.href('link')
  return href === '' ? [] : linkPiece(wordsForHref(href), href, conversion)
}

const comparison: WidgetRow = ({ settings, conversion }) => {
  const before = settings.picture('ekit_img_comparison_image_before')
  const after = settings.picture('ekit_img_comparison_image_after')
  if (before === null || after === null) return [...picturePiece(before), ...picturePiece(after)]
  const labels = {
    before_label: settings.words('ekit_img_comparison_label_before') || 'Before',
    after_label: settings.words('ekit_img_comparison_label_after') || 'After',
  }
  const offset = settings.number('ekit_img_comparison_offset')
  return widgetPiece(
    'before-after',
    {
      before,
      after,
      ...labels,
      orientation: settings.raw('ekit_img_comparison_container_style') === 'vertical' ? 'vertical' : 'horizontal',
      // ElementsKit stores a part of the whole, some versions a percentage.
      ...(offset !== undefined && { offset: offset <= 1 ? offset * 100 : offset }),
      no_overlay: !settings.isOn('ekit_img_comparison_overlay') && settings.has('ekit_img_comparison_overlay'),
      click_to_move: settings.isOn('ekit_img_comparison_click_to_move'),
    },
    conversion,
  )
}

/** Of Elementor Pro; positions in per cent. */
const hotspots: WidgetRow = ({ settings, conversion }) => {
  const picture = settings.picture('image')
  if (picture === null) return []
  const items = settings.rows('hotspot').map((row, index) => ({
    title: row.words('hotspot_label') || row.words('hotspot_tooltip_content').slice(0, 40) || `第 ${index + 1} 點`,
    text: row.words('hotspot_tooltip_content'),
    x: row.number('hotspot_offset_x') ?? 50,
    y: row.number('hotspot_offset_y') ?? 50,
  }))
  return items.length === 0 ? picturePiece(picture) : widgetPiece('hotspots', { picture, items }, conversion)
}

const slides: WidgetRow = ({ settings, conversion }) => {
  const rows = settings.rows('slides').map((row) => {
    const picture = row.picture('background_image')
    const link = row.link('link')
    const text = row.words('heading')
    const label = row.words('button_text')
    return {
      title: text,
      content: [
        ...(picture === null ? [] : blocksOf('image', { picture, zoom: false, decorative: true }, conversion)),
        ...(text === '' ? [] : blocksOf('heading', { text, level: '3' }, conversion)),
        ...toBlocks(conversion.html(row.raw('description')), conversion),
        ...(label === '' || link === null ? [] : blocksOf('button', { label, link }, conversion)),
      ],
    }
  })
  const filled = rows.filter(({ content }) => content.length > 0)
  return filled.length === 0 ? [] : slider(filled, settings, conversion)
}

export const mediaWidgets: WidgetRows = {
  image,
  'e-image': image,
  'image-gallery': imageGallery,
  gallery,
  'image-carousel': carousel,
  'media-carousel': carousel,
  video,
  'elementskit-video': video,
  'e-youtube': video,
  'video-playlist': playlist,
  audio: sound,
  google_maps: map,
  'elementskit-image-comparison': comparison,
  hotspot: hotspots,
  slides,
}

function slider(
  rows: Record<string, unknown>[],
  settings: ElementorSettings,
  conversion: Parameters<WidgetRow>[0]['conversion'],
): Piece[] {
  const shown = settings.number('slides_to_show')
  const delay = settings.number('autoplay_speed')
  return widgetPiece(
    'advanced-slider',
    {
      slides: rows,
      sliderAutoPlay: settings.raw('autoplay') !== 'no' && settings.has('autoplay'),
      ...(shown !== undefined && { slidesPerViewItem: shown }),
      ...(delay !== undefined && { autoPlayDelay: delay }),
      ...(settings.raw('transition') === 'fade' && { sliderEffect: 'fade' }),
    },
    conversion,
  )
}

function filesIn(settings: ElementorSettings, name: string): { id?: number; url?: string }[] {
  return settings.rows(name).map((row) => {
    const id = row.number('id')
    const url = row.raw('url')
    return { ...(id !== undefined && id > 0 && { id }), ...(url !== '' && { url }) }
  })
}
