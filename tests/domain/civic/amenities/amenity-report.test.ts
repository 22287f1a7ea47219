import { describe, expect, it } from 'vitest'
import { checkAmenityReport } from '../../../../src/domain/civic/amenities/amenity-report'

describe('the report of a wrong entry', () => {
  it('says at least one thing that is wrong', () => {
    expect(checkAmenityReport({ parts: [], text: 'Wrong' })).toEqual({ ok: false, reason: { parts: 'required' } })
    expect(checkAmenityReport({ parts: ['colour'], text: '' })).toEqual({ ok: false, reason: { parts: 'required' } })
  })

  it('needs words for something else alone', () => {
    expect(checkAmenityReport({ parts: ['phone', 'hours'], text: ' ' })).toEqual({
      ok: true,
      value: { parts: ['hours', 'phone'], text: '' },
    })
    expect(checkAmenityReport({ parts: ['other'], text: ' ' })).toEqual({ ok: false, reason: { text: 'required' } })
    expect(checkAmenityReport({ parts: ['other'], text: ' It moved ' })).toMatchObject({ value: { text: 'It moved' } })
  })

  it('has at most 500 characters', () => {
    expect(checkAmenityReport({ parts: ['hours'], text: 'x'.repeat(501) })).toEqual({
      ok: false,
      reason: { text: 'too-long' },
    })
  })
})
