import { describe, expect, it } from 'vitest'
import { checkReport } from '../../../../src/domain/participation/reports/report'

describe('a report', () => {
  it.each([
    [
      { reason: 'spam', text: '' },
      { reason: 'spam', text: '' },
    ],
    [
      { reason: 'insult', text: '  Twice today ' },
      { reason: 'insult', text: 'Twice today' },
    ],
    [
      { reason: 'other', text: 'It mocks my shop' },
      { reason: 'other', text: 'It mocks my shop' },
    ],
  ])('%j is fine', (form, value) => {
    expect(checkReport(form)).toEqual({ ok: true, value })
  })

  it.each([
    [{ reason: '', text: '' }, { reason: 'required' }],
    [{ reason: 'dislike', text: '' }, { reason: 'required' }],
    [{ reason: 'other', text: ' ' }, { text: 'required' }],
    [{ reason: 'spam', text: 'a'.repeat(301) }, { text: 'too-long' }],
  ])('%j is not', (form, reason) => {
    expect(checkReport(form)).toEqual({ ok: false, reason })
  })
})
