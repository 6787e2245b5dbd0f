import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { reviewsSettings } from './settings.ts'
import { ReviewsView } from './view.tsx'

export const reviews = defineWidget({
  settings: reviewsSettings,
  View: ReviewsView,
  examples,
})
