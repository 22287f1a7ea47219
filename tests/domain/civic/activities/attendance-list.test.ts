import { describe, expect, it } from 'vitest'
import {
  addingAt,
  attendanceGroups,
  checkTimes,
  checkWhy,
  type TypedTimeSpan,
} from '../../../../src/domain/civic/activities/attendance-list'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const startsAt = 1000 * hour
const endsAt = startsAt + 2 * hour
const activity = { startsAt, endsAt, isCancelled: false }

describe('adding somebody who came', () => {
  it('is done from now on while people may check in, and with their times for two weeks after that', () => {
    const adding = (now: number) => addingAt(activity, now)
    expect(adding(startsAt - 30 * minute - 1)).toBe('closed')
    expect(adding(startsAt - 30 * minute)).toBe('now')
    expect(adding(endsAt)).toBe('now')
    expect(adding(endsAt + 1)).toBe('times')
    expect(adding(endsAt + 14 * day)).toBe('times')
    expect(adding(endsAt + 14 * day + 1)).toBe('closed')
  })

  it('is not done where the activity was cancelled', () => {
    expect(addingAt({ ...activity, isCancelled: true }, startsAt)).toBe('closed')
  })

  it('leads to one of the groups of the list', () => {
    expect(attendanceGroups).toEqual(['waiting', 'there', 'left', 'absent'])
  })
})

describe('typed times', () => {
  const check = (times: Partial<TypedTimeSpan>, now = endsAt + day) =>
    checkTimes({ from: startsAt, until: endsAt, ...times }, activity, now)
  const problems = (reason: object) => ({ ok: false, reason })

  it('are both needed', () => {
    expect(check({})).toEqual({ ok: true, value: { from: startsAt, until: endsAt } })
    expect(check({ from: null })).toEqual(problems({ from: 'required' }))
    expect(check({ until: null })).toEqual(problems({ until: 'required' }))
    expect(check({ from: null, until: null })).toEqual(problems({ from: 'required', until: 'required' }))
  })

  it('name the field that does not fit the activity', () => {
    expect(check({ from: startsAt - 30 * minute, until: endsAt + 30 * minute }).ok).toBe(true)
    expect(check({ from: startsAt - 30 * minute - 1 })).toEqual(problems({ from: 'outside' }))
    expect(check({ until: endsAt + 30 * minute + 1 })).toEqual(problems({ until: 'outside' }))
    expect(check({ from: startsAt - 30 * minute, until: endsAt + 30 * minute + 1 })).toEqual(
      problems({ until: 'outside' }),
    )
    expect(check({ from: endsAt })).toEqual(problems({ until: 'order' }))
    expect(check({ from: startsAt - day, until: startsAt - day })).toEqual(problems({ until: 'order' }))
    expect(check({}, endsAt - 1)).toEqual(problems({ until: 'to-come' }))
  })
})

it('a correction or a refusal has a reason of 2 to 200 characters', () => {
  expect(checkWhy(' ok ')).toEqual({ ok: true, value: 'ok' })
  expect(checkWhy('x'.repeat(200)).ok).toBe(true)
  for (const [text, problem] of [
    ['', 'required'],
    ['x', 'too-short'],
    ['x'.repeat(201), 'too-long'],
  ] as const)
    expect(checkWhy(text)).toEqual({ ok: false, reason: { text: problem } })
})
