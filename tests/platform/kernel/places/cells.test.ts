import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { contents } from '../../../../platform/kernel/contents/contents.schema'
import { aroundCells, cellsAround, isOfCell } from '../../../../platform/kernel/places/cells'
import { metresBetween } from '../../../../src/domain/civic/maps/map-box'
import { insertContent } from '../../../support/content'
import { startPlatform, type TestPlatform } from '../../../support/platform'

describe('the cells of a circle', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ features: [] })
    await insertContent(platform.database, { id: 'one' })
  })
  afterAll(() => platform.close())

  it('hold every position in it, once, from the equator to where people live farthest north', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.integer({ min: 100, max: 3000 }),
        async (latitude, longitude, up, aside, within) => {
          const sideways = longitude + (aside * within) / 111_000 / Math.cos((latitude * Math.PI) / 180)
          const other = {
            latitude: latitude + (up * within) / 111_000,
            longitude: sideways > 180 ? sideways - 360 : sideways < -180 ? sideways + 360 : sideways,
          }
          fc.pre(metresBetween({ latitude, longitude }, other) <= within)
          await platform.database.update(contents).set(other)
          const found = await platform.database.execute(
            sql`select 1 from ${aroundCells(cellsAround({ latitude, longitude }, within).touched)}, ${contents} where ${isOfCell(contents.publishedAt, contents.id, { until: null, since: null })}`,
          )
          expect((found as unknown as { readonly rows: readonly unknown[] }).rows).toHaveLength(1)
        },
      ),
      { numRuns: 200 },
    )
  }, 60_000)

  it('are few: no more than the square around it, and none in its corners', () => {
    const spot = { latitude: 26.42, longitude: 111.61 }
    expect(cellsAround(spot, 500).touched.length).toBeLessThanOrEqual(4)
    const { touched, within } = cellsAround(spot, 3000)
    expect(touched.length).toBeLessThanOrEqual(40)
    expect(within.length).toBeGreaterThan(20)
    expect(touched).toEqual(expect.arrayContaining([...within]))
    expect(cellsAround({ latitude: 89, longitude: 0 }, 3000)).toEqual({ touched: [], within: [] })
  })
})
