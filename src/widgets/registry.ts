import type { Widget } from '#settings/define-widget.ts'
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

/** Every widget, in the order of `widgetSettings`. */
export const widgets: readonly Widget[] = [
  section,
  hero,
  columns,
  heading,
  text,
  image,
  button,
  divider,
  postList,
  postLoop,
  accordion,
  tabs,
  toggle,
  countdown,
  meetingCountdown,
  progressBar,
  pieChart,
  funFact,
  unfold,
  tilt,
  imageSwap,
  imageMorph,
  beforeAfter,
  newsletterForm,
  contentTicker,
  reviews,
  testimonials,
  clientLogos,
  team,
  priceMenu,
  postCarousel,
  productCarousel,
  timeline,
  hotspots,
  flipBox,
  customCursor,
  linkWrapper,
  advancedSlider,
  map,
  chatLauncher,
  dataTable,
  comparisonTable,
  video,
  audio,
  videoGallery,
  feedVideo,
  imageGallery,
  productList,
  miniCart,
  coupon,
  clickToCopy,
  navMenu,
  headerSearch,
  offCanvas,
  backToTop,
  lightbox,
  shareButtons,
  popupModal,
]

const widgetsByName = new Map(widgets.map((widget) => [widget.settings.name, widget]))

export function findWidget(name: string): Widget | undefined {
  return widgetsByName.get(name)
}
