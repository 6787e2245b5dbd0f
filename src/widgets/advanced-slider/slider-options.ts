import { EffectCoverflow, EffectCube, EffectFade, EffectFlip } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import type { SliderDirection, SliderEffect } from './model.ts'

const EFFECTS: Record<Exclude<SliderEffect, 'default'>, SwiperOptions> = {
  fade: { effect: 'fade', modules: [EffectFade], fadeEffect: { crossFade: true } },
  cube: { effect: 'cube', modules: [EffectCube], cubeEffect: { slideShadows: false, shadow: false } },
  flip: { effect: 'flip', modules: [EffectFlip], flipEffect: { slideShadows: false } },
  coverflow: { effect: 'coverflow', modules: [EffectCoverflow], coverflowEffect: { slideShadows: false, rotate: 40 } },
}

/** The slider's settings in swiper's words. */
export function sliderOptions(effect: SliderEffect, direction: SliderDirection, grabCursor: boolean): SwiperOptions {
  return { ...(effect === 'default' ? {} : EFFECTS[effect]), direction, grabCursor }
}
