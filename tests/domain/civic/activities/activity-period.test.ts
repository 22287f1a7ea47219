import { describe, expect, it } from 'vitest'
import { daysOfPeriod } from '../../../../src/domain/civic/activities/activity'

const sunday = 0
const monday = 1
const friday = 5
const saturday = 6

describe('the days of a period', () => {
  it('is today alone, or today and the six days after, on every day of the week', () => {
    for (let weekday = sunday; weekday <= saturday; weekday += 1)
      expect([daysOfPeriod('today', weekday), daysOfPeriod('week', weekday)]).toEqual([
        { from: 0, until: 1 },
        { from: 0, until: 7 },
      ])
  })

  it('is the coming Saturday and Sunday, and at the weekend what is left of it', () => {
    expect(daysOfPeriod('weekend', monday)).toEqual({ from: 5, until: 7 })
    expect(daysOfPeriod('weekend', friday)).toEqual({ from: 1, until: 3 })
    expect(daysOfPeriod('weekend', saturday)).toEqual({ from: 0, until: 2 })
    expect(daysOfPeriod('weekend', sunday)).toEqual({ from: 0, until: 1 })
  })
})
