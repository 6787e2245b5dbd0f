import type { ClientBlock, ClientField } from 'payload'
import { describe, expect, it } from 'vitest'
import { mayHold } from './may-hold.ts'

const text = (name: string) => ({ type: 'text', name }) as ClientField
const list = (name: string, blockReferences: string[]) => ({ type: 'blocks', name, blockReferences }) as unknown as ClientField
const section = { slug: 'section', fields: [list('content', ['heading', 'tabs'])] } as unknown as ClientBlock
const tabs = {
  slug: 'tabs',
  fields: [{ type: 'array', name: 'panes', fields: [text('label'), list('content', ['heading'])] }],
} as unknown as ClientBlock
const types: Record<string, string> = { 'layout.0': 'section', 'layout.0.content.2': 'tabs' }
const schema = {
  fields: [{ type: 'tabs', tabs: [{ label: '版面', fields: [list('layout', ['section', 'hero'])] }] } as unknown as ClientField],
  blocks: { section, tabs },
  blockTypeAt: (path: string) => types[path],
}
const widget = (blockType: string) => ({ blockType, state: {} })
const row = (...names: string[]) => ({ state: Object.fromEntries(names.map((name) => [name, { value: '' }])) })

describe('a list', () => {
  it('holds the widgets that it offers, at any depth', () => {
    expect(mayHold(schema, 'layout', widget('hero'))).toBe(true)
    expect(mayHold(schema, 'layout', widget('heading'))).toBe(false)
    expect(mayHold(schema, 'layout.0.content', widget('tabs'))).toBe(true)
    expect(mayHold(schema, 'layout.0.content.2.panes.1.content', widget('heading'))).toBe(true)
    expect(mayHold(schema, 'layout.0.content.2.panes.1.content', widget('tabs'))).toBe(false)
  })

  it('of rows holds rows of the same fields, and no widgets', () => {
    expect(mayHold(schema, 'layout.0.content.2.panes', row('id', 'label', 'content.0.title'))).toBe(true)
    expect(mayHold(schema, 'layout.0.content.2.panes', row('id', 'url'))).toBe(false)
    expect(mayHold(schema, 'layout.0.content.2.panes', widget('heading'))).toBe(false)
  })

  it('that is not known holds nothing', () => {
    expect(mayHold(schema, 'nowhere', widget('heading'))).toBe(false)
    expect(mayHold(schema, 'layout.7.content', widget('heading'))).toBe(false)
  })
})
