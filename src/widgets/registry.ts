// Written by `npm run generate` from the folders beside it.
import type { RegisteredWidget } from '#settings/define-widget.ts'
import { accordion } from './accordion/index.ts'
import { advancedSlider } from './advanced-slider/index.ts'
import { audio } from './audio/index.ts'
import { backToTop } from './back-to-top/index.ts'
import { beforeAfter } from './before-after/index.ts'
import { button } from './button/index.ts'
import { chatLauncher } from './chat-launcher/index.ts'
import { clickToCopy } from './click-to-copy/index.ts'
import { clientLogos } from './client-logos/index.ts'
import { columns } from './columns/index.ts'
import { comparisonTable } from './comparison-table/index.ts'
import { contentTicker } from './content-ticker/index.ts'
import { countdown } from './countdown/index.ts'
import { coupon } from './coupon/index.ts'
import { customCursor } from './custom-cursor/index.ts'
import { dataTable } from './data-table/index.ts'
import { divider } from './divider/index.ts'
import { feedVideo } from './feed-video/index.ts'
import { flipBox } from './flip-box/index.ts'
import { funFact } from './fun-fact/index.ts'
import { headerSearch } from './header-search/index.ts'
import { heading } from './heading/index.ts'
import { hero } from './hero/index.ts'
import { hotspots } from './hotspots/index.ts'
import { image } from './image/index.ts'
import { imageGallery } from './image-gallery/index.ts'
import { imageMorph } from './image-morph/index.ts'
import { imageSwap } from './image-swap/index.ts'
import { lightbox } from './lightbox/index.ts'
import { linkWrapper } from './link-wrapper/index.ts'
import { map } from './map/index.ts'
import { meetingCountdown } from './meeting-countdown/index.ts'
import { miniCart } from './mini-cart/index.ts'
import { navMenu } from './nav-menu/index.ts'
import { newsletterForm } from './newsletter-form/index.ts'
import { offCanvas } from './off-canvas/index.ts'
import { pieChart } from './pie-chart/index.ts'
import { popupModal } from './popup-modal/index.ts'
import { postCarousel } from './post-carousel/index.ts'
import { postList } from './post-list/index.ts'
import { postLoop } from './post-loop/index.ts'
import { priceMenu } from './price-menu/index.ts'
import { productCarousel } from './product-carousel/index.ts'
import { productList } from './product-list/index.ts'
import { progressBar } from './progress-bar/index.ts'
import { reviews } from './reviews/index.ts'
import { section } from './section/index.ts'
import { shareButtons } from './share-buttons/index.ts'
import { tabs } from './tabs/index.ts'
import { team } from './team/index.ts'
import { testimonials } from './testimonials/index.ts'
import { text } from './text/index.ts'
import { tilt } from './tilt/index.ts'
import { timeline } from './timeline/index.ts'
import { toggle } from './toggle/index.ts'
import { unfold } from './unfold/index.ts'
import { video } from './video/index.ts'
import { videoGallery } from './video-gallery/index.ts'

const widgetsByName: ReadonlyMap<string, RegisteredWidget> = new Map([
  ['accordion', { ...accordion, isEnhanced: true }],
  ['advanced-slider', { ...advancedSlider, isEnhanced: true }],
  ['audio', { ...audio, isEnhanced: true }],
  ['back-to-top', { ...backToTop, isEnhanced: true }],
  ['before-after', { ...beforeAfter, isEnhanced: true }],
  ['button', { ...button, isEnhanced: false }],
  ['chat-launcher', { ...chatLauncher, isEnhanced: true }],
  ['click-to-copy', { ...clickToCopy, isEnhanced: true }],
  ['client-logos', { ...clientLogos, isEnhanced: true }],
  ['columns', { ...columns, isEnhanced: false }],
  ['comparison-table', { ...comparisonTable, isEnhanced: false }],
  ['content-ticker', { ...contentTicker, isEnhanced: true }],
  ['countdown', { ...countdown, isEnhanced: true }],
  ['coupon', { ...coupon, isEnhanced: true }],
  ['custom-cursor', { ...customCursor, isEnhanced: true }],
  ['data-table', { ...dataTable, isEnhanced: true }],
  ['divider', { ...divider, isEnhanced: false }],
  ['feed-video', { ...feedVideo, isEnhanced: true }],
  ['flip-box', { ...flipBox, isEnhanced: true }],
  ['fun-fact', { ...funFact, isEnhanced: true }],
  ['header-search', { ...headerSearch, isEnhanced: true }],
  ['heading', { ...heading, isEnhanced: false }],
  ['hero', { ...hero, isEnhanced: false }],
  ['hotspots', { ...hotspots, isEnhanced: true }],
  ['image', { ...image, isEnhanced: false }],
  ['image-gallery', { ...imageGallery, isEnhanced: true }],
  ['image-morph', { ...imageMorph, isEnhanced: true }],
  ['image-swap', { ...imageSwap, isEnhanced: true }],
  ['lightbox', { ...lightbox, isEnhanced: false }],
  ['link-wrapper', { ...linkWrapper, isEnhanced: true }],
  ['map', { ...map, isEnhanced: true }],
  ['meeting-countdown', { ...meetingCountdown, isEnhanced: true }],
  ['mini-cart', { ...miniCart, isEnhanced: true }],
  ['nav-menu', { ...navMenu, isEnhanced: true }],
  ['newsletter-form', { ...newsletterForm, isEnhanced: true }],
  ['off-canvas', { ...offCanvas, isEnhanced: true }],
  ['pie-chart', { ...pieChart, isEnhanced: true }],
  ['popup-modal', { ...popupModal, isEnhanced: true }],
  ['post-carousel', { ...postCarousel, isEnhanced: true }],
  ['post-list', { ...postList, isEnhanced: true }],
  ['post-loop', { ...postLoop, isEnhanced: true }],
  ['price-menu', { ...priceMenu, isEnhanced: true }],
  ['product-carousel', { ...productCarousel, isEnhanced: true }],
  ['product-list', { ...productList, isEnhanced: true }],
  ['progress-bar', { ...progressBar, isEnhanced: true }],
  ['reviews', { ...reviews, isEnhanced: true }],
  ['section', { ...section, isEnhanced: false }],
  ['share-buttons', { ...shareButtons, isEnhanced: true }],
  ['tabs', { ...tabs, isEnhanced: true }],
  ['team', { ...team, isEnhanced: true }],
  ['testimonials', { ...testimonials, isEnhanced: true }],
  ['text', { ...text, isEnhanced: false }],
  ['tilt', { ...tilt, isEnhanced: true }],
  ['timeline', { ...timeline, isEnhanced: true }],
  ['toggle', { ...toggle, isEnhanced: true }],
  ['unfold', { ...unfold, isEnhanced: true }],
  ['video', { ...video, isEnhanced: true }],
  ['video-gallery', { ...videoGallery, isEnhanced: true }],
])

/** In the order in which editors find them. */
export const widgets = [...widgetsByName.values()].sort((a, b) => a.settings.place - b.settings.place)

export function findWidget(name: string): RegisteredWidget | undefined {
  return widgetsByName.get(name)
}
