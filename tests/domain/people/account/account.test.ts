import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkProfile, profileFormOf, type ProfileForm } from '../../../../src/domain/people/account/profile-form'
import { continuePosition, playedPart, type Visit } from '../../../../src/domain/people/account/visit'
import { dayLabel, visitDays } from '../../../../src/domain/people/account/visit-days'

const zone = 'Asia/Shanghai'
const now = Date.UTC(2026, 10, 21, 8)
const item = { duration: 100 } as Visit['item']
const visit = (id: string, visitedAt: number): Visit => ({ id, visitedAt, position: null, item })

describe('visits by day', () => {
  it('parts days at midnight of the site, not of UTC', () => {
    const late = Date.UTC(2026, 10, 20, 16) // 21 November, 00:00 in Shanghai
    expect(visitDays([visit('a', late), visit('b', late - 1)], now, zone).map(({ label }) => label.kind)).toEqual([
      'today',
      'yesterday',
    ])
  })

  it('names the two days before, then the date; a clock ahead counts as today', () => {
    const day = 86_400_000
    expect([0, 1, 2, 3].map((ago) => dayLabel(now - ago * day, now, zone).kind)).toEqual([
      'today',
      'yesterday',
      'day-before-yesterday',
      'date',
    ])
    expect(dayLabel(now + day, now, zone).kind).toBe('today')
  })

  it('keeps every visit once, in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: now }), { maxLength: 40 }), (moments) => {
        const sorted = [...moments]
          .sort((one, other) => other - one)
          .map((moment, index) => visit(String(index), moment))
        const days = visitDays(sorted, now, zone)
        expect(days.flatMap(({ visits }) => visits)).toEqual(sorted)
        expect(new Set(days.map(({ key }) => key)).size).toBe(days.length)
      }),
    )
  })
})

describe('where a medium goes on', () => {
  it.each([
    [null, null],
    [0, null],
    [4.9, null],
    [5, 5],
    [50.7, 50],
    [98, null],
    [100, null],
  ])('at %s of 100 s: %s', (position, at) => {
    expect(continuePosition({ position, item })).toBe(at)
  })
  it('says how far it was played only of what has a length', () => {
    expect([
      playedPart({ position: 25, item }),
      playedPart({ position: 250, item }),
      playedPart({ position: 5, item: { ...item, duration: null } }),
    ]).toEqual([0.25, 1, null])
  })
})

describe('a profile', () => {
  const form: ProfileForm = { nickname: 'Heron', sex: 0, birthdate: '', homeAddress: '' }
  const today = { year: 2026, month: 11, day: 21 }
  const problems = (part: Partial<ProfileForm>) => {
    const checked = checkProfile({ ...form, ...part }, today)
    return checked.ok ? null : checked.reason
  }

  it('begins with what is known, and with no date where none is', () => {
    const user = { id: 'u1', phone: null, avatar: null, nickname: 'Heron', realName: false }
    const profile = { homeAddress: 'Lantern Street', birthdate: '1990-04-12', sex: 2 } as const
    expect(profileFormOf(user, profile)).toEqual({ nickname: 'Heron', ...profile })
    expect(profileFormOf(user, { ...profile, birthdate: null }).birthdate).toBe('')
  })

  it('says a birth date from 1890 to today, a name of two characters and an address of 120', () => {
    for (const birthdate of ['1890-01-01', '2026-11-21'])
      expect(checkProfile({ ...form, birthdate }, today)).toMatchObject({ ok: true, value: { birthdate } })
    expect(problems({ nickname: '鹭鹭', homeAddress: 'x'.repeat(120) })).toBeNull()
  })

  it('may leave out all but the name', () => {
    expect(checkProfile(form, today)).toEqual({
      ok: true,
      value: { nickname: 'Heron', sex: 0, birthdate: null, homeAddress: '' },
    })
  })
  it.each([
    [{ nickname: ' ' }, { nickname: 'empty' }],
    [{ nickname: '鹭' }, { nickname: 'too-short' }],
    [{ nickname: '鹭'.repeat(21) }, { nickname: 'too-long' }],
    [{ birthdate: '2026-11-21' }, null],
    [{ birthdate: '2026-11-22' }, { birthdate: 'in-future' }],
    [{ birthdate: '2023-02-29' }, { birthdate: 'not-a-date' }],
    [{ birthdate: '1889-12-31' }, { birthdate: 'too-old' }],
    [{ homeAddress: 'x'.repeat(121) }, { homeAddress: 'address-too-long' }],
    [
      { nickname: '', birthdate: 'soon' },
      { nickname: 'empty', birthdate: 'not-a-date' },
    ],
  ] as const)('%j: %j', (part, expected) => {
    expect(problems(part)).toEqual(expected)
  })
})
