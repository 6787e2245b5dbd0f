import type { ReactElement } from 'react'
import { carouselLook } from '#kit/carousel/carousel-look.ts'
import { CarouselIsland } from '#kit/carousel/client.tsx'
import { filmOf } from '#kit/film/film-fields.ts'
import { FilmTile } from '#kit/film/film-tile.tsx'
import { FilterGrid, type GridTile } from '#kit/filter-grid/filter-grid.tsx'
import { tileSizes } from '#kit/filter-grid/grid-fields.ts'
import { listCategories, splitCategories } from '#kit/filter-grid/model.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { messages } from './messages.ts'
import type { videoGallerySettings } from './settings.ts'

type Settings = SettingsOf<typeof videoGallerySettings>

export function VideoGalleryView({ id, settings }: ViewProps<Settings>) {
  const { label, layout, filter, all_label, play_on_hover } = settings
  const tiles = settings.items.flatMap((item): (GridTile & { content: ReactElement })[] => {
    const content = tileOf(id, item, settings)
    return content === null ? [] : [{ id: item.id, categories: splitCategories(item.category), content }]
  })
  if (tiles.length === 0) return null
  return (
    <div className="w-video-gallery" data-layout={layout} data-button={play_on_hover ? 'hover' : undefined}>
      {layout === 'carousel' ? (
        <CarouselIsland
          when="visible"
          id={id}
          label={label}
          look={carouselLook(settings)}
          slides={tiles.map(({ content }) => content)}
        />
      ) : (
        <FilterGrid
          label={label}
          layout={layout}
          columns={settings}
          tiles={tiles}
          categories={filter ? listCategories(tiles.map(({ categories }) => categories)) : []}
          allLabel={all_label}
          unit={messages.unit}
        />
      )}
    </div>
  )
}

function tileOf(gallery: string, item: Settings['items'][number], settings: Settings): ReactElement | null {
  const film = filmOf(item)
  if (film === null) return null
  const sizes =
    settings.layout === 'carousel'
      ? tileSizes({
          columns: settings.slides_desktop,
          columns_tablet: settings.slides_tablet,
          columns_mobile: settings.slides_mobile,
        })
      : tileSizes(settings)
  // In rows of one height there is one shape.
  const shape = settings.layout === 'masonry' ? item.ratio : '16/9'
  return (
    <figure className="w-video-gallery__item">
      <FilmTile
        when="visible"
        id={`${gallery}-${item.id}`}
        film={film}
        title={item.title}
        picture={item.picture}
        sizes={sizes}
        shape={shape}
        stage={settings.click_action === 'popup' ? 'dialog' : { oneOf: gallery }}
      />
      {settings.show_title && item.title !== '' && <figcaption className="w-video-gallery__title">{item.title}</figcaption>}
    </figure>
  )
}
