import { ButtonLink } from '#kit/links/button-link.tsx'
import { stockOf } from '#kit/paper.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { HeroBars, HeroGlyph } from './art.tsx'
import { linesOf } from './model.ts'
import type { heroSettings } from './settings.ts'

export function HeroView({ id, settings }: ViewProps<SettingsOf<typeof heroSettings>>) {
  const { kicker, title, lead, buttons, paper, art } = settings
  const lines = linesOf(title)
  if (lines.length === 0) return null
  return (
    <section className="w-hero" data-stock={stockOf(paper)} data-art={art} aria-labelledby={`${id}-title`}>
      {art === 'voice' && <HeroGlyph id={id} />}
      {art !== 'none' && <HeroBars />}
      <div className="w-hero__in">
        {kicker !== '' && <p className="w-hero__kicker">{kicker}</p>}
        <h1 className="w-hero__title" id={`${id}-title`}>
          {lines.map(({ line, words, mark }) => (
            <span key={line} className="w-hero__line">
              {words}
              {mark !== '' && <span className="w-hero__mark">{mark}</span>}
            </span>
          ))}
        </h1>
        {lead !== '' && <p className="w-hero__lead">{lead}</p>}
        {buttons.length > 0 && (
          <div className="btn-row">
            {buttons.map((button) => (
              <ButtonLink key={button.id} {...button} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
