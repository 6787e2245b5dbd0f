import { expect, test } from 'vitest'
import { areaBetween, areaOf, moved, queryOf, shaped, wholeOf } from './crop-area.ts'

const PICTURE = { width: 300, height: 200 }

test('an area is drawn in any direction, and ends at the edge', () => {
  expect(areaBetween({ x: 10, y: 20 }, { x: 110, y: 70 }, PICTURE, null)).toEqual({ x: 10, y: 20, width: 100, height: 50 })
  expect(areaBetween({ x: 110, y: 70 }, { x: 10, y: 20 }, PICTURE, null)).toEqual({ x: 10, y: 20, width: 100, height: 50 })
  expect(areaBetween({ x: 250, y: 150 }, { x: 900, y: 900 }, PICTURE, null)).toEqual({ x: 250, y: 150, width: 50, height: 50 })
})

test('an area keeps its shape, also at the edge and when a shape is chosen for it', () => {
  expect(areaBetween({ x: 0, y: 0 }, { x: 160, y: 10 }, PICTURE, 16 / 9)).toEqual({ x: 0, y: 0, width: 160, height: 90 })
  expect(areaBetween({ x: 100, y: 100 }, { x: 0, y: 400 }, PICTURE, 1)).toEqual({ x: 0, y: 100, width: 100, height: 100 })
  expect(shaped(wholeOf(PICTURE), PICTURE, 1)).toEqual({ x: 50, y: 0, width: 200, height: 200 })
})

test('an area is moved no further than to the edge', () => {
  expect(moved({ x: 10, y: 10, width: 50, height: 50 }, { x: -40, y: 400 }, PICTURE)).toEqual({
    x: 0,
    y: 150,
    width: 50,
    height: 50,
  })
})

test('every pixel comes back from the server as it was sent', () => {
  for (const picture of [PICTURE, { width: 4031, height: 3023 }])
    for (let x = 0; x < picture.width; x += 7) {
      const area = { x, y: Math.min(x, picture.height - 1), width: 1, height: 1 }
      const query = new URLSearchParams(queryOf(area, picture))
      const stored = {
        x: Number(query.get('uploadEdits[crop][x]')),
        y: Number(query.get('uploadEdits[crop][y]')),
        width: 1,
        height: 1,
      }
      expect(areaOf(stored, picture)).toEqual(area)
    }
})

test('what is no area is none', () => {
  expect([areaOf(null, PICTURE), areaOf({ x: 1 }, PICTURE), areaOf('x', PICTURE)]).toEqual([null, null, null])
})
