import { carouselFields } from '#kit/carousel/carousel-settings.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { heading } from '#settings/outline.ts'
import { productChoice, productLook } from '#shop/product-fields.ts'

export const productCarouselSettings = defineSettings({
  name: 'product-carousel',
  label: '商品輪播',
  group: '最新內容',
  place: 320,
  fields: {
    ...productChoice(12),
    ...productLook,
    ...carouselFields({
      shown: { desktop: 4, tablet: 3, mobile: 1 },
      gap: 35,
      speed: 600,
      autoplay: true,
      delay: 5000,
      loop: true,
      pauseOnHover: true,
      arrows: false,
      dots: false,
    }),
  },
  outline: ({ level }) => heading(level, '商品名稱'),
})
