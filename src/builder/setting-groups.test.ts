import { describe, expect, it } from 'vitest'
import { widgetSettings } from '../widgets/settings.ts'
import { widgets } from './sample.fixture.ts'
import { groupFields } from './setting-groups.ts'

const namesOf = (widget: string) =>
  Object.fromEntries(
    groupFields(widgets.fieldsOf(widget)).map(({ group, fields }) => [
      group,
      fields.map((field) => 'name' in field && field.name),
    ]),
  )

describe('the settings of a widget', () => {
  it('are divided into what it shows, how it looks, and what works for most as it is', () => {
    expect(namesOf('heading')).toEqual({
      內容: ['text', 'level', 'subtitle'],
      外觀: ['style', 'align'],
      進階: ['anchor', 'placed'],
    })
    expect(namesOf('pie-chart')).toMatchObject({ 外觀: expect.arrayContaining(['color', 'gradient_from', 'track_color']) })
    expect(namesOf('section')).toMatchObject({
      外觀: expect.arrayContaining(['paper', 'width']),
      進階: ['loading', 'anchor', 'placed'],
    })
    expect(namesOf('section').內容).toContain('background')
  })

  it('have no group without any', () => {
    expect(namesOf('divider')).toEqual({ 外觀: ['style', 'spacing'], 進階: ['placed'] })
  })

  it.each(widgetSettings.map(({ name }) => name))('are all there, once each: %s', (name) => {
    const grouped = groupFields(widgets.fieldsOf(name)).flatMap(({ fields }) => fields)
    const flat = (fields: readonly { type: string; fields?: unknown }[]): unknown[] =>
      fields.flatMap((field) => (field.type === 'row' ? flat(field.fields as never) : [field]))
    expect(new Set(grouped)).toEqual(new Set(flat(widgets.fieldsOf(name) as never)))
    expect(grouped).toHaveLength(new Set(grouped).size)
    // What most leave alone never comes first.
    expect(groupFields(widgets.fieldsOf(name))[0]?.group).not.toBe('進階')
  })
})
