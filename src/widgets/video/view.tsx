import { FilmDialog } from '#kit/film/film-dialog.tsx'
import { filmOf } from '#kit/film/film-fields.ts'
import { FilmTile } from '#kit/film/film-tile.tsx'
import { MediaContents } from '#kit/film/media-player.tsx'
import { messages } from '#kit/film/messages.ts'
import { type Film, fileAddress, type PlayOptions } from '#published/film.ts'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
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
        {isPlain ? <PlainVideo film={film} settings={settings} /> : <WaitingVideo film={film} settings={settings} />}
        {(title !== '' || text !== '') && (
          <figcaption className="w-video__words">
            {title !== '' && <b>{title}</b>}
            {text !== '' && <span>{text}</span>}
          </figcaption>
        )}
      </figure>
      {style === 'popup' && <FilmDialog id={id} label={title || messages.play} />}
    </div>
  )
}

function WaitingVideo({ film, settings }: { film: Film; settings: Settings }) {
  const { title, picture, ratio, volume, button_style, button_text, glow } = settings
  return (
    <FilmTile
      film={film}
      title={title}
      picture={picture}
      sizes={SIZES}
      shape={ratio}
      options={optionsOf(settings)}
      volume={volume}
      button={{ words: button_text, hasIcon: button_style !== 'text', hasWords: button_style !== 'icon', glow }}
    />
  )
}

/** The browser's own player, which needs no script. */
function PlainVideo({ film, settings }: { film: Extract<Film, { service: 'file' }>; settings: Settings }) {
  const { title, picture, ratio, autoplay, mute, loop, controls, volume } = settings
  const poster = picture?.renditions.at(-1)?.url ?? picture?.url
  return (
    <div className="film" data-shape={ratio}>
      <video
        className="film__player"
        src={fileAddress(film.file.url, optionsOf(settings))}
        poster={poster}
        aria-label={title || undefined}
        controls
        playsInline
        // Without a poster the browser shows the first picture, for which it needs the file's beginning.
        preload={poster === undefined || autoplay ? 'metadata' : 'none'}
        muted={mute || autoplay}
        loop={loop}
        data-autoplay={autoplay || undefined}
        data-controls={controls ? undefined : 'no'}
        data-volume={volume}
      >
        <MediaContents file={film.file} captions={film.captions} />
      </video>
    </div>
  )
}

function optionsOf({ start, end, mute, loop, controls }: Settings): PlayOptions {
  return { start: start ?? 0, end, mute, loop, controls }
}
