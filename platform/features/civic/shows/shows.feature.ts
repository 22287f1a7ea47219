import type { PlatformFeature } from '../../../kernel/platform'
import { showsDesk } from './shows.desk'
import { showsRoutes } from './shows.routes'
import { showPictures, showVideo } from './shows.uploads'

export const showsFeature: PlatformFeature = {
  name: 'shows',
  uploads: [showPictures, showVideo],
  desk: showsDesk,
  routes: showsRoutes,
}
