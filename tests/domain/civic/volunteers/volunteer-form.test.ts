import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ageWithoutGuardian,
  birthDateOf,
  checkChange,
  checkVolunteer,
  isSamePerson,
  needsGuardian,
  type VolunteerForm,
} from '../../../../src/domain/civic/volunteers/volunteer-form'

const today = { year: 2026, month: 3, day: 5 }
const unknown = { today, knownBirthDate: null }
const form: VolunteerForm = {
  name: 'He Mingyue',
  sex: 2,
  birthDate: '1990-04-12',
  guardianName: '',
  guardianPhone: '',
  nation: 'han',
  politics: 'none',
  education: 'college',
  streetId: 'street-1',
  skills: ['company'],
  times: ['weekend'],
  teams: [],
  agreed: true,
}
const check = (change: Partial<VolunteerForm> = {}, given: Parameters<typeof checkVolunteer>[1] = unknown) =>
  checkVolunteer({ ...form, ...change }, given)
const problems = (change: Partial<VolunteerForm>, given?: Parameters<typeof checkVolunteer>[1]) => {
  const checked = check(change, given)
  return checked.ok ? null : checked.reason
}
const guardian = { guardianName: 'Chen Yulan', guardianPhone: '13800000003' }
const team = (id: string) => ({ id, name: id })

describe('a registration', () => {
  it('is taken as it was filled in', () => {
    expect(check()).toEqual({ ok: true, value: form })
  })

  it.each(['nation', 'politics', 'education', 'streetId'] as const)('wants a choice of %s', (field) => {
    expect(problems({ [field]: '' })).toEqual({ [field]: 'required' })
  })

  it('wants name, sex and birth date where no identity was checked', () => {
    expect(Object.keys(problems({ name: '', sex: null, birthDate: '' }) ?? {})).toEqual(['name', 'sex', 'birthDate'])
    expect(problems({ sex: null })).toEqual({ sex: 'required' })
    expect(problems({ birthDate: '' })).toEqual({ birthDate: 'required' })
  })

  it('leaves them empty where an identity says them', () => {
    const knownBirthDate = { year: 1990, month: 4, day: 12 }
    const checked = check({}, { today, knownBirthDate })
    expect(checked).toMatchObject({ ok: true, value: { name: '', sex: null, birthDate: '1990-04-12' } })
  })

  it('names one to five skills, each once, and any number of times', () => {
    expect(problems({ skills: [] })).toEqual({ skills: 'too-few' })
    expect(problems({ skills: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual({ skills: 'too-many' })
    expect(check({ skills: ['a', 'b', 'c', 'd', 'e'] }).ok).toBe(true)
    expect(check({ skills: ['a', 'b', 'a', 'b', 'a', 'b'] })).toMatchObject({ value: { skills: ['a', 'b'] } })
    expect(problems({ times: [] })).toEqual({ times: 'too-few' })
    expect(check({ times: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }).ok).toBe(true)
  })

  it('asks three teams at most', () => {
    expect(check({ teams: [team('a'), team('b'), team('c')] })).toMatchObject({ ok: true })
    expect(problems({ teams: [team('a'), team('b'), team('c'), team('d')] })).toEqual({ teams: 'too-many' })
  })

  it('wants the consent', () => {
    expect(problems({ agreed: false })).toEqual({ agreed: 'required' })
  })
})

describe('the birth date', () => {
  it('is the one that was checked, whatever is typed', () => {
    const known = { year: 1990, month: 4, day: 12 }
    expect(birthDateOf({ birthDate: '2000-01-01' }, known, today)).toEqual({ ok: true, value: known })
  })

  it('is a day that has come', () => {
    expect(birthDateOf({ birthDate: '2026-03-05' }, null, today)).toEqual({ ok: true, value: today })
    expect(birthDateOf({ birthDate: '2026-03-06' }, null, today)).toEqual({ ok: false, reason: 'not-a-date' })
    expect(birthDateOf({ birthDate: '1990-02-30' }, null, today)).toEqual({ ok: false, reason: 'not-a-date' })
    expect(birthDateOf({ birthDate: '' }, null, today)).toEqual({ ok: false, reason: 'required' })
  })
})

describe('a guardian', () => {
  it('is needed until the eighteenth birthday', () => {
    expect(ageWithoutGuardian).toBe(18)
    expect(needsGuardian({ year: 2008, month: 3, day: 6 }, today)).toBe(true)
    expect(needsGuardian({ year: 2008, month: 3, day: 5 }, today)).toBe(false)
  })

  it('is asked for by name and phone', () => {
    expect(problems({ birthDate: '2012-01-01' })).toMatchObject({ guardianPhone: 'required' })
    expect(Object.keys(problems({ birthDate: '2012-01-01' }) ?? {})).toEqual(['guardianName', 'guardianPhone'])
    expect(Object.keys(problems({ birthDate: '2012-01-01', ...guardian, guardianPhone: '12' }) ?? {})).toEqual([
      'guardianPhone',
    ])
    expect(problems({ birthDate: '2012-01-01', ...guardian, guardianPhone: '12' })?.guardianPhone).not.toBe('required')
    expect(check({ birthDate: '2012-01-01', ...guardian })).toMatchObject({ ok: true, value: guardian })
  })

  it('of an adult is dropped', () => {
    expect(check(guardian)).toMatchObject({ ok: true, value: { guardianName: '', guardianPhone: '' } })
  })
})

describe('a change', () => {
  const { teams: _teams, agreed: _agreed, ...registered } = form

  it('goes by the rules of the registration, without what only that asks for', () => {
    expect(checkChange(registered, unknown)).toEqual({ ok: true, value: registered })
    expect(checkChange({ ...registered, skills: [] }, unknown)).toEqual({ ok: false, reason: { skills: 'too-few' } })
  })

  it('that is the same person needs no look of the office', () => {
    expect(isSamePerson(form, form, false)).toBe(true)
    for (const part of ['name', 'birthDate', 'guardianName', 'guardianPhone'] as const)
      expect(isSamePerson(form, { ...form, [part]: 'other' }, false)).toBe(false)
    expect(isSamePerson(form, { ...form, sex: 1 }, false)).toBe(false)
  })

  it('of somebody whose identity was checked concerns the guardian alone', () => {
    expect(isSamePerson(form, { ...form, name: 'other', sex: 1, birthDate: '2000-01-01' }, true)).toBe(true)
    expect(isSamePerson(form, { ...form, guardianName: 'other' }, true)).toBe(false)
    expect(isSamePerson(form, { ...form, guardianPhone: 'other' }, true)).toBe(false)
  })
})

it('a checked registration is valid again, and stays as it is', () => {
  const texts = fc.string({ maxLength: 12 })
  const forms: fc.Arbitrary<VolunteerForm> = fc.record({
    name: fc.constantFrom('He Mingyue', '何明月', ''),
    sex: fc.constantFrom(1, 2, null),
    birthDate: fc.constantFrom('1990-04-12', '2012-01-01', '2030-01-01', ''),
    guardianName: fc.constantFrom('Chen Yulan', ''),
    guardianPhone: fc.constantFrom('13800000003', '1', ''),
    nation: texts,
    politics: texts,
    education: texts,
    streetId: texts,
    skills: fc.array(texts, { maxLength: 7 }),
    times: fc.array(texts, { maxLength: 7 }),
    teams: fc.array(fc.record({ id: texts, name: texts }), { maxLength: 4 }),
    agreed: fc.boolean(),
  })
  fc.assert(
    fc.property(forms, (typed) => {
      const checked = checkVolunteer(typed, unknown)
      if (checked.ok) expect(checkVolunteer(checked.value, unknown)).toEqual(checked)
    }),
  )
})
