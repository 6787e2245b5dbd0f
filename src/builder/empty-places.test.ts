import { expect, it } from 'vitest'
import { withEmptyPlaces } from './empty-places.ts'
import { widgets } from './sample.fixture.ts'

it('stand in each slot that is empty, and in no other', () => {
  const heading = { id: 'h', blockType: 'heading', text: '題' }
  const columns = { id: 'c', blockType: 'columns', columns: [{ id: '1', content: [heading] }, { id: '2' }] }
  const [filled] = withEmptyPlaces([columns], widgets)
  expect(filled).toMatchObject({
    columns: [
      { id: '1', content: [heading] },
      { id: '2', content: [{ blockType: 'empty-place', parent: 'c', slot: 'columns.1.content' }] },
    ],
  })
  expect(withEmptyPlaces([], widgets)).toMatchObject([{ blockType: 'empty-place', parent: '', slot: '' }])
})

it('are put into as many slots as anybody sends, in one go', () => {
  const columns = Array.from({ length: 100_000 }, () => ({}))
  const [filled] = withEmptyPlaces([{ id: 'c', blockType: 'columns', columns }], widgets)
  expect(filled?.columns).toHaveLength(100_000)
})

it('stand where there is nothing but what is no block', () => {
  const [filled] = withEmptyPlaces([{ id: 'c', blockType: 'columns', columns: [{ id: '1', content: [null, 5, {}] }] }], widgets)
  expect(filled).toMatchObject({ columns: [{ content: [{ blockType: 'empty-place' }] }] })
})
