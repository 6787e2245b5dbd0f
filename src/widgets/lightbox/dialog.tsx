import { useCallback, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import Lightbox, { type Plugin, type Render, useController } from 'yet-another-react-lightbox'
import type { LightboxSettings } from '#islands/wire.ts'
import { messages } from './messages.ts'
import { type Content, isOwn } from './model.ts'
import { Footer } from './parts/footer.tsx'
import { inNativeDialog } from './parts/native-dialog.tsx'
import { withSteps } from './parts/navigation.tsx'
import { ShareMenu } from './parts/share-menu.tsx'
import { Failure, Film, Loading, NoticeSlide, SlideFrame } from './parts/slide.tsx'
import { type Stage, StageContext, useStage } from './parts/stage-context.ts'
import { ToolButton } from './parts/tool-button.tsx'
import { useFullscreen } from './parts/use-fullscreen.ts'
import { useZoom } from './parts/use-zoom.ts'
import { slideOf } from './slides.ts'
import './dialog.css'

interface Shown {
  contents: Content[]
  start: number
  settings: LightboxSettings
  /** Gets the focus back. */
  opener: HTMLElement | null
}

let present: { host: HTMLElement; finish(): void } | null = null

/** One at a time: a second click, while the first is being answered, is no second wish. */
export function showDialog({ opener, ...shown }: Shown): void {
  if (present !== null && !hasLeft(present.host)) return
  present?.finish()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const finish = () => {
    if (present?.host !== host) return
    present = null
    root.unmount()
    host.remove()
    // Browsers that do not focus a clicked link would return to nowhere.
    opener?.focus({ preventScroll: true })
  }
  present = { host, finish }
  root.render(<LightboxDialog {...shown} onClose={finish} />)
}

/** A dialog is closed a moment before the browser says so. */
function hasLeft(host: HTMLElement): boolean {
  return host.querySelector('dialog')?.open === false
}

const PLUGINS: Plugin[] = [inNativeDialog, withSteps]

function LightboxDialog({ contents, start, settings, onClose }: Omit<Shown, 'opener'> & { onClose(): void }) {
  const slides = useMemo(() => contents.map(slideOf), [contents])
  const [index, setIndex] = useState(start)
  const root = useRef<HTMLDivElement>(null)
  const { view: zoomView, isZoomed, toggle: toggleZoom } = useZoom(root, index, settings.zoom)
  const [menuOf, setMenuOf] = useState<number | null>(null)
  const [failed, setFailed] = useState<readonly Content[]>([])
  const [hasMoved, setMoved] = useState(false)
  const isGroup = slides.length > 1

  const noteFailure = useCallback((content: Content) => {
    setFailed((known) => (known.includes(content) ? known : [...known, content]))
  }, [])
  const current = contents[index]
  const canZoom = settings.zoom && slides[index]?.type === 'image' && current !== undefined && !failed.includes(current)
  const stage: Stage = {
    root,
    contents,
    index,
    isZoomed,
    view: zoomView,
    toggleZoom: () => canZoom && toggleZoom(),
    // It belongs to a picture, and goes with it.
    isMenuOpen: menuOf === index,
    setMenuOpen: (isOpen) => setMenuOf(isOpen ? index : null),
    hasFailed: (content) => failed.includes(content),
    noteFailure,
  }
  const view = ({ index: shown }: { index: number }) => {
    setMoved((known) => known || shown !== start)
    setIndex(shown)
  }

  const render: Render = {
    slide: ({ slide: { type, content } }) => type === 'other' && <OtherSlide content={content} />,
    slideContainer: ({ slide, children }) => <SlideFrame content={slide.content}>{children}</SlideFrame>,
    iconLoading: () => <Loading />,
    iconError: () => <Failure />,
    buttonClose: () => <CloseButton key="close" />,
    controls: () => (
      <>
        {settings.counter && isGroup && (
          <p className="w-lightbox__count num" lang="en">
            {`${index + 1} ${messages.of} ${slides.length}`}
          </p>
        )}
        <Footer />
        <p className="vh" role="status">
          {hasMoved && isGroup && messages.place(index + 1, slides.length)}
        </p>
      </>
    ),
  }
  return (
    <StageContext value={stage}>
      <Lightbox
        open
        close={onClose}
        slides={slides}
        index={start}
        plugins={PLUGINS}
        render={render}
        labels={{
          Lightbox: current?.title || messages.name,
          'Photo gallery': messages.pictures,
          Carousel: messages.slides,
          Slide: messages.pictures,
          '{index} of {total}': messages.place('{index}', '{total}'),
        }}
        toolbar={{
          buttons: [
            settings.zoom && <ZoomButton key="zoom" isOff={!canZoom} />,
            settings.fullscreen && document.fullscreenEnabled && <FullscreenButton key="fullscreen" />,
            settings.share && <ShareMenu key="share" />,
            'close',
          ].filter(Boolean),
        }}
        // Only what may be wanted next.
        carousel={{ finite: !isGroup, preload: 1, padding: 0, spacing: '10%' }}
        animation={{ swipe: 280 }}
        controller={{ closeOnEscape: false, disableSwipeNavigation: isZoomed }}
        on={{ view }}
      />
    </StageContext>
  )
}

function CloseButton() {
  const { close } = useController()
  return <ToolButton name={messages.close} lang="en" drawing="close" onClick={close} />
}

function ZoomButton({ isOff }: { isOff: boolean }) {
  const { isZoomed, toggleZoom } = useStage()
  return (
    <ToolButton
      name={messages.zoom.name}
      hint={isZoomed ? messages.zoom.undo : messages.zoom.name}
      drawing={isZoomed ? 'reduce' : 'enlarge'}
      aria-pressed={isZoomed}
      isOff={isOff}
      onClick={toggleZoom}
    />
  )
}

function FullscreenButton() {
  const { isFull, toggle } = useFullscreen(useStage().root)
  return (
    <ToolButton
      name={messages.fullscreen.name}
      hint={isFull ? messages.fullscreen.undo : messages.fullscreen.name}
      drawing={isFull ? 'shrink' : 'expand'}
      aria-pressed={isFull}
      onClick={toggle}
    />
  )
}

function OtherSlide({ content }: { content: Content }) {
  const isOwnFilm = content.kind === 'video' && isOwn(content.address, location.href)
  return isOwnFilm ? <Film content={content} /> : <NoticeSlide content={content} />
}
