import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'

export interface FormWords {
  title: string
  text: string
  level: HeadingLevel
  layout: 'inline' | 'stacked'
}

/** What stands around the form, or around the word that there is none. */
export function FormFrame({ id, words, children }: { id: string; words: FormWords; children: ReactNode }) {
  const { title, text, level, layout } = words
  return (
    <div className="w-newsletter-form" id={id} data-layout={layout}>
      <div className="w-newsletter-form__body">
        {(title !== '' || text !== '') && (
          <div className="w-newsletter-form__words">
            {title !== '' && (
              <Heading level={level} className="w-newsletter-form__title">
                {title}
              </Heading>
            )}
            {text !== '' && <p>{text}</p>}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
