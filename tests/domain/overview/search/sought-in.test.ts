import { expect, it } from 'vitest'
import { soughtIn } from '../../../../src/domain/overview/search/search-parts'

it('seeks nothing where no search is given', () => {
  expect([soughtIn(undefined), soughtIn('  ')]).toEqual([[], []])
})

it('finds nothing for punctuation alone', () => {
  expect(soughtIn('?!')).toBeNull()
})

it('seeks words, and pairs of Chinese characters', () => {
  expect(soughtIn('River, 河流')).toEqual(['river', '河流'])
})
