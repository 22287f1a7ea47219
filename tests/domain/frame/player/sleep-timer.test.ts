import { describe, expect, it } from 'vitest'
import {
  chosenSleep,
  extendSleep,
  sleepAt,
  sleepAtItemEnd,
  sleepChoices,
  sleepExtension,
  startSleep,
} from '../../../../src/domain/frame/player/sleep-timer'

describe('the sleep timer (B26)', () => {
  it('offers off, the end of what plays, and rising minutes', () => {
    expect(sleepChoices(false)).toEqual([0, sleepAtItemEnd, 10, 20, 30, 45, 60, 90])
  })

  it('offers no end of a live stream, which has none', () => {
    expect(sleepChoices(true)).toEqual([0, 10, 20, 30, 45, 60, 90])
  })

  it('accepts every choice that it offers, and shows it as chosen', () => {
    for (const minutes of sleepChoices(false)) {
      const timer = startSleep(minutes, 1000)
      expect(timer).not.toBeUndefined()
      expect(chosenSleep(timer ?? null)).toBe(minutes)
    }
  })

  it('counts down by the second, and is over at zero', () => {
    const timer = startSleep(10, 0)
    if (timer?.kind !== 'deadline') throw new Error('no deadline')
    expect([sleepAt(timer, 1000), sleepAt(timer, 599_000)]).toMatchObject([{ surplus: 599 }, { surplus: 1 }])
    expect(sleepAt(timer, 600_000)).toBeNull()
  })

  it('is extended by five minutes, which is then none of the choices', () => {
    const timer = extendSleep(startSleep(10, 0) ?? null, sleepExtension, 60_000)
    expect(timer).toMatchObject({ minutes: 15, surplus: 14 * 60 })
    expect(sleepChoices(false)).not.toContain(chosenSleep(timer))
  })
})
