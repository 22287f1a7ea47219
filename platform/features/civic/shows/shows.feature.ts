import type { Feature } from '../../../kernel/platform'
import { showsDesk } from './shows.desk'
import { showsRoutes } from './shows.routes'
import { showPictures, showVideo } from './shows.uploads'

export const showsFeature: Feature = {
  name: 'shows',
  uploads: [showPictures, showVideo],
  desk: showsDesk,
  routes: showsRoutes,
}
