import { seedShows } from '../../../demo/seeding/seed-shows'
import { demoWords } from '../../../demo/seeding/seeding.words'
import type { Feature } from '../../../kernel/platform'
import { showsDesk } from './shows.desk'
import { showsRoutes } from './shows.routes'
import { showPictures, showVideo } from './shows.uploads'

export const showsFeature: Feature = {
  name: 'shows',
  uploads: [showPictures, showVideo],
  demo: [{ what: demoWords.shows, seed: seedShows }],
  desk: showsDesk,
  routes: showsRoutes,
}
