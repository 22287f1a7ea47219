import { describe, expect, it } from 'vitest'
import { checkHelpedPerson, type HelpedPersonForm } from '../../../../src/domain/civic/wishes/helped-person-form'
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
  timeOfDay: 'any',
  wanted: 1,
  helpedPersonId: null,
}
const problems = (change: Partial<WishForm>) => {
  const result = checkWish({ ...good, ...change }, { today, area: null })
  return result.ok ? {} : result.reason
}

describe('a wish', () => {
  it('is sent without spaces around its words', () => {
    expect(checkWish(good, { today, area: null })).toMatchObject({
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
    [{ place: { name: 'Here', latitude: null, longitude: 111 } }, { place: 'not-a-position' }],
    [{ place: { name: 'Here', latitude: 90.1, longitude: 0 } }, { place: 'not-a-position' }],
    [{ place: { name: 'Here', latitude: 0, longitude: -180.1 } }, { place: 'not-a-position' }],
    [{ place: { name: 'H', latitude: null, longitude: null } }, { place: 'too-short' }],
    [{ place: { name: '路'.repeat(61), latitude: null, longitude: null } }, { place: 'too-long' }],
    [{ wanted: 1.5 }, { wanted: 'too-few' }],
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
    for (const length of [10, 500]) expect(problems({ text: '愿'.repeat(length) })).toEqual({})
    for (const length of [0, 60]) expect(problems({ address: '门'.repeat(length) })).toEqual({})
    for (const wanted of [1, 20]) expect(problems({ wanted })).toEqual({})
    expect(problems({ pictures: Array.from({ length: 9 }, String) })).toEqual({})
  })

  it('has an area with a position anywhere on the earth, or without one', () => {
    for (const [latitude, longitude] of [
      [90, 180],
      [-90, -180],
      [null, null],
    ] as const)
      expect(
        checkWish({ ...good, place: { name: ' Lantern\nStreet ', latitude, longitude } }, { today, area: null }),
      ).toMatchObject({ ok: true, value: { place: { name: 'Lantern Street', latitude, longitude } } })
    expect(checkWish({ ...good, address: ' Number 17,\n door 4 ' }, { today, area: null })).toMatchObject({
      value: { address: 'Number 17, door 4' },
    })
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
    expect(check({ relation: '' })).toEqual({ relation: 'required' })
    expect(check({ agreed: false })).toEqual({ agreed: 'required' })
    expect(check({ name: '秦3' })).toEqual({ name: 'not-a-name' })
    expect(check({ name: '阿卜杜拉·买买提' })).toMatchObject({ name: '阿卜杜拉·买买提' })
  })

  it('has an address of 2 to 60 characters in one line, and needs of 300 at most', () => {
    for (const length of [2, 60]) expect(check({ address: '街'.repeat(length) })).toHaveProperty('name')
    expect(check({ address: ' Lantern\nStreet ', needs: ' Hard of hearing ' })).toMatchObject({
      address: 'Lantern Street',
      needs: 'Hard of hearing',
    })
    expect(check({ needs: '字'.repeat(300) })).toHaveProperty('name')
    for (const [change, problem] of [
      [{ address: '街' }, { address: 'too-short' }],
      [{ address: '街'.repeat(61) }, { address: 'too-long' }],
      [{ needs: '字'.repeat(301) }, { needs: 'too-long' }],
    ] as const)
      expect(check(change)).toEqual(problem)
  })

  it('may have a phone, in its one form', () => {
    expect(check({ phone: '  ' })).toMatchObject({ phone: '' })
    expect(check({ phone: '+86 138 0013 8000' })).toMatchObject({ phone: '13800138000' })
    expect(check({ phone: '123' })).toEqual({ phone: 'not-a-phone-number' })
  })
})
