import { describe, expect, it } from 'vitest'
import { checkCircleReason } from '../../../../src/domain/civic/circles/circle'
import { checkCircleForm } from '../../../../src/domain/civic/circles/circle-form'
import { nowhere } from '../../../../src/domain/frame/places/named-place'

const form = {
  intro: 'For everybody.',
  rules: 'Be kind.\n\n  No sales. ',
  notice: '',
  place: nowhere,
  joinMode: 'open',
  question: '',
} as const

describe('what a circle says about itself', () => {
  it('has rules of a line each, and may do without a notice', () => {
    expect(checkCircleForm(form, null)).toEqual({ ok: true, value: { ...form, rules: ['Be kind.', 'No sales.'] } })
  })

  it('may have a place, by words or on the map', () => {
    const place = { name: ' East gate ', latitude: 26.4, longitude: 111.6 }
    expect(checkCircleForm({ ...form, place }, null)).toMatchObject({
      value: { place: { ...place, name: 'East gate' } },
    })
    expect(checkCircleForm({ ...form, place: { ...place, name: 'x'.repeat(61) } }, null)).toEqual({
      ok: false,
      reason: { place: 'too-long' },
    })
  })

  it('has an introduction, and ten rules at most', () => {
    expect(checkCircleForm({ ...form, intro: ' ' }, null)).toEqual({ ok: false, reason: { intro: 'required' } })
    expect(checkCircleForm({ ...form, rules: 'One.\n'.repeat(11) }, null)).toEqual({
      ok: false,
      reason: { rules: 'too-many' },
    })
    expect(checkCircleForm({ ...form, rules: 'x'.repeat(1001) }, null)).toEqual({
      ok: false,
      reason: { rules: 'too-long' },
    })
    expect(checkCircleForm({ ...form, notice: 'x'.repeat(201) }, null)).toEqual({
      ok: false,
      reason: { notice: 'too-long' },
    })
  })
})

it('a reason is a text of a few words', () => {
  expect(checkCircleReason({ text: ' Advertising ' })).toEqual({ ok: true, value: { text: 'Advertising' } })
  expect(checkCircleReason({ text: '' })).toEqual({ ok: false, reason: { text: 'required' } })
  expect(checkCircleReason({ text: 'x'.repeat(201) })).toEqual({ ok: false, reason: { text: 'too-long' } })
})
