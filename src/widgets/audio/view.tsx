import { stockOf } from '#kit/paper.ts'
import { PictureView } from '#kit/pictures/picture-view.tsx'
import type { SettingsOf } from '#settings/define-settings.ts'
import type { ViewProps } from '#settings/define-widget.ts'
import { AudioPlayer } from './client.tsx'
import { messages } from './messages.ts'
import type { audioSettings } from './settings.ts'

type Settings = SettingsOf<typeof audioSettings>

export function AudioView({ id, settings }: ViewProps<Settings>) {
  const { title, text, audio_type, file, url, picture, transcript, download, paper, autoplay, loop, muted, volume } = settings
  const own = audio_type === 'self' ? file : null
  const other = audio_type === 'url' ? url : null
  if (own === null && other === null) return null
  return (
    <div className="w-audio" data-stock={stockOf(paper)}>
      {picture !== null && (
        <div className="w-audio__cover">
          <PictureView picture={picture} sizes="(max-width: 767px) 30vw, 10rem" ratio="1/1" />
        </div>
      )}
      <div className="w-audio__in">
        <p className="w-audio__title" id={`${id}-title`}>
          {title}
        </p>
        {text !== '' && <p className="w-audio__text">{text}</p>}
        {own !== null && (
          <AudioPlayer
            when="visible"
            titleId={`${id}-title`}
            href={own.url}
            isLooping={loop}
            isMuted={muted}
            startsAlone={autoplay}
            volume={volume}
          />
        )}
        {other !== null && (
          <a className="more" href={other} rel="noopener">
            {messages.listenAt(new URL(other).host)}
          </a>
        )}
        {own !== null && download && (
          <a className="more" href={own.url} download>
            {messages.download}
          </a>
        )}
        {transcript !== '' && (
          <details className="w-audio__transcript">
            <summary>{messages.transcript}</summary>
            <p>{transcript}</p>
          </details>
        )}
      </div>
    </div>
  )
}
