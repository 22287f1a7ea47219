import { VolunteerPagesGateway } from '../../application/civic/volunteer-pages/volunteer-pages-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { privacyFeature } from './privacy.feature'
import { reactionsFeature } from './reactions.feature'
import { reportsFeature } from './reports.feature'

export const volunteerPagesFeature = declareFeature('volunteer-pages', {
  routes: [
    {
      path: '/user-details/:id',
      chrome: 'player',
      indexed: false,
      load: lazyCode('volunteer-pages', () => import('../../ui/civic/volunteer-pages/volunteer-page.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'volunteer-pages',
      VolunteerPagesGateway,
      () => import('../../infrastructure/civic/volunteer-pages/http-volunteer-pages-gateway'),
    ),
  ],
  needs: [reactionsFeature, reportsFeature, privacyFeature],
})
