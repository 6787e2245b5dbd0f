import type { Moment } from '#islands/wire.ts'
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
import { PlayableFilm } from './client.tsx'
import { messages } from './messages.ts'
import type { FilmOrder } from './player.tsx'

/** Shapes of a film; `film.css` knows the same ones. */
type FilmShape = '16/9' | '4/3' | '1/1' | '9/16'

interface FilmTileProps {
  when: Moment
  /** Of its own. */
  id: string
  /** `dialog`, or else the name of those of which only one is played where it stands. */
  stage: 'dialog' | { oneOf: string }
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

/** The tile of a film that plays once somebody clicks for it. */
export function FilmTile(props: FilmTileProps) {
  const { id, film, title, picture, sizes, shape, stage, options = WHOLE_FILM, volume = null, button = SIGN, eager } = props
  return (
    <PlayableFilm
      when={props.when}
      id={id}
      film={orderOf(film, { title, volume, options })}
      shape={shape}
      stage={stage}
      face={
        <>
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
        </>
      }
    />
  )
}

/** Films have no category to take it from; side by side they should differ. */
function paperOf(title: string): Paper {
  return PAPERS[hashText(title) % PAPERS.length] ?? 'bone'
}

interface Wishes {
  title: string
  volume: number | null
  options: PlayOptions
}

function orderOf(film: Film, { title, volume, options }: Wishes): FilmOrder {
  const { mute: isMuted, loop: isLooping, controls: hasControls } = options
  return {
    service: film.service,
    title,
    href: watchAddress(film),
    player: film.service === 'file' ? fileAddress(film.file.url, options) : playerAddress(film, options),
    captions: film.service === 'file' ? (film.captions?.url ?? null) : null,
    isMuted,
    isLooping,
    hasControls,
    volume,
  }
}
