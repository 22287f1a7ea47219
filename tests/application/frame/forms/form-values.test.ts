import { describe, expect, it } from 'vitest'
import {
  changesBetween,
  resetFields,
  fieldFailures,
  valuesLike,
  withoutFields,
} from '../../../../src/application/frame/forms/form-values'
import { failureOf } from '../../../../src/application/frame/shared/failure'

const values = { title: '', wanted: 1, place: null as string | null, pictures: [] as readonly string[] }

describe('the values of a draft', () => {
  it('are taken where the form has such a field of such a type', () => {
    expect(valuesLike(values, { title: 'A chair', wanted: '2', gone: 'x', pictures: ['1'] })).toEqual({
      title: 'A chair',
      pictures: ['1'],
    })
    expect(valuesLike(values, { place: 'Here', title: null })).toEqual({ place: 'Here', title: null })
  })

  it('that changed are told from those that did not', () => {
    expect(changesBetween(values, { ...values, title: 'A chair' })).toEqual({ title: 'A chair' })
    expect(changesBetween(values, { ...values })).toEqual({})
  })

  it('are emptied to what they were first, field by field', () => {
    expect(resetFields({ ...values, title: 'A chair', wanted: 3 }, values, ['wanted'])).toEqual({
      ...values,
      title: 'A chair',
    })
  })
})

describe('the platform’s errors of fields', () => {
  const found = (code: Parameters<typeof failureOf>[0], fields: Readonly<Record<string, string>>) =>
    fieldFailures(failureOf(code, { fields }), values)

  it('stand at the fields that the form has, also where they name a part of one', () => {
    expect(found('invalid', { title: 'taken', 'place.name': 'too-long', gone: 'required' })).toEqual({
      title: 'taken',
      place: 'too-long',
    })
  })

  it('are none of another refusal, or where the form has no such field', () => {
    expect([
      found('refused', { title: 'taken' }),
      found('invalid', { gone: 'required' }),
      found('invalid', {}),
    ]).toEqual([null, null, null])
  })

  it('are left out field by field', () => {
    expect(withoutFields({ title: 'taken', place: 'too-long' }, ['title', 'gone'])).toEqual({ place: 'too-long' })
  })
})
