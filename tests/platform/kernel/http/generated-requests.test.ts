import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedAudio } from '../../../../platform/demo/seeding/media/audio/seed-audio'
import { seedChannels } from '../../../../platform/demo/seeding/media/channels/seed-channels'
import { seedOrganisations } from '../../../../platform/demo/seeding/seed-contents'
import { seedPages } from '../../../../platform/demo/seeding/overview/pages/seed-pages'
import { seedPeople } from '../../../../platform/demo/seeding/frame/session/seed-people'
import { seedSite } from '../../../../platform/demo/seeding/frame/site/seed-site'
import { seedVideos } from '../../../../platform/demo/seeding/media/videos/seed-videos'
import { inlinedOpenApi } from '../../../support/inlined-openapi'
import type { CursorValues } from '../../../../platform/kernel/lists/cursor'
import { requestsOf } from '../../../support/generated-requests'
import { sealedCursor } from '../../../support/sealed-cursor'
import { startPlatform, type TestPlatform } from '../../../support/platform'

const requests = 20_000
/** Concurrently, as on a real platform. */
const atOnce = 8

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
  const { database, clock } = platform
  await seedPeople(database, clock.now())
  await seedSite(database)
  await seedOrganisations(database)
  for (const seed of [seedAudio, seedChannels, seedVideos]) await seed(database, clock.now())
  await seedPages(database, clock.now())
})
afterAll(() => platform.close())

describe('the platform', () => {
  it('answers no request that can be made from its contract with a fault', async () => {
    // SEED=<number> repeats a run.
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
    console.log(`SEED=${seed}`)
    const generated = fc.sample(
      requestsOf(inlinedOpenApi() as Parameters<typeof requestsOf>[0], {
        ids: ['audio-night-river-01', 'album-night-river', 'radio-news', 'tv-news', 'video-001', 'default', 'culture'],
        sealCursor: (values) => sealedCursor(platform, values as CursorValues),
      }),
      { numRuns: requests, seed },
    )
    const faults = new Map<string, string>()
    let token = ''
    let good = 0
    for (let index = 0; index < generated.length; index += atOnce) {
      // Some of them log out.
      if (index % 200 === 0)
        ({ token } = await platform.logIn({
          id: `member-${index}`,
          phone: index % 600 === 0 ? null : `138${String(index).padStart(8, '0')}`,
        }))
      await Promise.all(
        generated.slice(index, index + atOnce).map(async (request) => {
          const authorization =
            request.headers.authorization === 'member'
              ? token
              : request.headers.authorization === 'guest'
                ? 'guest'
                : 'nobody'
          const { statusCode } = await platform.app.inject({
            ...request,
            headers: { ...request.headers, authorization },
          })
          if (statusCode === 200) good += 1
          if (statusCode >= 500)
            faults.set(
              `${request.method} ${request.url.split('?')[0]?.split('/').slice(0, 4).join('/')}`,
              `${statusCode} ${request.url} ${request.payload ?? ''}`.slice(0, 400),
            )
        }),
      )
    }
    expect(good).toBeGreaterThan(requests / 20)
    expect([...faults.values()]).toEqual([])
  }, 600_000)
})
