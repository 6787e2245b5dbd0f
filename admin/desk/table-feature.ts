'use client'

import { TableFeatureClient as PayloadsTables } from '@payloadcms/richtext-lexical/client'

const LABEL = '表格'

/** Tables are found under 「表格」 by those who type it after a slash, and called so in the toolbar. */
export const TableFeatureClient: typeof PayloadsTables = (props) => {
  const provider = PayloadsTables(props)
  const { feature } = provider
  if (typeof feature === 'function') return provider
  const { slashMenu, toolbarFixed } = feature
  return {
    ...provider,
    feature: {
      ...feature,
      ...(slashMenu?.groups && { slashMenu: { ...slashMenu, groups: slashMenu.groups.map(named) } }),
      ...(toolbarFixed && { toolbarFixed: { ...toolbarFixed, groups: toolbarFixed.groups.map(named) } }),
    },
  }
}

function named<Group extends { items: { label?: unknown }[] }>(group: Group): Group {
  return { ...group, items: group.items.map((item) => ({ ...item, label: LABEL })) }
}
