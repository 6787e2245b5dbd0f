import type { ValuesOf } from '#settings/define-settings.ts'
import { number } from '#settings/kinds/number.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { MOST_SHOWN, type ShownSlides } from './model.ts'

/** Milliseconds between two turns, unless a widget has its own. */
export const DEFAULT_DELAY_MS = 3000

interface CarouselDefaults {
  shown: ShownSlides
  gap: number
  speed: number
  autoplay: boolean
  delay?: number
  loop: boolean
  pauseOnHover: boolean
  arrows: boolean
  dots: boolean
  /** For widgets that show a carousel only in some of their styles. */
  shownWhen?: (siblings: Record<string, unknown>) => boolean
}

export type CarouselSettings = ValuesOf<ReturnType<typeof carouselFields>>

/** The fields of every carousel, to be spread into a widget's own, with that widget's defaults. `carouselLook` reads them. */
export function carouselFields(defaults: CarouselDefaults) {
  const { shown, shownWhen = () => true } = defaults
  const slides = (label: string, fallback: number) => number({ label, min: 1, max: MOST_SHOWN, default: fallback, shownWhen })
  const isRotating = (siblings: Record<string, unknown>) => siblings.autoplay === true && shownWhen(siblings)
  return {
    slides_desktop: slides('電腦上並排幾張', shown.desktop),
    slides_tablet: slides('平板上並排幾張', shown.tablet),
    slides_mobile: slides('手機上並排幾張', shown.mobile),
    gap: number({ label: '間距（像素）', min: 0, max: 100, default: defaults.gap, shownWhen }),
    speed: number({ label: '換一張要多久（毫秒）', min: 0, max: 5000, step: 10, default: defaults.speed, shownWhen }),
    autoplay: toggle({
      label: '自動輪播',
      help: '會附上暫停按鈕。訪客的裝置要求減少動態時不會自動輪播。',
      default: defaults.autoplay,
      shownWhen,
    }),
    delay: number({
      label: '每隔多久換一張（毫秒）',
      min: 1000,
      max: 60_000,
      step: 100,
      default: defaults.delay ?? DEFAULT_DELAY_MS,
      shownWhen: isRotating,
    }),
    pause_on_hover: toggle({ label: '游標停在上面時暫停', default: defaults.pauseOnHover, shownWhen: isRotating }),
    loop: toggle({ label: '最後一張之後接回第一張', default: defaults.loop, shownWhen }),
    arrows: toggle({
      label: '大箭號',
      help: '箭號與圓點都不開時，仍會留一對小箭號，讓不能滑動的訪客也能換張。',
      default: defaults.arrows,
      shownWhen,
    }),
    dots: toggle({ label: '圓點', default: defaults.dots, shownWhen }),
  }
}
