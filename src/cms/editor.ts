import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { safeUrl } from '#platform/safe-url.ts'
import { CleanFeature } from './rich-text/clean-feature.ts'
import { TableFeature } from './rich-text/table-feature.ts'
import { WIDGETS_IN_POSTS } from './widgets-in-posts.ts'

/** What can be written everywhere: no colours, no sizes, no alignment; the look comes from the site. */
const base = [
  CleanFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  TableFeature(),
  LinkFeature({
    // A link to a popup or a picture opens it in the page.
    enabledCollections: ['pages', 'posts', 'categories', 'popups', 'media'],
    maxDepth: 0,
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        'name' in field && field.name === 'url'
          ? {
              name: 'url',
              type: 'text' as const,
              label: '網址',
              required: true,
              maxLength: 1000,
              admin: { condition: (_data: unknown, siblings?: { linkType?: string }) => siblings?.linkType !== 'internal' },
              validate: (value: string | null | undefined) =>
                safeUrl(value) !== null || '請填站內路徑，或以 http://、https://、mailto:、tel: 開頭的網址。',
            }
          : field,
      ),
  }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

/** Rich text inside widgets. */
export const textEditor = lexicalEditor({ features: base })

const pictures = UploadFeature({ enabledCollections: ['media'], maxDepth: 0 })

/** The body of a newsletter: mail programs know pictures, but no widgets. */
export const newsletterEditor = lexicalEditor({ features: [...base, pictures] })

/** The body of a post: pictures and widgets among the text. */
export const postEditor = lexicalEditor({
  features: [...base, pictures, BlocksFeature({ blocks: [...WIDGETS_IN_POSTS] })],
})
