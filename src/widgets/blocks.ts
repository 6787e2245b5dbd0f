import type { Block } from 'payload'
import type { RichTextDocument, StoredBlock } from '#published/types.ts'
import { blockOf, parseSettings, RANKS, type Rank, type Settings } from '#settings/define-settings.ts'
import { storedBlocks } from '#settings/kinds/content.ts'
import { MAX_DEPTH } from '#settings/limits.ts'
import { type RichNode, readNodes } from '#settings/rich-text/nodes.ts'
import { plainParagraphs } from '#settings/rich-text/plain-text.ts'
import { accordionSettings } from './accordion/settings.ts'
import { advancedSliderSettings } from './advanced-slider/settings.ts'
import { audioSettings } from './audio/settings.ts'
import { backToTopSettings } from './back-to-top/settings.ts'
import { beforeAfterSettings } from './before-after/settings.ts'
import { buttonSettings } from './button/settings.ts'
import { chatLauncherSettings } from './chat-launcher/settings.ts'
import { clickToCopySettings } from './click-to-copy/settings.ts'
import { clientLogosSettings } from './client-logos/settings.ts'
import { columnsSettings } from './columns/settings.ts'
import { comparisonTableSettings } from './comparison-table/settings.ts'
import { contentTickerSettings } from './content-ticker/settings.ts'
import { countdownSettings } from './countdown/settings.ts'
import { couponSettings } from './coupon/settings.ts'
import { customCursorSettings } from './custom-cursor/settings.ts'
import { dataTableSettings } from './data-table/settings.ts'
import { dividerSettings } from './divider/settings.ts'
import { feedVideoSettings } from './feed-video/settings.ts'
import { flipBoxSettings } from './flip-box/settings.ts'
import { funFactSettings } from './fun-fact/settings.ts'
import { headerSearchSettings } from './header-search/settings.ts'
import { headingSettings } from './heading/settings.ts'
import { heroSettings } from './hero/settings.ts'
import { hotspotsSettings } from './hotspots/settings.ts'
import { imageSettings } from './image/settings.ts'
import { imageGallerySettings } from './image-gallery/settings.ts'
import { imageMorphSettings } from './image-morph/settings.ts'
import { imageSwapSettings } from './image-swap/settings.ts'
import { lightboxSettings } from './lightbox/settings.ts'
import { linkWrapperSettings } from './link-wrapper/settings.ts'
import { mapSettings } from './map/settings.ts'
import { meetingCountdownSettings } from './meeting-countdown/settings.ts'
import { miniCartSettings } from './mini-cart/settings.ts'
import { navMenuSettings } from './nav-menu/settings.ts'
import { newsletterFormSettings } from './newsletter-form/settings.ts'
import { offCanvasSettings } from './off-canvas/settings.ts'
import { pieChartSettings } from './pie-chart/settings.ts'
import { popupModalSettings } from './popup-modal/settings.ts'
import { postCarouselSettings } from './post-carousel/settings.ts'
import { postListSettings } from './post-list/settings.ts'
import { postLoopSettings } from './post-loop/settings.ts'
import { priceMenuSettings } from './price-menu/settings.ts'
import { productCarouselSettings } from './product-carousel/settings.ts'
import { productListSettings } from './product-list/settings.ts'
import { progressBarSettings } from './progress-bar/settings.ts'
import { reviewsSettings } from './reviews/settings.ts'
import { sectionSettings } from './section/settings.ts'
import { shareButtonsSettings } from './share-buttons/settings.ts'
import { tabsSettings } from './tabs/settings.ts'
import { teamSettings } from './team/settings.ts'
import { testimonialsSettings } from './testimonials/settings.ts'
import { textSettings } from './text/settings.ts'
import { tiltSettings } from './tilt/settings.ts'
import { timelineSettings } from './timeline/settings.ts'
import { toggleSettings } from './toggle/settings.ts'
import { unfoldSettings } from './unfold/settings.ts'
import { videoSettings } from './video/settings.ts'
import { videoGallerySettings } from './video-gallery/settings.ts'

// Settings only, never a view: the admin bundles this module.
export const widgetSettings: readonly Settings[] = [
  sectionSettings,
  heroSettings,
  columnsSettings,
  headingSettings,
  textSettings,
  imageSettings,
  buttonSettings,
  dividerSettings,
  postListSettings,
  postLoopSettings,
  accordionSettings,
  tabsSettings,
  toggleSettings,
  countdownSettings,
  meetingCountdownSettings,
  progressBarSettings,
  pieChartSettings,
  funFactSettings,
  unfoldSettings,
  tiltSettings,
  imageSwapSettings,
  imageMorphSettings,
  beforeAfterSettings,
  newsletterFormSettings,
  contentTickerSettings,
  reviewsSettings,
  testimonialsSettings,
  clientLogosSettings,
  teamSettings,
  priceMenuSettings,
  postCarouselSettings,
  productCarouselSettings,
  timelineSettings,
  hotspotsSettings,
  flipBoxSettings,
  customCursorSettings,
  linkWrapperSettings,
  advancedSliderSettings,
  mapSettings,
  chatLauncherSettings,
  dataTableSettings,
  comparisonTableSettings,
  videoSettings,
  audioSettings,
  videoGallerySettings,
  feedVideoSettings,
  imageGallerySettings,
  productListSettings,
  miniCartSettings,
  couponSettings,
  clickToCopySettings,
  navMenuSettings,
  headerSearchSettings,
  offCanvasSettings,
  backToTopSettings,
  lightboxSettings,
  shareButtonsSettings,
  popupModalSettings,
]

/** Widgets that a widget of this rank may hold. */
export function nestableIn(rank: Rank): string[] {
  return widgetSettings.filter((settings) => RANKS.indexOf(rankOf(settings)) > RANKS.indexOf(rank)).map(({ name }) => name)
}

/** One Payload block per widget, for `config.blocks`; fields name them with `blockReferences`. */
export const widgetBlocks: Block[] = widgetSettings.map((settings) =>
  blockOf(settings, { nestable: nestableIn(rankOf(settings)) }),
)

function rankOf({ rank = 'widget' }: Settings): Rank {
  return rank
}

const settingsByName = new Map(widgetSettings.map((settings) => [settings.name, settings]))

/** The settings of a widget by its name. */
export function settingsNamed(name: string): Settings | undefined {
  return settingsByName.get(name)
}

/** What visitors read in a layout, in reading order, for the search index. */
export function extractTexts(blocks: readonly StoredBlock[]): string[] {
  return textsOfBlocks(storedBlocks(blocks), 1)
}

/** The same for a rich text, with the widgets inside it. */
export function extractRichTextTexts(document: RichTextDocument | null): string[] {
  return textsOfNodes(readNodes(document), 1)
}

function textsOfBlocks(blocks: readonly StoredBlock[], depth: number): string[] {
  if (depth > MAX_DEPTH) return []
  return blocks.flatMap((block) => {
    const settings = settingsByName.get(block.blockType)
    if (settings === undefined) return []
    const { texts, slots } = parseSettings(settings, block)
    const inner = slots.flatMap((slot) =>
      slot.kind === 'blocks' ? textsOfBlocks(slot.blocks, depth + 1) : textsOfNodes(readNodes(slot.document), depth + 1),
    )
    return [...texts, ...inner]
  })
}

function textsOfNodes(nodes: readonly RichNode[], depth: number): string[] {
  return plainParagraphs(nodes, (node) => textsOfBlocks(storedBlocks([node.source.fields]), depth))
}
