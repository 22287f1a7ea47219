import { describe, expect, it } from 'vitest'
import {
  canBeAttended,
  canBeDone,
  lessonActs,
  lessonMoment,
  progressAfter,
} from '../../../../src/domain/civic/lessons/lesson'

const minute = 60_000
const lesson = { startsAt: 100 * minute, endsAt: 160 * minute, isCancelled: false }

describe('a lesson', () => {
  it.each([
    [39, 'coming'],
    [40, 'soon'],
    [99, 'soon'],
    [100, 'now'],
    [159, 'now'],
    [160, 'over'],
  ])('is at minute %s: %s', (at, moment) => {
    expect(lessonMoment(lesson, at * minute)).toBe(moment)
    expect(lessonMoment({ ...lesson, isCancelled: true }, at * minute)).toBe('cancelled')
  })

  it('can be attended from a quarter of an hour before until its end, unless it is cancelled', () => {
    const at = (minutes: number) => canBeAttended(lesson, minutes * minute)
    expect([at(84), at(85), at(159), at(160)]).toEqual([false, true, true, false])
    expect(canBeAttended({ ...lesson, isCancelled: true }, 120 * minute)).toBe(false)
  })

  it('can be done from its beginning, and before where there is something to play or read', () => {
    expect([canBeDone(lesson, false, 99 * minute), canBeDone(lesson, false, 100 * minute)]).toEqual([false, true])
    expect(canBeDone(lesson, true, 0)).toBe(true)
  })

  it('that is attended is done, and each act can be taken back but this', () => {
    const none = { isDone: false, isAttended: false, isHomeworkDone: false }
    expect(lessonActs.map((act) => progressAfter(none, act))).toEqual([
      { ...none, isDone: true },
      none,
      { ...none, isDone: true, isAttended: true },
      { ...none, isHomeworkDone: true },
      none,
    ])
    const all = { isDone: true, isAttended: true, isHomeworkDone: true }
    expect(progressAfter(all, 'reopen')).toEqual({ ...all, isDone: false })
    expect(progressAfter(all, 'reopen-homework')).toEqual({ ...all, isHomeworkDone: false })
  })
})
