import { filmOf } from '#kit/film/film-fields.ts'
import { FilmTile } from '#kit/film/film-tile.tsx'
import { type Film, fileAddress, type PlayOptions } from '#published/film.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { PlainVideo } from './client.tsx'
import type { videoSettings } from './settings.ts'

type Settings = SettingsOf<typeof videoSettings>

const SIZES = '(max-width: 1440px) 92vw, 82rem'

export function VideoView({ id, settings }: ViewProps<Settings>) {
  const { title, text, style } = settings
  const film = filmOf(settings)
  if (film === null) return null
  const isPlain = film.service === 'file' && style === 'inline'
  return (
    <div className="w-video">
      <figure>
        {isPlain ? plainVideo(film, settings) : waitingVideo(id, film, settings)}
        {(title !== '' || text !== '') && (
          <figcaption className="w-video__words">
            {title !== '' && <b>{title}</b>}
            {text !== '' && <span>{text}</span>}
          </figcaption>
        )}
      </figure>
    </div>
  )
}

function waitingVideo(id: string, film: Film, settings: Settings) {
  const { style, title, picture, ratio, volume, button_style, button_text, glow } = settings
  return (
    <FilmTile
      when="visible"
      id={id}
      film={film}
      title={title}
      picture={picture}
      sizes={SIZES}
      shape={ratio}
      stage={style === 'popup' ? 'dialog' : { oneOf: id }}
      options={optionsOf(settings)}
      volume={volume}
      button={{ words: button_text, hasIcon: button_style !== 'text', hasWords: button_style !== 'icon', glow }}
    />
  )
}

function plainVideo(film: Extract<Film, { service: 'file' }>, settings: Settings) {
  const { title, picture, ratio, autoplay, mute, loop, controls, volume } = settings
  return (
    <PlainVideo
      when="visible"
      shape={ratio}
      src={fileAddress(film.file.url, optionsOf(settings))}
      href={film.file.url}
      label={title}
      captions={film.captions?.url ?? null}
      poster={picture?.renditions.at(-1)?.url ?? picture?.url ?? null}
      isMuted={mute || autoplay}
      isLooping={loop}
      hasControls={controls}
      volume={volume}
      startsAlone={autoplay}
    />
  )
}

function optionsOf({ start, end, mute, loop, controls }: Settings): PlayOptions {
  return { start: start ?? 0, end, mute, loop, controls }
}
