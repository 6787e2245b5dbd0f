import { type ComponentType, createContext, createElement, isValidElement, type ReactElement, type ReactNode, use } from 'react'
import type { SlotProps } from '../slot-props.ts'
import { ATTRIBUTE, type Moment, type SlotToken } from '../wire.ts'
import { islandAttributes } from './island-attributes.ts'

export type { SlotContent } from '../slot-props.ts'

/** Address of an island's script by its name. Whoever renders a page with islands says it. */
export const IslandScripts = createContext<((name: string) => string) | null>(null)

/** What the slots of the island around show; `null` outside of islands. */
const SlotContents = createContext<readonly ReactElement[] | null>(null)

/**
 * Makes an island of a component: rendered here, alive in the browser from the moment `when` on. Its props travel there as JSON;
 * elements among them stay behind as HTML, and the component shows them with `Slot`.
 */
export function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  return function Island({ when, ...given }: Props & { when: Moment }): ReactNode {
    const scriptOf = use(IslandScripts)
    if (scriptOf === null) throw new Error(`The island ${name} stands where nobody knows the addresses of scripts`)
    if (use(SlotContents) !== null) throw new Error(`The island ${name} stands in another one outside of its slots`)
    const contents: ReactElement[] = []
    const props = takeOut(given, contents, name) as Props
    return (
      <div
        {...islandAttributes({ widget: name, when, module: scriptOf(name) })}
        {...{ [ATTRIBUTE.props]: JSON.stringify(props) }}
      >
        <SlotContents value={contents}>
          <Component {...props} />
        </SlotContents>
      </div>
    )
  }
}

/** An element around what an island was given as an element. In the browser its inside stays as the server made it. */
export function Slot({ content, as = 'div', ref: _, ...attributes }: SlotProps) {
  const contents = use(SlotContents)
  if (content === null || !('$slot' in content)) return createElement<Record<string, unknown>>(as, { ...attributes }, content)
  const inside = <SlotContents value={null}>{contents?.[content.$slot]}</SlotContents>
  return createElement<Record<string, unknown>>(as, { ...attributes, [ATTRIBUTE.slot]: content.$slot }, inside)
}

/** The same value with a token for each element, which goes into `contents`. */
function takeOut(value: unknown, contents: ReactElement[], path: string): unknown {
  if (isValidElement(value)) return { $slot: contents.push(value) - 1 } satisfies SlotToken
  if (Array.isArray(value)) return value.map((item, index) => takeOut(item, contents, `${path}.${index}`))
  if (isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, takeOut(item, contents, `${path}.${key}`)]))
  if (typeof value === 'function' || (typeof value === 'object' && value !== null))
    throw new Error(`${path} can't travel to the browser`)
  return value
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
