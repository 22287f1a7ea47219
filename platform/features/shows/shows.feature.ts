import { seedShows } from '../../demo/seeding/seed-shows'
import { demoWords } from '../../demo/seeding/seeding.words'
import type { Feature } from '../../platform'
import { showsDesk } from './shows.desk'
import { showsRoutes } from './shows.routes'

export const showsFeature: Feature = {
  name: 'shows',
  demo: [{ what: demoWords.shows, seed: seedShows }],
  desk: showsDesk,
  routes: showsRoutes,
}
