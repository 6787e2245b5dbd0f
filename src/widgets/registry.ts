import { accordion } from './accordion/index.ts'
import { backToTop } from './back-to-top/index.ts'
import { button } from './button/index.ts'
import { columns } from './columns/index.ts'
import { countdown } from './countdown/index.ts'
import type { Widget } from './define-widget.ts'
import { divider } from './divider/index.ts'
import { headerSearch } from './header-search/index.ts'
import { heading } from './heading/index.ts'
import { hero } from './hero/index.ts'
import { image } from './image/index.ts'
import { lightbox } from './lightbox/index.ts'
import { navMenu } from './nav-menu/index.ts'
import { newsletterForm } from './newsletter-form/index.ts'
import { offCanvas } from './off-canvas/index.ts'
import { popupModal } from './popup-modal/index.ts'
import { postList } from './post-list/index.ts'
import { postLoop } from './post-loop/index.ts'
import { section } from './section/index.ts'
import { shareButtons } from './share-buttons/index.ts'
import { tabs } from './tabs/index.ts'
import { text } from './text/index.ts'
import { toggle } from './toggle/index.ts'

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
  newsletterForm,
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
