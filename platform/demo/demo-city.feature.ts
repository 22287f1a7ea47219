import { sql } from 'drizzle-orm'
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

/** The demo city: the same at every seeding but for the moment that its times count back from. */
export const demoCityFeature: Feature = {
  name: 'demo-city',
  routes: () => {},
  seed: async ({ database, now }) => {
    const at = now()
    await seedPeople(database, at)
    await seedSite(database)
    await seedOrganisations(database)
    await seedArticles(database, at)
    await seedAudio(database, at)
    await seedChannels(database, at)
    await seedVideos(database, at)
    await seedSeries(database, at)
    await seedPages(database, at)
    await seedComments(database, at)
    await seedAccount(database, at)
    // A planner that has not seen the tables yet reads them from end to end.
    await database.execute(sql`analyze`)
  },
}
