import {
  type Film,
  fileAddress,
  type PlayOptions,
  playerAddress,
  SERVICE_NAMES,
  WHOLE_FILM,
  watchAddress,
} from '#published/film.ts'
import type { Paper, Picture } from '#published/types.ts'
import { Icon } from '../icon.tsx'
import { PictureView } from '../pictures/picture-view.tsx'
import { PosterFallback } from '../pictures/poster-fallback.tsx'
import { hashText } from '../pictures/voiceprint.ts'
import { messages } from './messages.ts'

/** Shapes of a film; `film.css` knows the same ones. */
type FilmShape = '16/9' | '4/3' | '1/1' | '9/16'

interface FilmTileProps {
  film: Film
  title: string
  picture: Picture | null
  sizes: string
  shape: FilmShape
  options?: PlayOptions
  /** Where a file's sound starts, from 0 to 1. */
  volume?: number
  button?: PlayButton
  eager?: boolean
}

interface PlayButton {
  words: string
  hasIcon: boolean
  hasWords: boolean
  glow?: string
}

const PAPERS: readonly Paper[] = ['sky', 'peach', 'celadon', 'straw', 'bone']

const SIGN: PlayButton = { words: messages.play, hasIcon: true, hasWords: false }

/**
 * A film that waits: its poster is ours, and nothing is asked of anybody else until it is clicked. It is a link to the film,
 * which `enhanceFilms` makes a button.
 */
export function FilmTile(props: FilmTileProps) {
  const { film, title, picture, sizes, shape, options = WHOLE_FILM, button = SIGN, eager } = props
  return (
    <div className="film" data-shape={shape}>
      <a
        className="film__open"
        href={watchAddress(film)}
        rel={film.service === 'file' ? undefined : 'noopener'}
        {...orders(props, options)}
      >
        {picture === null ? (
          <PosterFallback title={title} paper={paperOf(title)} />
        ) : (
          <PictureView className="film__poster" picture={picture} sizes={sizes} eager={eager} decorative />
        )}
        <span className="film__button" data-glow={button.glow} data-words={button.hasWords || undefined}>
          {button.hasIcon && <Icon name="play" />}
          <span className={button.hasWords ? undefined : 'vh'}>{button.words}</span>
        </span>
        {title !== '' && <span className="vh">{title}</span>}
        {film.service !== 'file' && <span className="film__service">{messages.playedBy(SERVICE_NAMES[film.service])}</span>}
      </a>
    </div>
  )
}

/** Films have no category to take it from; side by side they should differ. */
function paperOf(title: string): Paper {
  return PAPERS[hashText(title) % PAPERS.length] ?? 'bone'
}

/** What the script needs to make a player. */
function orders({ film, title, volume }: FilmTileProps, options: PlayOptions) {
  const shared = { 'data-film': film.service, 'data-title': title }
  if (film.service !== 'file') return { ...shared, 'data-player': playerAddress(film, options) }
  return {
    ...shared,
    'data-player': fileAddress(film.file.url, options),
    'data-type': film.file.type,
    'data-captions': film.captions?.url,
    'data-mute': options.mute || undefined,
    'data-loop': options.loop || undefined,
    'data-controls': options.controls ? undefined : 'no',
    'data-volume': volume,
  }
}
