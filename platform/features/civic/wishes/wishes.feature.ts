import type { PlatformFeature } from '../../../kernel/platform'
import { siteDate } from '../../../kernel/site/site-today'
import { helpedPersonsRoutes } from './helped-persons.routes'
import { expireWishes } from './expire-wishes'
import { helpersDesk } from './helpers'
import { wishesDesk } from './wishes.desk'
import { wishesRoutes } from './wishes.routes'
import { wishPictures, wishStepPictures } from './wishes.uploads'

export const wishesFeature: PlatformFeature = {
  name: 'wishes',
  uploads: [wishPictures, wishStepPictures],
  desk: [wishesDesk, helpersDesk],
  cleanUp: async (database, at) => expireWishes(database, await siteDate(database, at), at),
  routes: (app) => {
    wishesRoutes(app)
    helpedPersonsRoutes(app)
  },
}
