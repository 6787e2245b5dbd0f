import { InnerContent } from '#islands/inner-content.tsx'
import { Heading, type HeadingLevel } from '#kit/text/heading.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { Unfold } from './client.tsx'
import { COLLAPSE_TEXT, cleanLabel, EXPAND_TEXT } from './model.ts'
import type { unfoldSettings } from './settings.ts'

export function UnfoldView({ id, settings }: ViewProps<SettingsOf<typeof unfoldSettings>>) {
  const { title, level, text, content, collapse_height: height, transition_duration: duration, direction } = settings
  if (text === '' && content === '') return null
  return (
    <Unfold
      when="visible"
      bodyId={`${id}-body`}
      title={title === '' ? null : <Heading level={Number(level) as HeadingLevel}>{title}</Heading>}
      content={
        <>
          {text !== '' && <InnerContent name={text} className="prose" />}
          {content !== '' && <InnerContent name={content} className="flow" />}
        </>
      }
      height={height}
      duration={duration}
      direction={direction}
      expandLabel={cleanLabel(settings.expand_text, EXPAND_TEXT)}
      collapseLabel={cleanLabel(settings.collapse_text, COLLAPSE_TEXT)}
    />
  )
}
