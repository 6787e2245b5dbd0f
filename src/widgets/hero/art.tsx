import { drawBars, sliceShifts } from './model.ts'

/** 說, a character of a thousand units. */
const GLYPH =
  'M115 47 109 52C138 84 167 137 174 187C298 268 410 36 115 47ZM349 157 297 225H28L36 253H416C430 253 440 248 443 237C408 204 349 157 349 157ZM305 410 255 483H75L83 511H369C383 511 393 506 395 495C363 461 305 410 305 410ZM305 283 255 356H75L83 384H369C383 384 393 379 395 368C363 334 305 283 305 283ZM675 94 511 34C493 123 446 259 385 348L394 357C415 345 436 331 456 315V607H473C487 607 502 605 515 602C512 742 494 859 322 958L331 971C611 882 642 742 651 561H678V834C678 911 689 936 778 936H831C940 936 978 913 978 867C978 845 973 830 944 816L941 704H931C914 754 898 797 889 811C883 819 878 821 870 821C864 822 856 822 847 822H823C810 822 808 818 808 806V594C845 587 883 572 884 566V351C897 348 906 342 910 337L878 313C1003 358 1054 112 680 41L671 47C736 114 816 211 856 297L800 255L746 311H584L500 278C558 226 606 165 638 113C663 112 671 104 675 94ZM754 339V533H579V339ZM272 827H185V635H272ZM185 922V855H272V910H294C336 910 395 884 396 875V651C413 648 425 640 430 633L318 549L263 607H189L63 558V960H81C132 960 185 933 185 922Z'
const SIZE = 1000
const SLICES = 11
// A slice reaches a little under its neighbours, so that no seam shows where they meet.
const OVERLAP = 2
/** Room above and below for what the slices push out. */
const ROOM = 110

/** A Ming character cut into upright slices and shifted by the voice. */
export function HeroGlyph({ id }: { id: string }) {
  const wide = SIZE / SLICES
  const glyph = `${id}-glyph`
  return (
    <svg
      className="w-hero__glyph"
      viewBox={`0 ${-ROOM} ${SIZE} ${SIZE + ROOM}`}
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <defs>
        <path id={glyph} d={GLYPH} />
      </defs>
      {sliceShifts(SLICES).map((shift, index) => {
        const left = Math.round(index * wide)
        const box = `${left} ${-ROOM} ${Math.ceil(wide) + OVERLAP} ${SIZE + 2 * ROOM}`
        const [x, y, width, height] = box.split(' ')
        return (
          <svg key={left} x={x} y={Number(y) + shift} width={width} height={height} viewBox={box} aria-hidden="true">
            <use href={`#${glyph}`} />
          </svg>
        )
      })}
    </svg>
  )
}

const BARS = { width: 1600, height: 420, count: 46 }

/** From listening to speaking. */
export function HeroBars() {
  return (
    <svg
      className="w-hero__bars"
      viewBox={`0 0 ${BARS.width} ${BARS.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <path d={drawBars(BARS)} />
    </svg>
  )
}
