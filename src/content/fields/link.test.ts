import { describe, expect, it } from 'vitest'
import { documentId, linkFields, parseLink, validateUrl } from './link.ts'

describe('a stored link', () => {
  it('points to a document by its id, however the relation was read', () => {
    const target = { kind: 'page', id: 3 }
    expect(parseLink({ kind: 'page', page: 3 })).toEqual({ target, newTab: false })
    expect(parseLink({ kind: 'page', page: { id: 3, title: '招生' }, newTab: true })).toEqual({ target, newTab: true })
    expect(parseLink({ kind: 'page', page: '3' })).toEqual({ target, newTab: false })
  })

  it('points to an address that has been judged', () => {
    expect(parseLink({ kind: 'url', url: ' https://example.com/ ' })?.target).toEqual({
      kind: 'url',
      url: 'https://example.com/',
    })
    expect(parseLink({ kind: 'url', url: '#learn' })?.target).toEqual({ kind: 'url', url: '#learn' })
  })

  const noLinks: unknown[] = [
    null,
    undefined,
    'x',
    {},
    { kind: 'page' },
    { kind: 'page', page: 0 },
    { kind: 'post', page: 3 },
    { kind: 'constructor', constructor: 3 },
    { kind: 'url', url: 'javascript:alert(1)' },
    { kind: 'url' },
  ]

  it.each(noLinks.map((stored) => [stored]))('is none when it is %j', (stored) => {
    expect(parseLink(stored)).toBeNull()
  })
})

it('reads ids and nothing else', () => {
  expect([7, '7', { id: 7 }, { id: '7' }].map(documentId)).toEqual([7, 7, 7, 7])
  expect([0, -1, 1.5, Number.NaN, 2 ** 31, '7x', true, null, [7]].map(documentId)).toEqual(Array(9).fill(null))
})

describe('the form of a link', () => {
  it('asks only for what its kind needs', () => {
    const shownFor = (kind: string) =>
      linkFields().flatMap((field) => {
        if (!('name' in field)) return []
        const condition = field.admin?.condition as ((data: object, siblings: object) => boolean) | undefined
        return condition === undefined || condition({}, { kind }) ? [field.name] : []
      })
    expect(shownFor('')).toEqual(['kind'])
    expect(shownFor('post')).toEqual(['kind', 'post', 'newTab'])
    expect(shownFor('url')).toEqual(['kind', 'url', 'newTab'])
  })

  it('tells the editor in Chinese what is wrong with an address', () => {
    expect(validateUrl('/admission/')).toBe(true)
    expect(validateUrl('')).toBe('請填寫網址。')
    expect(validateUrl('javascript:alert(1)')).toMatch(/^網址不正確。/)
  })
})
