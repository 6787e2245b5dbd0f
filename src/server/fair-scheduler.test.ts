import { expect, test } from 'vitest'
import { createFairScheduler } from './fair-scheduler.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

function createAsking() {
  const { hasRoom, defer, noteArrival } = createFairScheduler(3, 1, 2)
  const ran: string[] = []
  const ask = (client: string, name: string) => {
    if (hasRoom()) ran.push(name)
    else defer(client, () => ran.push(name))
  }
  return { ran, ask, noteArrival }
}

test('what is too much for one turn of the event loop is done in the next ones, one of each client after the other', async () => {
  const { ran, ask } = createAsking()
  for (let at = 0; at < 8; at++) ask('a', `a${at}`)
  ask('b', 'b0')
  ask('b', 'b1')
  expect(ran).toEqual(['a0', 'a1', 'a2'])
  await nextTurn()
  expect(ran.slice(3)).toEqual(['a3', 'b0', 'a4'])
  await nextTurn()
  expect(ran.slice(6)).toEqual(['b1', 'a5', 'a6'])
  await nextTurn()
  expect(ran.slice(9)).toEqual(['a7'])
})

test('nobody overtakes those who wait', async () => {
  const { ran, ask } = createAsking()
  for (let at = 0; at < 4; at++) ask('a', `a${at}`)
  await nextTurn()
  for (let at = 4; at < 8; at++) ask('a', `a${at}`)
  for (let turn = 0; turn < 4; turn++) await nextTurn()
  expect(ran).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'])
})

test('who asks little is served at once, turn after turn', async () => {
  const { ran, ask } = createAsking()
  for (let turn = 0; turn < 10; turn++) {
    ask('a', 'x')
    ask('a', 'y')
    expect(ran).toHaveLength((turn + 1) * 2)
    await nextTurn()
  }
})

test('while connections arrive turns are shorter, and long again after them', async () => {
  const { ran, ask, noteArrival } = createAsking()
  noteArrival()
  await nextTurn()
  for (let at = 0; at < 6; at++) ask('a', `a${at}`)
  expect(ran).toEqual(['a0'])
  noteArrival()
  await nextTurn()
  expect(ran).toEqual(['a0', 'a1'])
  await nextTurn()
  expect(ran).toEqual(['a0', 'a1', 'a2', 'a3', 'a4'])
})
