import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consumeAllowance, readReachedLimit } from '../../../../platform/kernel/limits/allowance'
import { startPlatform, type TestPlatform } from '../../../support/platform'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ features: [] })
})
afterAll(() => platform.close())

it('says beforehand whether the next act is refused, and until when', async () => {
  const allowance = fc.record({
    most: fc.integer({ min: 1, max: 4 }),
    window: fc.integer({ min: 1000, max: 100_000 }),
    pause: fc.integer({ min: 0, max: 900 }),
  })
  let run = 0
  await fc.assert(
    fc.asyncProperty(allowance, fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 8 }), async (rule, gaps) => {
      const key = `law ${(run += 1)}`
      let now = platform.clock.now()
      for (const gap of [0, ...gaps]) {
        now = new Date(now.getTime() + gap)
        const limit = await readReachedLimit(platform.database, key, rule, now)
        const isTaken = await consumeAllowance(platform.database, key, rule, now).then(
          () => true,
          () => false,
        )
        expect(limit === null).toBe(isTaken)
        if (limit === null) continue
        expect(limit.most).toBe(rule.most)
        expect(await readReachedLimit(platform.database, key, rule, new Date(limit.until))).toBeNull()
      }
    }),
    { numRuns: 25 },
  )
})
