import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLayoutOnce } from '#kit/use-once.ts'
import { type Act, showsBack, type Trigger } from './model.ts'

const CONTROL = 'a, button, input, select, textarea, summary'

/** Which side shows, `null` before anything is known, and what the box listens to. */
export function useTurning(box: RefObject<HTMLElement | null>, trigger: Trigger) {
  const [side, setSide] = useState<'front' | 'back' | null>(null)
  // Events follow each other faster than renders.
  const isBack = useRef(false)
  const pointerType = useRef('')
  const mustMoveFocus = useRef(false)
  const isMovingFocus = useRef(false)

  const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector) ?? null
  const hasKeyFocus = () => find(':focus-visible') !== null
  const act = (what: Act) => {
    const next = showsBack(isBack.current, trigger, what)
    if (next === isBack.current) return
    // A face that is turned away must not keep the focus, nor a button in the corner that goes away.
    const goes = find(`[data-face=${next ? 'front' : 'back'}]`)
    const isTurnGone = !next && find('.w-flip-box__open') !== null && document.activeElement === find('.w-flip-box__turn')
    mustMoveFocus.current = isTurnGone || goes?.contains(document.activeElement) === true
    isBack.current = next
    setSide(next ? 'back' : 'front')
  }

  // Only the pointer or the focus that woke it is already there.
  useLayoutOnce(() => {
    setSide('front')
    if (hasKeyFocus()) act('focus')
    else if (box.current?.matches(':hover') && matchMedia('(hover: hover)').matches) act('enter')
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the side has changed
  useLayoutEffect(() => {
    if (!mustMoveFocus.current) return
    mustMoveFocus.current = false
    isMovingFocus.current = true
    ;((side === 'front' && find('.w-flip-box__open')) || find('.w-flip-box__turn'))?.focus()
    isMovingFocus.current = false
  }, [side])

  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && act('enter'),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && !hasKeyFocus() && act('leave'),
    onPointerDown: (event: PointerEvent) => {
      pointerType.current = event.pointerType
    },
    onFocus: () => !isMovingFocus.current && hasKeyFocus() && act('focus'),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const isInside = isMovingFocus.current || (relatedTarget instanceof Node && box.current?.contains(relatedTarget))
      if (!isInside && !box.current?.matches(':hover')) act('blur')
    },
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && act('escape'),
    onClick: ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return
      if (target.closest('.w-flip-box__turn')) act('turn')
      else if (target.closest('.w-flip-box__open')) act('open')
      // A mouse has turned the box by coming.
      else if (!target.closest(CONTROL) && (trigger !== 'hover' || pointerType.current !== 'mouse')) act('tap')
    },
  }
  return { side, handlers }
}
