import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contents } from '../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { build } from '../../../../platform/kernel/database/statement'
import { insertContent } from '../../../support/content'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../support/platform'

const minute = 60_000
const twoDays = 2880
const at = Date.UTC(2026, 2, 5)
const counts = fc.record({ likes: fc.nat(100_000), comments: fc.nat(100_000) })

describeOnBothDatabases('the hotness of a content', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    await insertContent(platform.database, { id: 'post', audience: 'garden' })
    await insertContent(platform.database, { id: 'article' })
  })
  afterAll(() => platform.close())

  const hotness = async (publishedAt: number, likes: number, comments = 0): Promise<number> => {
    const answered = { publishedAt: new Date(publishedAt), likes, comments }
    await platform.database.update(contents).set(answered).where(eq(contents.id, 'post'))
    const read = build.select({ hotness: contents.hotness }).from(contents).where(eq(contents.id, 'post'))
    return (await queriesOf(platform.database).readValue(read)) ?? Number.NaN
  }

  it('grows by one with each minute of youth', async () => {
    await fc.assert(
      fc.asyncProperty(counts, fc.integer({ min: 1, max: 100_000 }), async ({ likes, comments }, minutes) => {
        const older = await hotness(at, likes, comments)
        expect(await hotness(at + minutes * minute, likes, comments)).toBe(older + minutes)
      }),
      { numRuns: 20 },
    )
  })

  it('never falls with more answers', async () => {
    await fc.assert(
      fc.asyncProperty(counts, fc.nat(1000), async ({ likes, comments }, more) => {
        const before = await hotness(at, likes, comments)
        expect(await hotness(at, likes + more, comments)).toBeGreaterThanOrEqual(before)
        expect(await hotness(at, likes, comments + more)).toBeGreaterThanOrEqual(before)
      }),
      { numRuns: 20 },
    )
  })

  it('is worth two days with ten times as many answers, and a comment counts as two likes', async () => {
    expect(await hotness(at, 10)).toBe(await hotness(at + twoDays * minute, 1))
    expect(await hotness(at, 0, 5)).toBe(await hotness(at, 10))
    expect(await hotness(at, 0)).toBe(await hotness(at, 1))
  })

  it('fits its column until the year 3000', async () => {
    expect(await hotness(Date.UTC(3000, 0), 1e9, 5e8)).toBeLessThan(2 ** 31)
  })
})
