import { expect, it } from 'vitest'
import { begunPart } from '../../../../src/domain/overview/search/search-parts'

it.each([
  ['brid', 'brid'],
  ['lantern BRID', 'brid'],
  ['мост', 'мост'],
  ['Ｂｒi', 'bri'],
  ['FM10', 'fm10'],
  ['兰江 bri', 'bri'],
  // Chinese needs no beginning, and a single letter begins too many words.
  ['图书', null],
  ['兰江b', null],
  ['bridge!', null],
  ['“bridge”', null],
  ['', null],
])('of %j the last word may be half typed: %s', (text, begun) => {
  expect(begunPart(text)).toBe(begun)
})
