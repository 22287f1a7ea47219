import { describe, expect, it } from 'vitest'
import { markRadius, pathOf } from '../../../../src/domain/civic/maps/map-picture'

describe('The picture of a map', () => {
  it('closes areas, with all their rings, and leaves streets open', () => {
    const lines = [
      [0, 0, 9, 0, 9, 9],
      [2, 2, 4, 2, 4, 4],
    ]
    expect(pathOf({ kind: 'park', lines })).toBe('M0 0 9 0 9 9zM2 2 4 2 4 4z')
    expect(pathOf({ kind: 'street', lines: [[0, -3, 9, 0]] })).toBe('M0 -3 9 0')
  })

  it('has larger marks where more is, up to a limit', () => {
    expect([1, 4, 1000].map(markRadius)).toEqual([7, 14, 18])
  })
})
