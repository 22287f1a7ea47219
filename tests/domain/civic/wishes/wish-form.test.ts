import { describe, expect, it } from 'vitest'
import { checkHelpedPerson, type HelpedPersonForm } from '../../../../src/domain/civic/wishes/helped-person-form'
import { checkEvaluation, checkFinish } from '../../../../src/domain/civic/wishes/wish-acts'
import { checkWish, type WishForm } from '../../../../src/domain/civic/wishes/wish-form'

const today = { year: 2026, month: 3, day: 5 }
const good: WishForm = {
  title: '  Somebody to  read to me ',
  text: 'My eyes are tired.\r\n\r\n\r\nAn hour on Sundays would do.',
  categoryId: 'company',
  place: { name: 'Lantern Street', latitude: 26.42, longitude: 111.61 },
  address: '',
  pictures: [],
  wantedOn: '2026-03-31',
  wanted: 1,
  helpedPersonId: null,
}
const problems = (change: Partial<WishForm>) => {
  const result = checkWish({ ...good, ...change }, today)
  return result.ok ? {} : result.reason
}

describe('a wish', () => {
  it('is sent without spaces around its words', () => {
    expect(checkWish(good, today)).toMatchObject({
      ok: true,
      value: { title: 'Somebody to read to me', text: 'My eyes are tired.\n\nAn hour on Sundays would do.' },
    })
  })

  it.each([
    [{ title: ' ' }, { title: 'required' }],
    [{ title: '😀😀😀' }, { title: 'too-short' }],
    [{ title: '愿'.repeat(31) }, { title: 'too-long' }],
    [{ text: 'Nine char' }, { text: 'too-short' }],
    [{ text: '愿'.repeat(501) }, { text: 'too-long' }],
    [{ categoryId: '' }, { categoryId: 'required' }],
    [{ place: { name: '', latitude: null, longitude: null } }, { place: 'required' }],
    [{ place: { name: 'Here', latitude: 26, longitude: null } }, { place: 'not-a-position' }],
    [{ place: { name: 'Here', latitude: Number.NaN, longitude: 1 } }, { place: 'not-a-position' }],
    [{ place: { name: '12 Secret Lane, door 4', latitude: null, longitude: null } }, { place: 'has-number' }],
    [{ address: '门'.repeat(61) }, { address: 'too-long' }],
    [{ pictures: Array.from({ length: 10 }, String) }, { pictures: 'too-many' }],
    [{ wantedOn: '' }, { wantedOn: 'required' }],
    [{ wantedOn: '2026-02-29' }, { wantedOn: 'not-a-date' }],
    [{ wantedOn: '2026-03-04' }, { wantedOn: 'in-past' }],
    [{ wantedOn: '2026-09-02' }, { wantedOn: 'too-far' }],
    [{ wanted: 0 }, { wanted: 'too-few' }],
    [{ wanted: 21 }, { wanted: 'too-many' }],
  ] satisfies [Partial<WishForm>, object][])('with %j is refused: %j', (change, expected) => {
    expect(problems(change)).toEqual(expected)
  })

  it('may be wanted today and half a year ahead, and say the shortest and the longest', () => {
    for (const wantedOn of ['2026-03-05', '2026-09-01']) expect(problems({ wantedOn })).toEqual({})
    for (const length of [4, 30]) expect(problems({ title: '愿'.repeat(length) })).toEqual({})
  })
})

describe('the help', () => {
  it('is reported in a text of limited length, and evaluated with one to five stars', () => {
    expect(checkFinish({ text: 'ok', pictures: [] })).toEqual({ ok: false, reason: { text: 'too-short' } })
    expect(checkFinish({ text: ' Done. ', pictures: ['one'] })).toEqual({
      ok: true,
      value: { text: 'Done.', pictures: ['one'] },
    })
    expect(checkEvaluation({ stars: 0, text: '' })).toEqual({ ok: false, reason: { stars: 'required' } })
    expect(checkEvaluation({ stars: 5, text: ' ' })).toEqual({ ok: true, value: { stars: 5, text: '' } })
  })
})

describe('a helped person', () => {
  const person: HelpedPersonForm = {
    name: '秦桂枝',
    sex: 2,
    phone: '',
    relation: 'neighbour',
    address: '灯笼街12号',
    needs: '',
    agreed: true,
  }
  const check = (change: Partial<HelpedPersonForm>) => {
    const result = checkHelpedPerson({ ...person, ...change })
    return result.ok ? result.value : result.reason
  }

  it('has a name, an address, a relation, and agreed', () => {
    expect(check({})).toEqual(person)
    expect(check({ name: '1', address: '', relation: '', agreed: false })).toEqual({
      name: 'too-short',
      address: 'required',
      relation: 'required',
      agreed: 'required',
    })
    expect(check({ name: '秦3' })).toEqual({ name: 'not-a-name' })
    expect(check({ name: '阿卜杜拉·买买提' })).toMatchObject({ name: '阿卜杜拉·买买提' })
  })

  it('may have a phone, in its one form', () => {
    expect(check({ phone: '+86 138 0013 8000' })).toMatchObject({ phone: '13800138000' })
    expect(check({ phone: '123' })).toEqual({ phone: 'not-a-phone-number' })
  })
})
