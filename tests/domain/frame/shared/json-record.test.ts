import { expect, it } from 'vitest'
import { hasTexts, isRecord } from '../../../../src/domain/frame/shared/json-record'

it.each([
  [{}, true],
  [{ of: 'json' }, true],
  [[], false],
  [null, false],
  ['text', false],
])('%j is an object of JSON: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})

it.each([
  [{ kind: 'like', target: 'post:1', at: 3 }, true],
  [{ kind: 'like', target: 1 }, false],
  [{ kind: 'like' }, false],
  ['like', false],
])('%j has a kind and a target, which are texts: %s', (value, expected) => {
  expect(hasTexts(value, 'kind', 'target')).toBe(expected)
})
