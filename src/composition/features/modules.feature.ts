import { declareFeature, lazyCode } from '../declare-feature'
import { pagesFeature } from './pages.feature'
import { servicesFeature } from './services.feature'

/** These routes are separate, so that the chunk of the list of services does not contain the code of cards. */
export const modulesFeature = declareFeature('modules', {
  routes: [
    {
      path: '/modules/:id',
      chrome: 'player',
      load: lazyCode('module', () => import('../../ui/overview/services/module.screen')),
    },
  ],
  needs: [servicesFeature, pagesFeature],
})
