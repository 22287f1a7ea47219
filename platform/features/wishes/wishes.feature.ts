import { seedWishes } from '../../demo/seeding/seed-wishes'
import { demoWords } from '../../demo/seeding/seeding.words'
import type { Feature } from '../../platform'
import { siteToday } from '../site/site-today'
import { helpedPersonsRoutes } from './helped-persons.routes'
import { expireWishes } from './remove-wish'
import { wishesDesk } from './wishes.desk'
import { wishesRoutes } from './wishes.routes'
import { wishPictures, wishStepPictures } from './wishes.uploads'

export const wishesFeature: Feature = {
  name: 'wishes',
  uploads: [wishPictures, wishStepPictures],
  demo: [{ what: demoWords.wishes, seed: seedWishes }],
  desk: wishesDesk,
  cleanUp: async (database, at) => expireWishes(database, await siteToday(database, at), at),
  routes: (app) => {
    wishesRoutes(app)
    helpedPersonsRoutes(app)
  },
}
