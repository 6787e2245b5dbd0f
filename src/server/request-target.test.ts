import { describe, expect, test } from 'vitest'
import { readTarget, toOriginForm } from './request-target.ts'

describe('a request target', () => {
  test.each([
    ['/', { kind: 'plain', path: '/' }],
    ['/news/?q=%E4', { kind: 'plain', path: '/news/' }],
    ['/%E6%96%B0/', { kind: 'plain', path: '/%E6%96%B0/' }],
    ['//example.com/', { kind: 'plain', path: '//example.com/' }],
    ['/a/../b/?x=1', { kind: 'moved', to: '/b/?x=1' }],
    ['/a/%2e%2e/b/', { kind: 'moved', to: '/b/' }],
    ['/a\\b/', { kind: 'moved', to: '/a/b/' }],
    ['/"a"/', { kind: 'moved', to: '/%22a%22/' }],
    ['/x/..//example.com/', { kind: 'moved', to: '/example.com/' }],
    ['/%E4%/', { kind: 'malformed' }],
    ['/%ED%A0%80/', { kind: 'malformed' }],
    ['/a%00b/', { kind: 'malformed' }],
    ['/a%0d%0ab/', { kind: 'malformed' }],
    ['*', { kind: 'malformed' }],
    ['', { kind: 'malformed' }],
    [`/${'a'.repeat(8192)}`, { kind: 'too-long' }],
  ])('%j', (raw, target) => {
    expect(readTarget(raw)).toEqual(target)
  })

  test('where one moved to is plain', () => {
    for (const raw of ['/a/./b', '/"<>`{}|^/', '/a\\..\\c']) {
      const target = readTarget(raw)
      expect(readTarget(target.kind === 'moved' ? target.to : raw).kind).toBe('plain')
    }
  })

  test('with a host names the same path', () => {
    expect(toOriginForm('http://www.example.edu.tw/a/?b')).toBe('/a/?b')
    expect(toOriginForm('/a/?b')).toBe('/a/?b')
    expect(toOriginForm('*')).toBe('*')
  })
})
