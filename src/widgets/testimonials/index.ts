import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { testimonialsSettings } from './settings.ts'
import { TestimonialsView } from './view.tsx'

export const testimonials = defineWidget({
  settings: testimonialsSettings,
  View: TestimonialsView,
  examples,
})
