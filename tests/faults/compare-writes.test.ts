import { describe, expect, it } from 'vitest'
import { compareWrites } from '../../faults/writing/compare-writes'

describe('the writes that people were told of, compared with those that are there', () => {
  it('are whole when each is there once', () => {
    expect(compareWrites(['a', 'b'], ['b', 'a'])).toEqual({ lost: [], doubled: [], unasked: [] })
  })

  it('show one that was lost', () => {
    expect(compareWrites(['a', 'b'], ['a']).lost).toEqual(['b'])
  })

  it('show one that is there twice, also when nobody was told of it', () => {
    expect(compareWrites(['a'], ['a', 'a', 'b', 'b'], new Set(['b'])).doubled).toEqual(['a', 'b'])
  })

  it('show one that is there, and that nobody was told of, unless its answer never came', () => {
    expect(compareWrites([], ['a', 'b'], new Set(['b'])).unasked).toEqual(['a'])
  })
})
