import type { CarouselLook } from '#kit/carousel/carousel-look.ts'
import type { ShownSlides } from '#kit/carousel/model.ts'

/** How long a turn takes, and how long a slide stays. */
export const SLIDER_SPEED_MS = 600
export const SLIDER_DELAY_MS = 3000

export type SliderEffect = 'default' | 'fade' | 'cube' | 'flip' | 'coverflow'
export type SliderDirection = 'horizontal' | 'vertical'

interface SliderChoices {
  sliderEffect: SliderEffect
  sliderDirectionType: SliderDirection
  slidesPerViewItem: number
  slidesPerViewTablet: number
  slidesPerViewMobile: number
  spaceBetweenGap: number
  speedTime: number
  loopEnable: boolean
  sliderAutoPlay: boolean
  progressBar: boolean
  autoPlayDelay: number
  pauseOnMouseEnter: boolean
  sliderMouseScroll: boolean
  pagination: boolean
  navigation: boolean
  sliderThumbsShow: boolean
}

const ONE: ShownSlides = { desktop: 1, tablet: 1, mobile: 1 }

/** What the editor's choices come to: some of them exclude others. */
export function sliderLook(choices: SliderChoices): CarouselLook {
  const { sliderEffect: effect, sliderDirectionType: direction } = choices
  // Slides that lie on one another, or above one another, can't stand side by side.
  const hasSeveral = direction === 'horizontal' && (effect === 'default' || effect === 'coverflow')
  return {
    shown: hasSeveral
      ? { desktop: choices.slidesPerViewItem, tablet: choices.slidesPerViewTablet, mobile: choices.slidesPerViewMobile }
      : ONE,
    gap: hasSeveral ? choices.spaceBetweenGap : 0,
    speed: choices.speedTime,
    autoplay: choices.sliderAutoPlay || choices.progressBar,
    delay: choices.autoPlayDelay,
    // The wheel gives the page free at the ends, so that there must be ends.
    loop: choices.loopEnable && !choices.sliderMouseScroll,
    pausesOnHover: choices.pauseOnMouseEnter,
    arrows: choices.navigation,
    dots: choices.pagination && !choices.sliderThumbsShow,
  }
}

/** Events of one gesture follow each other faster than this. */
const WHEEL_GAP_MS = 150
/** A wheel that never rests turns again after so long. */
const WHEEL_TURN_MS = 1000

interface Wheel {
  isForward: boolean
  isBeginning: boolean
  isEnd: boolean
  /** A turn is under way. */
  isTurning: boolean
  sinceWheelMs: number
  sinceTurnMs: number
}

/** One gesture, one turn. What a gesture brings to the end does not yet move the page; what comes after it does. */
export function answerWheel(wheel: Wheel): 'next' | 'previous' | 'wait' | 'release' {
  if (wheel.isTurning) return 'wait'
  if (wheel.isForward ? wheel.isEnd : wheel.isBeginning) return 'release'
  if (wheel.sinceWheelMs < WHEEL_GAP_MS && wheel.sinceTurnMs < WHEEL_TURN_MS) return 'wait'
  return wheel.isForward ? 'next' : 'previous'
}
