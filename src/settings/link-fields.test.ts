import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { validateUrl } from '#published/links.ts'
import { linkFields } from './link-fields.ts'

describe('the form of a link', () => {
  const fieldsIn = (fields: Field[]): Field[] => fields.flatMap((field) => (field.type === 'row' ? field.fields : [field]))

  it('asks only for what its kind needs', () => {
    const shownFor = (kind: string) =>
      fieldsIn(linkFields()).flatMap((field) => {
        if (!('name' in field)) return []
        const condition = field.admin?.condition as ((data: object, siblings: object) => boolean) | undefined
        return condition === undefined || condition({}, { kind }) ? [field.name] : []
      })
    expect(shownFor('')).toEqual(['kind'])
    expect(shownFor('post')).toEqual(['kind', 'post', 'newTab'])
    expect(shownFor('url')).toEqual(['kind', 'url', 'newTab'])
    expect(shownFor('popup')).toEqual(['kind', 'popup'])
    expect(shownFor('picture')).toEqual(['kind', 'picture'])
    expect(shownFor('file')).toEqual(['kind', 'file', 'newTab'])
    expect(shownFor('close-popup')).toEqual(['kind', 'forGood'])
    expect(shownFor('panel')).toEqual(['kind', 'panelName', 'panelMode'])
  })

  it('tells the editor in Chinese what is wrong with an address', () => {
    expect(validateUrl('/admission/')).toBe(true)
    expect(validateUrl('')).toBe('請填寫網址。')
    expect(validateUrl('javascript:alert(1)')).toMatch(/^網址不正確。/)
  })
})
