import { expect, it } from 'vitest'
import fc from 'fast-check'
import { pinnedOf, togglePinned } from '../../../../src/domain/overview/services/pinned-services'

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 20 })

it('a service that is pinned and taken off leaves the others as they were', () => {
  fc.assert(
    fc.property(ids, fc.string({ minLength: 5, maxLength: 8 }), (pinned, id) => {
      const once = togglePinned(pinned, id)
      expect(once).toEqual([...pinned, id])
      expect(togglePinned(once, id)).toEqual(pinned)
    }),
  )
})

it('of what is stored, texts alone are read, each once and at most 64', () => {
  expect(pinnedOf(['a', 1, null, 'b', 'a'])).toEqual(['a', 'b'])
  expect([pinnedOf('a'), pinnedOf(undefined), pinnedOf({ 0: 'a' })]).toEqual([[], [], []])
  expect(pinnedOf(Array.from({ length: 70 }, (_, index) => `${index}`))).toHaveLength(64)
})
