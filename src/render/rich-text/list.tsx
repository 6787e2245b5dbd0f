import type { ComponentType } from 'react'
import type { RichNode } from '#settings/rich-text/nodes.ts'
import type { ResolvedReferences } from '#settings/setting.ts'
import { InlineNodes } from './inline.tsx'

interface ListItemsProps {
  node: RichNode
  found: ResolvedReferences
  List: ComponentType<{ node: RichNode }>
}

/** The items of a list. The editor stores a list inside a list as an item of its own; here it joins the item before it. */
export function ListItems({ node, found, List }: ListItemsProps) {
  const isCheckList = node.source.listType === 'check'
  return groupItems(node.children).map(({ key, item, nested }) => (
    <li key={key}>
      {isCheckList && <CheckMark isChecked={item?.source.checked === true} />}
      {item && <InlineNodes nodes={item.children} found={found} />}
      {nested.map((list) => (
        <List key={list.key} node={list} />
      ))}
    </li>
  ))
}

function CheckMark({ isChecked }: { isChecked: boolean }) {
  return (
    <span role="img" aria-label={isChecked ? '已完成' : '未完成'}>
      {isChecked ? '☑' : '☐'}
    </span>
  )
}

interface ItemGroup {
  key: string
  item: RichNode | null
  nested: RichNode[]
}

function groupItems(nodes: readonly RichNode[]): ItemGroup[] {
  const groups: ItemGroup[] = []
  for (const node of nodes) {
    if (node.type !== 'listitem') continue
    const nested = node.children.filter(({ type }) => type === 'list')
    const isOnlyNested = nested.length === node.children.length && nested.length > 0
    const last = groups.at(-1)
    if (isOnlyNested && last) last.nested.push(...nested)
    else groups.push({ key: node.key, item: isOnlyNested ? null : node, nested })
  }
  return groups
}
