'use client'
import { useState } from 'react'
import { island, Slot, type SlotContent } from '#islands/island.ts'
import { handlerFromHash } from '#kit/panes/model.ts'
import { useOnce } from '#kit/use-once.ts'
import { AccordionItem, type ItemProps } from './item.tsx'

interface AccordionProps {
  style: string
  icon: string
  hasNumbers: boolean
  level: ItemProps['level']
  /** Of such a name the browser lets one be open; `undefined` where the editor wants more at the start. */
  group: string | undefined
  items: ItemProps['item'][]
  /** Structured data for search engines. */
  schema: SlotContent
}

/** What `<details>` lacks: a hash opens its item, opening one closes its siblings where several started open, lazy content. */
export const Accordion = island('accordion', function Accordion(props: AccordionProps) {
  const { style, icon, hasNumbers, level, group, items, schema } = props
  const [open, setOpen] = useState(items.map(({ isOpen }) => isOpen))

  useOnce(() => {
    const elements = items.map(({ handler }) => document.getElementById(handler) as HTMLDetailsElement | null)
    // Some may have been opened before this script came.
    setOpen(elements.map((element) => element?.open === true))
    const openNamed = () => {
      const element = elements.find((each) => each?.id === handlerFromHash(location.hash))
      if (!element) return
      element.open = true
      element.scrollIntoView()
    }
    openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  })

  const noticeToggle = (index: number, isOpen: boolean) => {
    if (open[index] !== isOpen) setOpen(open.map((was, at) => (at === index ? isOpen : was && !isOpen)))
  }
  return (
    <div className="w-accordion" data-style={style} data-icon={icon} data-numbers={hasNumbers || undefined}>
      {items.map((item, index) => (
        <AccordionItem
          key={item.handler}
          item={item}
          level={level}
          group={group}
          isOpen={open[index] === true}
          onToggle={(isOpen) => noticeToggle(index, isOpen)}
        />
      ))}
      {schema !== null && <Slot content={schema} hidden />}
    </div>
  )
})
