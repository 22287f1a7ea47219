import { expect, it } from 'vitest'
import {
  checkActText,
  checkSuggestion,
  writtenTitle,
  followUpRule,
  reopenReasonRule,
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
  kept: [],
  contact: '',
  isPublic: true,
  isAnonymous: false,
}
const media = { pictures: 0, videos: 0 }
const nowhere = { name: '', latitude: null, longitude: null }

it('a suggestion is taken with its texts as they are sent', () => {
  expect(checkSuggestion({ ...form, title: '  A  dark corner ' }, media, null)).toEqual(success(form))
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
  [{ contact: 'x'.repeat(61) }, { contact: 'too-long' }],
])('is refused, with the reason at the field: %o', (change, errors) => {
  expect(checkSuggestion({ ...form, ...change }, media, null)).toEqual(failure(errors))
})

it('goes to the platform where its author is not sure', () => {
  expect(checkSuggestion({ ...form, departmentId: null }, media, null)).toEqual(
    success({ ...form, departmentId: null }),
  )
})

it.each([
  ['A dark corner', 'The lamp is out.', 'A dark corner'],
  ['', 'The lamp is out. It has been so for a week.', 'The lamp is out'],
  [' ', '路灯坏了一周。晚上看不清路。', '路灯坏了一周'],
  ['', 'Hi. The lamp has been out for a week.', 'Hi. The lamp has been out for a week.'],
  ['', `The lamp${' is out'.repeat(20)}`, `The lamp${' is out'.repeat(5)} is ou…`],
])('with the title “%s” and the text “%s” is called “%s”', (title, text, called) => {
  expect(writtenTitle({ title, text })).toBe(called)
  const checked = checkSuggestion({ ...form, title, text }, media, null)
  expect(checked.ok && checked.value.title).toBe(called)
})

it('without words asks for the text alone, which is its title, too', () => {
  expect(checkSuggestion({ ...form, title: '', text: '' }, media, null)).toEqual(failure({ text: 'required' }))
})

it('a problem has a place with words; an idea needs none', () => {
  const onMap = { ...nowhere, latitude: 26.4, longitude: 111.6 }
  expect(checkSuggestion({ ...form, place: onMap }, media, null)).toEqual(failure({ place: 'no-words' }))
  expect(checkSuggestion({ ...form, place: { ...onMap, name: 'Ferry' } }, media, null).ok).toBe(true)
  expect(checkSuggestion({ ...form, kind: 'idea', place: nowhere }, media, null).ok).toBe(true)
})

it.each([
  [0, 0, null],
  [9, 0, null],
  [0, 1, null],
  [1, 1, null],
  [10, 0, 'too-many'],
  [0, 2, 'one-video'],
  [2, 1, 'video-with-many'],
])('takes pictures, or one video with a cover: %i pictures and %i videos are %s', (pictures, videos, problem) => {
  const outcome = checkSuggestion(form, { pictures, videos }, null)
  expect(outcome.ok ? null : outcome.reason.pictures).toBe(problem)
})

it('of an anonymous author takes no contact along, whatever was typed', () => {
  const named = checkSuggestion({ ...form, contact: ' ferry@example.org ' }, media, null)
  expect(named.ok && named.value.contact).toBe('ferry@example.org')
  const anonymous = checkSuggestion({ ...form, isAnonymous: true, contact: 'x'.repeat(99) }, media, null)
  expect(anonymous.ok && anonymous.value.contact).toBe('')
})

it('a question may be short, but not empty', () => {
  expect(checkActText({ text: ' When? ' }, followUpRule)).toEqual(success({ text: 'When?' }))
  expect(checkActText({ text: '?' }, followUpRule)).toEqual(failure({ text: 'too-short' }))
})

it('a reopening names a reason', () => {
  expect(checkActText({ text: ' Still dark. ' }, reopenReasonRule)).toEqual(success({ text: 'Still dark.' }))
  expect(checkActText({ text: '' }, reopenReasonRule)).toEqual(failure({ text: 'required' }))
  expect(checkActText({ text: 'No' }, reopenReasonRule)).toEqual(failure({ text: 'too-short' }))
})
