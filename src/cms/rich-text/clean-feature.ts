import { createServerFeature } from '@payloadcms/richtext-lexical'
import { cleanRichText } from './clean-rich-text.ts'

/** Cleans what an editor holds: when it is saved, draft or not, and when it is read, for what was stored before. */
export const CleanFeature = createServerFeature({
  key: 'clean',
  feature: {
    hooks: {
      beforeValidate: [({ value }) => cleanRichText(value)],
      afterRead: [({ value }) => cleanRichText(value)],
    },
  },
})
