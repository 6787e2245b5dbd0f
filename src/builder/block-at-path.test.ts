import { describe, expect, it } from 'vitest'
import { blockAtPath } from './block-at-path.ts'
import { sample, widgets } from './sample.fixture.ts'

describe('a path of the form', () => {
  it.each([
    ['layout.0', 'first', ''],
    ['layout.0.title', 'first', 'title'],
    ['layout.0.content.0', 'title', ''],
    ['layout.0.content.1.columns.1.content.0.text', 'in-right', 'text'],
    ['layout.1.content.0.items.0.title', 'accordion', 'items.0.title'],
    ['layout.1.content.0.items.0.content.0', 'in-pane', ''],
    ['layout.1.content.7', 'second', 'content.7'],
  ])('%s leads to the block %s', (path, id, setting) => {
    expect(blockAtPath(sample, path, widgets)).toEqual({ id, setting })
  })

  it.each(['layout.7', 'layout', 'body', 'layout.x', ''])('%j leads to none', (path) => {
    expect(blockAtPath(sample, path, widgets)).toBeNull()
  })
})
