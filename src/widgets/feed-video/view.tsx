import { FilmTile } from '#kit/film/film-tile.tsx'
import { FilterGrid } from '#kit/filter-grid/filter-grid.tsx'
import { tileSizes } from '#kit/filter-grid/grid-fields.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import type { feedVideoSettings } from './settings.ts'

export function FeedVideoView({ id: widget, settings }: ViewProps<SettingsOf<typeof feedVideoSettings>>) {
  const { label, items, ratio } = settings
  const tiles = items.flatMap(({ id, title, text, file, captions, picture }) =>
    file === null
      ? []
      : [
          {
            id,
            categories: [],
            content: (
              <article className="w-feed-video__item">
                <FilmTile
                  when="interaction"
                  id={`${widget}-${id}`}
                  film={{ service: 'file', file, captions }}
                  title={title}
                  picture={picture}
                  sizes={tileSizes(settings)}
                  shape={ratio}
                  stage={{ oneOf: widget }}
                />
                {title !== '' && <p className="w-feed-video__title">{title}</p>}
                {text !== '' && <p className="w-feed-video__text">{text}</p>}
              </article>
            ),
          },
        ],
  )
  if (tiles.length === 0) return null
  return (
    <div className="w-feed-video">
      <FilterGrid label={label} layout="grid" columns={settings} tiles={tiles} categories={[]} allLabel="" unit="" isStill />
    </div>
  )
}
