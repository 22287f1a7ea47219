import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Queries } from '../../../../../platform/kernel/database/queries'
import { SiteClock } from '../../../../../platform/kernel/site/site-clock'

const clockOf = (zone: string | null, now: string) =>
  new SiteClock({ readValue: async () => zone } as unknown as Queries, () => new Date(now))
const at = async (zone: string, day: string, minutes: number) =>
  new Date((await clockOf(zone, '2026-01-01T00:00:00Z').day(day))!.at(minutes)).toISOString()

describe('the clock of the site', () => {
  it('shows the time of its zone, and of Shanghai where none is named', async () => {
    const now = '2026-07-05T03:45:00Z'
    expect(await clockOf('America/New_York', now).minute()).toEqual({ weekday: 6, minute: 23 * 60 + 45 })
    expect(await clockOf('Asia/Kolkata', now).minute()).toEqual({ weekday: 0, minute: 9 * 60 + 15 })
    expect(await clockOf(null, now).minute()).toEqual({ weekday: 0, minute: 11 * 60 + 45 })
  })

  it('says what day it is there', async () => {
    const today = async (zone: string) => {
      const day = await clockOf(zone, '2026-03-08T03:30:00Z').day(undefined)
      return [day?.day, day?.weekday, new Date(day?.at(0) ?? NaN).toISOString()]
    }
    expect(await today('America/New_York')).toEqual(['2026-03-07', 6, '2026-03-07T05:00:00.000Z'])
    expect(await today('Asia/Kolkata')).toEqual(['2026-03-08', 0, '2026-03-07T18:30:00.000Z'])
    expect(await clockOf('UTC', '2026-03-08T03:30:00Z').day('2026-02-30')).toBeNull()
  })

  it('keeps its schedule by the clock on the days that summer time begins and ends', async () => {
    // 2:00 becomes 3:00 on 8 March 2026, and 2:00 becomes 1:00 on 1 November.
    expect(
      await Promise.all([0, 60, 150, 180, 1140].map((minutes) => at('America/New_York', '2026-03-08', minutes))),
    ).toEqual([
      '2026-03-08T05:00:00.000Z',
      '2026-03-08T06:00:00.000Z',
      '2026-03-08T07:30:00.000Z',
      '2026-03-08T07:00:00.000Z',
      '2026-03-08T23:00:00.000Z',
    ])
    expect(
      await Promise.all([0, 60, 120, 1140, 1440].map((minutes) => at('America/New_York', '2026-11-01', minutes))),
    ).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T07:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ])
    // Midnight itself is skipped in Beirut: the day begins at 1:00.
    expect(await at('Asia/Beirut', '2026-03-29', 0)).toBe('2026-03-28T22:00:00.000Z')
  })

  it('finds every time of every day where it is shown', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Asia/Shanghai', 'Europe/London', 'Pacific/Auckland'),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 4 * 60, max: 1439 }),
        async (zone, days, minutes) => {
          const day = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
          const then = await at(zone, day, minutes)
          expect([
            (await clockOf(zone, then).day(undefined))?.day,
            (await clockOf(zone, then).minute()).minute,
          ]).toEqual([day, minutes])
        },
      ),
    ))
})
