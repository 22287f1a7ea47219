import { describe, expect, it } from 'vitest'
import {
  applicationIntroRule,
  checkApplication,
  mostApplicationPictures,
  type ApplicationForm,
} from '../../../../src/domain/civic/applications/application-form'

const form: ApplicationForm = {
  kind: 'host',
  name: ' Night ferry ',
  intro: 'A programme about books.',
  contactName: 'Zhou',
  phone: '+86 138 0000 0001',
  pictures: [],
}

describe('an application to join', () => {
  it('is sent without the spaces around its texts, and with the plain number', () => {
    expect(checkApplication(form)).toEqual({ ok: true, value: { ...form, name: 'Night ferry', phone: '13800000001' } })
  })

  it.each([
    [{ kind: '' }, { kind: 'required' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ intro: 'Short' }, { intro: 'too-short' }],
    [{ intro: 'x'.repeat(applicationIntroRule.most + 1) }, { intro: 'too-long' }],
    [{ contactName: 'Z' }, { contactName: 'too-short' }],
    [{ phone: '12345' }, { phone: 'not-a-phone-number' }],
    [{ pictures: Array.from({ length: mostApplicationPictures + 1 }, String) }, { pictures: 'too-many' }],
  ] as const)('is refused with %j', (change, reason) => {
    expect(checkApplication({ ...form, ...change } as ApplicationForm)).toEqual({ ok: false, reason })
  })

  it('shows six pictures at most', () => {
    const pictures = Array.from({ length: mostApplicationPictures }, String)
    expect(checkApplication({ ...form, pictures })).toMatchObject({ ok: true, value: { pictures } })
    expect(mostApplicationPictures).toBe(6)
  })
})
