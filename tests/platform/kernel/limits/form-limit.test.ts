import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formLimit, laterLimit, openLimit } from '../../../../platform/kernel/limits/form-limit'
import { Refusal } from '../../../../platform/kernel/http/refusal'
import { startPlatform, type TestPlatform } from '../../../support/platform'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ features: [] })
})
afterAll(() => platform.close())

it('says beforehand whether the next act is refused, and until when, and its refusal says the same', async () => {
  const allowance = fc.record({
    most: fc.integer({ min: 1, max: 4 }),
    window: fc.integer({ min: 1000, max: 100_000 }),
    pause: fc.integer({ min: 0, max: 900 }),
  })
  let run = 0
  await fc.assert(
    fc.asyncProperty(allowance, fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 8 }), async (rule, gaps) => {
      const kind = formLimit(`law ${(run += 1)}`, rule)
      let now = platform.clock.now()
      for (const gap of [0, ...gaps]) {
        now = new Date(now.getTime() + gap)
        const limit = await kind.readReached(platform.database, 'heron', now)
        const refusal = await kind.consume(platform.database, 'heron', now).then(
          () => null,
          (error: unknown) => error,
        )
        if (limit === null) expect(refusal).toBeNull()
        else {
          expect(limit).toMatchObject({ most: rule.most, wait: (Date.parse(limit.until ?? '') - now.getTime()) / 1000 })
          expect(refusal).toBeInstanceOf(Refusal)
          expect((refusal as Refusal).data).toMatchObject({ limit, retry_after: Math.ceil(limit.wait ?? 0) })
          expect(await kind.readReached(platform.database, 'heron', new Date(limit.until ?? ''))).toBeNull()
        }
      }
    }),
    { numRuns: 25 },
  )
})

it('keeps nobody else, and tells a guest nothing', async () => {
  const [kind, now] = [formLimit('one', { most: 1, window: 1000 }), platform.clock.now()]
  await kind.consume(platform.database, 'heron', now)
  expect(await kind.readReached(platform.database, 'kite', now)).toBeNull()
  expect(await kind.readReached(platform.database, null, now)).toBeNull()
})

it('of two is the one that ends later', () => {
  const after = (wait: number) => ({ most: 1, until: new Date(wait * 1000).toISOString(), wait })
  expect(laterLimit(null, null)).toBeNull()
  expect(laterLimit(after(5), null)).toEqual(after(5))
  expect(laterLimit(null, after(5))).toEqual(after(5))
  expect(laterLimit(after(5), after(9))).toEqual(after(9))
  expect(laterLimit(after(9), after(5))).toEqual(after(9))
  expect(laterLimit(after(9), openLimit(3))).toEqual(openLimit(3))
})
