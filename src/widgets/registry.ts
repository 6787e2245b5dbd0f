// Written by `npm run generate` from the folders beside it.
import type { Widget } from '#settings/define-widget.ts'
import { accordion } from './accordion/index.ts'
import { advancedSlider } from './advanced-slider/index.ts'
import { audio } from './audio/index.ts'
import { backToTop } from './back-to-top/index.ts'
import { beforeAfter } from './before-after/index.ts'
import { button } from './button/index.ts'
import { card } from './card/index.ts'
import { chatLauncher } from './chat-launcher/index.ts'
import { clickToCopy } from './click-to-copy/index.ts'
import { clientLogos } from './client-logos/index.ts'
import { columns } from './columns/index.ts'
import { comparisonTable } from './comparison-table/index.ts'
import { contactForm } from './contact-form/index.ts'
import { contentTicker } from './content-ticker/index.ts'
import { countdown } from './countdown/index.ts'
import { coupon } from './coupon/index.ts'
import { customCursor } from './custom-cursor/index.ts'
import { dataTable } from './data-table/index.ts'
import { divider } from './divider/index.ts'
import { embed } from './embed/index.ts'
import { feedVideo } from './feed-video/index.ts'
import { flipBox } from './flip-box/index.ts'
import { fragment } from './fragment/index.ts'
import { funFact } from './fun-fact/index.ts'
import { headerSearch } from './header-search/index.ts'
import { heading } from './heading/index.ts'
import { hero } from './hero/index.ts'
import { hotspots } from './hotspots/index.ts'
import { iconList } from './icon-list/index.ts'
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
import { socialLinks } from './social-links/index.ts'
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

const widgetsByName: ReadonlyMap<string, Widget> = new Map([
  ['accordion', accordion],
  ['advanced-slider', advancedSlider],
  ['audio', audio],
  ['back-to-top', backToTop],
  ['before-after', beforeAfter],
  ['button', button],
  ['card', card],
  ['chat-launcher', chatLauncher],
  ['click-to-copy', clickToCopy],
  ['client-logos', clientLogos],
  ['columns', columns],
  ['comparison-table', comparisonTable],
  ['contact-form', contactForm],
  ['content-ticker', contentTicker],
  ['countdown', countdown],
  ['coupon', coupon],
  ['custom-cursor', customCursor],
  ['data-table', dataTable],
  ['divider', divider],
  ['embed', embed],
  ['feed-video', feedVideo],
  ['flip-box', flipBox],
  ['fragment', fragment],
  ['fun-fact', funFact],
  ['header-search', headerSearch],
  ['heading', heading],
  ['hero', hero],
  ['hotspots', hotspots],
  ['icon-list', iconList],
  ['image', image],
  ['image-gallery', imageGallery],
  ['image-morph', imageMorph],
  ['image-swap', imageSwap],
  ['lightbox', lightbox],
  ['link-wrapper', linkWrapper],
  ['map', map],
  ['meeting-countdown', meetingCountdown],
  ['mini-cart', miniCart],
  ['nav-menu', navMenu],
  ['newsletter-form', newsletterForm],
  ['off-canvas', offCanvas],
  ['pie-chart', pieChart],
  ['popup-modal', popupModal],
  ['post-carousel', postCarousel],
  ['post-list', postList],
  ['post-loop', postLoop],
  ['price-menu', priceMenu],
  ['product-carousel', productCarousel],
  ['product-list', productList],
  ['progress-bar', progressBar],
  ['reviews', reviews],
  ['section', section],
  ['share-buttons', shareButtons],
  ['social-links', socialLinks],
  ['tabs', tabs],
  ['team', team],
  ['testimonials', testimonials],
  ['text', text],
  ['tilt', tilt],
  ['timeline', timeline],
  ['toggle', toggle],
  ['unfold', unfold],
  ['video', video],
  ['video-gallery', videoGallery],
])

/** In the order in which editors find them. */
export const widgets = [...widgetsByName.values()].sort((a, b) => a.settings.place - b.settings.place)

export function findWidget(name: string): Widget | undefined {
  return widgetsByName.get(name)
}
