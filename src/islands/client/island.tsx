import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import type { SlotProps } from '../slot-props.ts'
import { ATTRIBUTE, type Moment } from '../wire.ts'
import { trustHtml } from './trusted-html.ts'

/** What was in slots that are gone, by their number, until they come back. */
export const SlotNodes = createContext<Map<number, ChildNode[]>>(new Map())

// While an element is hydrated nothing touches what is inside of it where it has this property, nor as long as it stays the same.
const AS_IT_IS = { __html: trustHtml('') }

/** Here an island is its component: its props were read from the document, and its moment has come. */
export function island<Props extends object>(_name: string, Component: ComponentType<Props>) {
  return Component as (props: Props & { when: Moment }) => ReactNode
}

/** The same element as the server's, with what the server put in. Mounted once more, it gets that back. */
export function Slot({ content, as = 'div', ref, ...attributes }: SlotProps) {
  const nodes = useContext(SlotNodes)
  const own = useRef<HTMLElement>(null)
  const number = content !== null && '$slot' in content ? content.$slot : null
  useImperativeHandle(ref, () => own.current as HTMLElement)
  useLayoutEffect(() => {
    const element = own.current
    if (element === null || number === null) return
    const kept = nodes.get(number)
    if (kept) element.replaceChildren(...kept)
    return () => {
      nodes.set(number, [...element.childNodes])
    }
  }, [nodes, number])
  const inside =
    number === null
      ? { children: content as ReactNode }
      : { [ATTRIBUTE.slot]: number, dangerouslySetInnerHTML: AS_IT_IS, suppressHydrationWarning: true }
  return createElement<Record<string, unknown>>(as, { ...attributes, ...inside, ref: own })
}
