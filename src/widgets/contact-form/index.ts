import { defineWidget } from '#settings/define-widget.ts'
import { examples } from './examples.ts'
import { loadContactForm } from './load.ts'
import { contactFormSettings } from './settings.ts'
import { ContactFormView } from './view.tsx'

export const contactForm = defineWidget({
  settings: contactFormSettings,
  View: ContactFormView,
  load: loadContactForm,
  examples,
})
