// Written by `npm run generate` from the folders beside it.
import type { Settings } from '#settings/define-settings.ts'
import { accordionSettings } from './accordion/settings.ts'
import { advancedSliderSettings } from './advanced-slider/settings.ts'
import { audioSettings } from './audio/settings.ts'
import { backToTopSettings } from './back-to-top/settings.ts'
import { beforeAfterSettings } from './before-after/settings.ts'
import { buttonSettings } from './button/settings.ts'
import { cardSettings } from './card/settings.ts'
import { chatLauncherSettings } from './chat-launcher/settings.ts'
import { clickToCopySettings } from './click-to-copy/settings.ts'
import { clientLogosSettings } from './client-logos/settings.ts'
import { columnsSettings } from './columns/settings.ts'
import { comparisonTableSettings } from './comparison-table/settings.ts'
import { contactFormSettings } from './contact-form/settings.ts'
import { contentTickerSettings } from './content-ticker/settings.ts'
import { countdownSettings } from './countdown/settings.ts'
import { couponSettings } from './coupon/settings.ts'
import { customCursorSettings } from './custom-cursor/settings.ts'
import { dataTableSettings } from './data-table/settings.ts'
import { dividerSettings } from './divider/settings.ts'
import { embedSettings } from './embed/settings.ts'
import { feedVideoSettings } from './feed-video/settings.ts'
import { flipBoxSettings } from './flip-box/settings.ts'
import { fragmentSettings } from './fragment/settings.ts'
import { funFactSettings } from './fun-fact/settings.ts'
import { headerSearchSettings } from './header-search/settings.ts'
import { headingSettings } from './heading/settings.ts'
import { heroSettings } from './hero/settings.ts'
import { hotspotsSettings } from './hotspots/settings.ts'
import { iconListSettings } from './icon-list/settings.ts'
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
import { socialLinksSettings } from './social-links/settings.ts'
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

export const widgetSettings: readonly Settings[] = [
  accordionSettings,
  advancedSliderSettings,
  audioSettings,
  backToTopSettings,
  beforeAfterSettings,
  buttonSettings,
  cardSettings,
  chatLauncherSettings,
  clickToCopySettings,
  clientLogosSettings,
  columnsSettings,
  comparisonTableSettings,
  contactFormSettings,
  contentTickerSettings,
  countdownSettings,
  couponSettings,
  customCursorSettings,
  dataTableSettings,
  dividerSettings,
  embedSettings,
  feedVideoSettings,
  flipBoxSettings,
  fragmentSettings,
  funFactSettings,
  headerSearchSettings,
  headingSettings,
  heroSettings,
  hotspotsSettings,
  iconListSettings,
  imageSettings,
  imageGallerySettings,
  imageMorphSettings,
  imageSwapSettings,
  lightboxSettings,
  linkWrapperSettings,
  mapSettings,
  meetingCountdownSettings,
  miniCartSettings,
  navMenuSettings,
  newsletterFormSettings,
  offCanvasSettings,
  pieChartSettings,
  popupModalSettings,
  postCarouselSettings,
  postListSettings,
  postLoopSettings,
  priceMenuSettings,
  productCarouselSettings,
  productListSettings,
  progressBarSettings,
  reviewsSettings,
  sectionSettings,
  shareButtonsSettings,
  socialLinksSettings,
  tabsSettings,
  teamSettings,
  testimonialsSettings,
  textSettings,
  tiltSettings,
  timelineSettings,
  toggleSettings,
  unfoldSettings,
  videoSettings,
  videoGallerySettings,
]
