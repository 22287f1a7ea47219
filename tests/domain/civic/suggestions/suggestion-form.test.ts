import { expect, it } from 'vitest'
import {
  checkReopen,
  checkSuggestion,
  type SuggestionForm,
} from '../../../../src/domain/civic/suggestions/suggestion-form'
import { failure, success } from '../../../../src/domain/frame/shared/result'

const form: SuggestionForm = {
  kind: 'problem',
  departmentId: 'roads',
  title: 'A dark corner',
  text: 'The lamp has been out for a week.',
  place: { name: 'Lantern Street', latitude: null, longitude: null },
  pictures: [],
  isPublic: true,
  isAnonymous: false,
}
const nowhere = { name: '', latitude: null, longitude: null }

it('a suggestion is taken with its texts as they are sent', () => {
  expect(checkSuggestion({ ...form, title: '  A  dark corner ' })).toEqual(success(form))
})

it.each<[Partial<SuggestionForm>, object]>([
  [{ kind: '' }, { kind: 'required' }],
  [{ departmentId: '' }, { departmentId: 'required' }],
  [{ title: 'Hm' }, { title: 'too-short' }],
  [{ title: 'x'.repeat(51) }, { title: 'too-long' }],
  [{ text: 'Too dark' }, { text: 'too-short' }],
  [{ text: 'x'.repeat(2001) }, { text: 'too-long' }],
  [{ place: nowhere }, { place: 'required' }],
  [{ place: { ...nowhere, latitude: 91, longitude: 0 } }, { place: 'not-a-position' }],
  [{ place: { ...nowhere, latitude: 1 } }, { place: 'not-a-position' }],
  [{ place: { ...nowhere, name: 'x'.repeat(61) } }, { place: 'too-long' }],
  [{ pictures: Array.from({ length: 10 }, String) }, { pictures: 'too-many' }],
])('is refused, with the reason at the field: %o', (change, errors) => {
  expect(checkSuggestion({ ...form, ...change })).toEqual(failure(errors))
})

it('a problem has a place, by words or on the map; an idea needs none', () => {
  const onMap = { ...nowhere, latitude: 26.4, longitude: 111.6 }
  expect(checkSuggestion({ ...form, place: onMap }).ok).toBe(true)
  expect(checkSuggestion({ ...form, kind: 'idea', place: nowhere }).ok).toBe(true)
})

it('a reopening names a reason', () => {
  expect(checkReopen({ text: ' Still dark. ' })).toEqual(success({ text: 'Still dark.' }))
  expect(checkReopen({ text: '' })).toEqual(failure({ text: 'required' }))
  expect(checkReopen({ text: 'No' })).toEqual(failure({ text: 'too-short' }))
})
