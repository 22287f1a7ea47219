import type { Feature } from '../../platform'
import { helpedPersonsRoutes } from './helped-persons.routes'
import { wishesRoutes } from './wishes.routes'

export const wishesFeature: Feature = {
  name: 'wishes',
  routes: (app) => {
    wishesRoutes(app)
    helpedPersonsRoutes(app)
  },
}
