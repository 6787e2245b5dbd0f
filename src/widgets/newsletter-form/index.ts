import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadNewsletterForm } from './load.ts'
import { newsletterFormSettings } from './settings.ts'
import { NewsletterFormView } from './view.tsx'

export const newsletterForm = defineWidget({
  settings: newsletterFormSettings,
  View: NewsletterFormView,
  load: loadNewsletterForm,
  examples,
})
