import { sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import type { Feature } from '../platform'
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

const steps: readonly (readonly [what: string, (database: Database, at: Date) => Promise<unknown>])[] = [
  ['people', seedPeople],
  ['the site', seedSite],
  ['organisations', seedOrganisations],
  ['articles', seedArticles],
  ['audio', seedAudio],
  ['channels', seedChannels],
  ['videos', seedVideos],
  ['series', seedSeries],
  ['pages', seedPages],
  ['comments', seedComments],
  ['favourites and histories', seedAccount],
  // A planner that has not seen the tables yet reads them from end to end.
  ['statistics for the database', (database) => database.execute(sql`analyze`)],
]

/** The demo city: the same at every seeding but for the moment that its times count back from. */
export const demoCityFeature: Feature = {
  name: 'demo-city',
  routes: () => {},
  seed: async ({ database, now }, onStep) => {
    const at = now()
    for (const [place, [what, step]] of steps.entries()) {
      onStep(`Making the demo city, once: ${place + 1} of ${steps.length}, ${what}`)
      await step(database, at)
    }
  },
}
