import { sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import type { Feature } from '../platform'
import type { OnCount } from './seeding/insert'
import { seedAccount } from './seeding/seed-account'
import { seedArticles } from './seeding/seed-articles'
import { seedAudio } from './seeding/seed-audio'
import { seedChannels } from './seeding/seed-channels'
import { seedComments } from './seeding/seed-comments'
import { seedOrganisations } from './seeding/seed-contents'
import { seedPages } from './seeding/seed-pages'
import { seedPeople } from './seeding/seed-people'
import { seedSeries } from './seeding/seed-series'
import { seedSite } from './seeding/seed-site'
import { seedVideos } from './seeding/seed-videos'
import { stepText } from './seeding/step-text'
import type { StepName } from './seeding/step-text'

const steps: readonly (readonly [
  step: StepName,
  (database: Database, at: Date, onCount: OnCount) => Promise<unknown>,
])[] = [
  ['people', seedPeople],
  ['site', seedSite],
  ['organisations', seedOrganisations],
  ['articles', seedArticles],
  ['audio', seedAudio],
  ['channels', seedChannels],
  ['videos', seedVideos],
  ['series', seedSeries],
  ['pages', seedPages],
  ['comments', seedComments],
  ['favourites', seedAccount],
  // Without statistics, the planner scans whole tables.
  ['statistics', (database) => database.execute(sql`analyze`)],
]

/** The demo city: identical at every seeding, except that its times are relative to the moment of seeding. */
export const demoCityFeature: Feature = {
  name: 'demo-city',
  routes: () => {},
  seed: async ({ database, now }, onProgress) => {
    const at = now()
    for (const [place, [name, step]] of steps.entries()) {
      const what = stepText(name, place + 1, steps.length)
      onProgress({ what })
      await step(database, at, (count) => onProgress({ what, count }))
    }
  },
}
