import { describe, expect, it } from 'vitest'
import { readOptions } from '../../faults/options'

const known = ['kill-platform', 'cut-network']

describe('the command npm run faults', () => {
  it('runs all parts as often as they say, or one part a few times', () => {
    expect(readOptions([], known)).toEqual({ parts: known, times: null })
    expect(readOptions(['kill-platform', '--kills', '5'], known)).toEqual({ parts: ['kill-platform'], times: 5 })
  })

  it.each([['nothing-such'], ['--kills', '0'], ['--kills', 'many'], ['--other']])('refuses %s %s', (...words) => {
    expect(() => readOptions(words, known)).toThrow()
  })
})
