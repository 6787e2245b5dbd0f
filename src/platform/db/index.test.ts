import { describe, expect, it } from 'vitest'
import { createDatabaseAdapter } from './index.ts'

describe('the database address', () => {
  it.each([
    ['file:./data/lectern.db', 'sqlite'],
    ['postgres://lectern@db.example/lectern', 'postgres'],
    ['postgresql://lectern@db.example/lectern', 'postgres'],
  ])('%s is for %s', (url, name) => {
    expect(createDatabaseAdapter(url, 'migrations').name).toBe(name)
  })

  it('is refused when no adapter knows it, without repeating what may hold a password', () => {
    const connect = () => createDatabaseAdapter('mysql://lectern:secret@db.example/lectern', 'migrations')
    expect(connect).toThrow('DATABASE_URL must start with file: or postgres://')
    expect(connect).not.toThrow(/secret/)
  })
})
