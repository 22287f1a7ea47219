import type { SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '../../../../platform/kernel/database/client'
import { SharedClock } from '../../../../platform/kernel/database/shared-clock'
import { describeOnBothDatabases } from '../../../support/databases'

const hour = 3_600_000

describeOnBothDatabases('the time of a city', (open) => {
  const clockOff = async (by: number) => {
    const warned: unknown[] = []
    const { database, close } = await open()
    const clock = new SharedClock(
      database,
      { warn: (of: unknown) => void warned.push(of) },
      () => new Date(Date.now() + by),
    )
    return { clock, warned, close }
  }
  const differs = (clock: SharedClock) => Math.abs(clock.now().getTime() - Date.now())

  it.each([hour, -hour])('is that of the database where the clock of a process is off by %i ms', async (by) => {
    const { clock, warned, close } = await clockOff(by)
    expect(differs(clock)).toBeGreaterThan(hour / 2)
    await clock.compare()
    expect(differs(clock)).toBeLessThan(hour / 2)
    await clock.compare()
    expect(warned).toHaveLength(1)
    await close()
  })

  it('is that of the process where the two agree', async () => {
    const { clock, warned, close } = await clockOff(0)
    await clock.compare()
    expect(warned).toEqual([])
    expect(differs(clock)).toBeLessThan(hour / 2)
    await close()
  })

  it('stays as it was while the database does not answer', async () => {
    const { database, close } = await open()
    let isAway = false
    const mayBeAway = {
      execute: (statement: SQL) => (isAway ? Promise.reject(new Error('away')) : database.execute(statement)),
    }
    const clock = new SharedClock(mayBeAway as Database, { warn: () => undefined }, () => new Date(Date.now() + hour))
    await clock.compare()
    isAway = true
    await expect(clock.compare()).rejects.toThrow('away')
    expect(differs(clock)).toBeLessThan(hour / 2)
    await close()
  })
})
