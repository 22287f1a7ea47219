import { describe, expect, it } from 'vitest'
import type { OpenPeriod } from '../../../../src/domain/civic/amenities/opening-hours'
import type { GuidePlace } from '../../../../src/domain/civic/guides/guide'
import { guideActs, nextStep, suggestedPlace } from '../../../../src/domain/civic/guides/next-step'
import { instantOfTyped } from '../../../../src/domain/frame/shared/typed-time'

const zone = 'Asia/Shanghai'
/** A Monday. */
const at = (time: string) => instantOfTyped(`2026-11-23T${time}`, zone) ?? Number.NaN
const weekOf = (periods: readonly OpenPeriod[]) => Array.from({ length: 7 }, () => periods)
/** A place that is open from one hour to another each day; without hours nobody knows them. */
function place(id: string, ...hours: readonly [opens: number, closes: number] | readonly []): GuidePlace {
  const [opens, closes] = hours
  const week = opens === undefined ? null : weekOf([{ opens: opens * 60, closes: (closes ?? 24) * 60 }])
  return {
    ...{ id, name: id, address: '', phone: null, latitude: 0, longitude: 0 },
    hours: week === null ? null : { weekly: week, special: [] },
  }
}
const closed: GuidePlace = { ...place('closed'), hours: { weekly: weekOf([]), special: [] } }

describe('the place to go to', () => {
  const [late, day, early] = [place('late', 13, 20), place('day', 9, 17), place('early', 8, 12)]
  it.each([
    ['the first that is open, in the order of the guide', [late, day, early], '10:00', 'day'],
    ['the first, where several are open', [late, day], '14:00', 'late'],
    ['the one that opens first, before all of them', [late, day, early], '06:00', 'early'],
    ['the one that opens first on the next day', [late, day, early], '22:00', 'early'],
    ['one that is known to open, before one whose hours nobody knows', [place('unknown'), day], '06:00', 'day'],
    ['one that is open, before one whose hours nobody knows', [place('unknown'), day], '10:00', 'day'],
    ['the first, where nobody knows when they open', [place('unknown'), place('other')], '10:00', 'unknown'],
    ['the first, where it is closed for good', [closed], '10:00', 'closed'],
  ])('is %s', (_, places, time, expected) => {
    expect(suggestedPlace(places, at(time), zone)?.place.id).toBe(expected)
  })

  it('is none where the guide has none', () => {
    expect(suggestedPlace([], at('10:00'), zone)).toBeNull()
  })
})

describe('the next step', () => {
  const guide = {
    materials: [1, 2].map((id) => ({ id: String(id), name: 'Card', hint: '', form: null })),
    checkedOn: '2026-03-01',
    validUntil: null,
  }
  const day = place('day', 9, 17)
  const following = (readyCount: number, time: string, places: readonly GuidePlace[] = [day]) => ({
    readyCount,
    suggested: suggestedPlace(places, at(time), zone),
    isOnline: false,
    today: '2026-11-23',
  })
  const online = (...now: Parameters<typeof following>) => ({ ...following(...now), isOnline: true })

  it.each([
    ['to prepare what is missing, whether the place is open or not', following(1, '10:00'), 'prepare'],
    ['to prepare what is missing while it is closed', following(0, '22:00'), 'prepare'],
    ['to go once all is ready', following(2, '10:00'), 'go'],
    ['to wait while the place is closed', following(2, '22:00'), 'wait'],
    ['to go where nobody knows its hours', following(2, '22:00', [place('unknown')]), 'go'],
    ['none where the guide names no place', following(2, '10:00', []), null],
    ['to prepare, also where it names no place', following(1, '10:00', []), 'prepare'],
    ['to prepare, also where it can be begun online', online(1, '10:00'), 'prepare'],
    ['to begin online once all is ready, while the place is closed, too', online(2, '22:00'), 'begin-online'],
    ['to begin online where there is no place', online(2, '10:00', []), 'begin-online'],
  ] as const)('is %s', (_, now, step) => {
    expect(nextStep(guide, now)).toBe(step)
  })

  it.each([
    ['that nobody has checked for over a year', { ...guide, checkedOn: '2025-03-01' }],
    ['that is no longer valid', { ...guide, validUntil: '2026-11-22' }],
  ])('is to ask first about a guide %s', (_, doubtful) => {
    expect(nextStep(doubtful, following(2, '10:00'))).toBe('ask')
    expect(nextStep(doubtful, online(2, '10:00'))).toBe('ask')
  })
})

describe('what a guide offers', () => {
  const [withPhone, without] = [{ ...place('hall', 9, 17), phone: '0700-1' }, place('hall', 9, 17)].map((each) =>
    suggestedPlace([each], at('10:00'), zone),
  )
  it.each([
    ['the way to the place', 'go', { suggested: withPhone, isOnline: false }, ['go']],
    [
      'to begin online, with the way and a call beside it',
      'prepare',
      { suggested: withPhone, isOnline: true },
      ['begin-online', 'go', 'call'],
    ],
    [
      'no call where the place has no phone',
      'begin-online',
      { suggested: without, isOnline: true },
      ['begin-online', 'go'],
    ],
    [
      'to begin online alone, where there is no place',
      'begin-online',
      { suggested: null, isOnline: true },
      ['begin-online'],
    ],
    ['nothing where it names no place', null, { suggested: null, isOnline: false }, []],
    ['a call where it may no longer hold', 'ask', { suggested: withPhone, isOnline: false }, ['call']],
    [
      'a call first where it may no longer hold, and to begin online beside it',
      'ask',
      { suggested: withPhone, isOnline: true },
      ['call', 'begin-online'],
    ],
    [
      'the way where it may no longer hold, and nobody can be called',
      'ask',
      { suggested: without, isOnline: false },
      ['go'],
    ],
  ] as const)('is %s', (_, step, { suggested = null, isOnline }, acts) => {
    expect(guideActs(step, { suggested, isOnline })).toEqual(acts)
  })
})
