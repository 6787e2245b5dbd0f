import { FilterGrid } from '#kit/filter-grid/filter-grid.tsx'
import { tileSizes } from '#kit/filter-grid/grid-fields.ts'
import { listCategories } from '#kit/filter-grid/model.ts'
import { enlargeLabel, lightboxAttributes } from '#kit/pictures/lightbox-figure.tsx'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { Picture } from '#published/types.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { TiltingGallery } from './client.tsx'
import type { ImageGalleryData } from './load.ts'
import { messages } from './messages.ts'
import { shuffle } from './model.ts'
import type { imageGallerySettings } from './settings.ts'

type Settings = SettingsOf<typeof imageGallerySettings>

interface Entry {
  id: string
  group: string
  picture: Picture
  caption: string
}

export function ImageGalleryView({ id, settings, data }: ViewProps<Settings, ImageGalleryData>) {
  const { label, layout, all_label, show_filter, tilt } = settings
  const entries = entriesOf(settings)
  const ordered = data.shuffledBy === null ? entries : shuffle(entries, data.shuffledBy)
  if (ordered.length === 0) return null
  const grid = (
    <FilterGrid
      label={label}
      layout={layout}
      columns={settings}
      tiles={ordered.map((entry, index) => ({
        id: entry.id,
        categories: [entry.group],
        content: <Tile id={id} entry={entry} settings={settings} eager={data.isFirst && index === 0} />,
      }))}
      // Buttons stay where the editor put them, whatever the order of the pictures is.
      categories={show_filter ? listCategories(entries.map(({ group }) => [group])) : []}
      allLabel={all_label}
      unit={messages.unit}
    />
  )
  if (!tilt) return <div className="w-image-gallery">{grid}</div>
  const { tilt_axis: axis, max_tilt: max, perspective, scale, glare } = settings
  return <TiltingGallery when="visible" look={{ axis, max, perspective, scale }} glare={glare} grid={grid} />
}

function entriesOf({ groups }: Settings): Entry[] {
  return groups.flatMap(({ id: group, filter_label, images }, index) =>
    images.flatMap(({ id, picture, caption }) =>
      picture === null
        ? []
        : [{ id: `${group}-${id}`, group: filter_label || String(index + 1), picture, caption: caption || picture.caption }],
    ),
  )
}

function Tile({ id, entry, settings, eager }: { id: string; entry: Entry; settings: Settings; eager: boolean }) {
  const { picture, caption } = entry
  const { layout, ratio, lightbox, slideshow, show_caption, show_description } = settings
  const image = (
    <PictureView picture={picture} sizes={tileSizes(settings)} ratio={layout === 'grid' ? ratio : undefined} eager={eager} />
  )
  const hasCaption = show_caption && caption !== ''
  const hasDescription = show_description && picture.description !== ''
  return (
    <figure className="w-image-gallery__item">
      <div className="w-image-gallery__box">
        {lightbox ? (
          <a
            className="w-image-gallery__card"
            href={picture.url}
            {...lightboxAttributes({ picture, caption, group: slideshow ? id : `${id}-${entry.id}` })}
            aria-label={enlargeLabel(picture)}
          >
            {image}
          </a>
        ) : (
          <div className="w-image-gallery__card">{image}</div>
        )}
      </div>
      {(hasCaption || hasDescription) && (
        <figcaption className="w-image-gallery__words">
          {hasCaption && <b>{caption}</b>}
          {hasDescription && <span>{picture.description}</span>}
        </figcaption>
      )}
    </figure>
  )
}
