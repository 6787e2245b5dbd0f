import { useCallback, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import Lightbox, { type Plugin, type Render, useController } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Video from 'yet-another-react-lightbox/plugins/video'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { LightboxSettings } from '#islands/wire.ts'
import { messages } from './messages.ts'
import type { Content } from './model.ts'
import { Footer } from './parts/footer.tsx'
import { inNativeDialog } from './parts/native-dialog.tsx'
import { StepButton } from './parts/navigation.tsx'
import { ShareMenu } from './parts/share-menu.tsx'
import { Failure, Loading, NoticeSlide, SlideFrame } from './parts/slide.tsx'
import { type Stage, StageContext } from './parts/stage-context.ts'
import { ToolButton } from './parts/tool-button.tsx'
import { slideOf } from './slides.ts'
import './dialog.css'

interface Shown {
  contents: Content[]
  start: number
  settings: LightboxSettings
  /** Gets the focus back. */
  opener: HTMLElement | null
}

/** One at a time: a second click, while the first is being answered, is no second wish. */
let isShown = false

export function showDialog({ opener, ...shown }: Shown): void {
  if (isShown) return
  isShown = true
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const finish = () => {
    isShown = false
    root.unmount()
    host.remove()
    // Browsers that do not focus a clicked link would return to nowhere.
    opener?.focus({ preventScroll: true })
  }
  root.render(<LightboxDialog {...shown} onClose={finish} />)
}

const ENLARGED = 3

function LightboxDialog({ contents, start, settings, onClose }: Omit<Shown, 'opener'> & { onClose(): void }) {
  const slides = useMemo(() => contents.map(slideOf), [contents])
  const [index, setIndex] = useState(start)
  const [isZoomed, setZoomed] = useState(false)
  const [menuOf, setMenuOf] = useState<number | null>(null)
  const [failed, setFailed] = useState<readonly Content[]>([])
  const [hasMoved, setMoved] = useState(false)
  const isGroup = slides.length > 1

  const noteFailure = useCallback((content: Content) => {
    setFailed((known) => (known.includes(content) ? known : [...known, content]))
  }, [])
  const stage: Stage = {
    contents,
    index,
    isZoomed,
    // It belongs to a picture, and goes with it.
    isMenuOpen: menuOf === index,
    setMenuOpen: (isOpen) => setMenuOf(isOpen ? index : null),
    hasFailed: (content) => failed.includes(content),
    noteFailure,
  }
  const current = contents[index]
  const canZoom = current !== undefined && !failed.includes(current)
  const view = ({ index: shown }: { index: number }) => {
    setMoved((known) => known || shown !== start)
    setIndex(shown)
  }

  const render: Render = {
    slide: ({ slide }) => (slide.type === 'notice' ? <NoticeSlide content={slide.content} /> : undefined),
    slideContainer: ({ slide, children }) => <SlideFrame content={slide.content}>{children}</SlideFrame>,
    iconLoading: () => <Loading />,
    iconError: () => <Failure />,
    buttonPrev: () => isGroup && <StepButton to="previous" />,
    buttonNext: () => isGroup && <StepButton to="next" />,
    buttonClose: () => <CloseButton key="close" />,
    buttonZoom: ({ zoom, maxZoom, disabled, changeZoom }) => (
      <ToolButton
        name={messages.zoom.name}
        hint={zoom > 1 ? messages.zoom.undo : messages.zoom.name}
        drawing={zoom > 1 ? 'reduce' : 'enlarge'}
        aria-pressed={zoom > 1}
        isOff={disabled || !canZoom || maxZoom <= 1}
        onClick={() => changeZoom(zoom > 1 ? 1 : Math.min(ENLARGED, maxZoom))}
      />
    ),
    buttonFullscreen: ({ fullscreen, enter, exit }) => (
      <ToolButton
        name={messages.fullscreen.name}
        hint={fullscreen ? messages.fullscreen.undo : messages.fullscreen.name}
        drawing={fullscreen ? 'shrink' : 'expand'}
        aria-pressed={fullscreen}
        onClick={fullscreen ? exit : enter}
      />
    ),
    controls: () => (
      <>
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
        plugins={pluginsFor(settings, isGroup)}
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
            settings.zoom && 'zoom',
            settings.fullscreen && 'fullscreen',
            settings.share && <ShareMenu key="share" />,
            'close',
          ].filter(Boolean),
        }}
        // Only what may be wanted next.
        carousel={{ finite: !isGroup, preload: 1, padding: 0, spacing: '10%' }}
        animation={{ swipe: 280, zoom: 280 }}
        controller={{ closeOnEscape: false, disableSwipeNavigation: isZoomed }}
        counter={{ separator: messages.of, container: { className: 'w-lightbox__count num', lang: 'en' } }}
        zoom={{ maxZoomPixelRatio: ENLARGED }}
        on={{ view, zoom: ({ zoom }) => setZoomed(zoom > 1) }}
      />
    </StageContext>
  )
}

function CloseButton() {
  const { close } = useController()
  return <ToolButton name={messages.close} lang="en" drawing="close" onClick={close} />
}

function pluginsFor({ counter, fullscreen, zoom }: LightboxSettings, isGroup: boolean): Plugin[] {
  return [
    inNativeDialog,
    Video,
    ...(counter && isGroup ? [Counter] : []),
    ...(fullscreen ? [Fullscreen] : []),
    ...(zoom ? [Zoom] : []),
  ]
}
