import { PracticeHomesGateway } from '../../application/civic/practice-homes/practice-homes-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { activitiesFeature } from './activities.feature'
import { teamsFeature } from './teams.feature'
import { venuesFeature } from './venues.feature'

export const practiceHomesFeature = declareFeature('practice-homes', {
  routes: [
    {
      path: '/practice/:id',
      chrome: 'player',
      load: lazyCode('practice-homes', () => import('../../ui/civic/practice-homes/practice-home.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'practice-homes',
      PracticeHomesGateway,
      () => import('../../infrastructure/civic/practice-homes/http-practice-homes-gateway'),
    ),
  ],
  needs: [teamsFeature, activitiesFeature, venuesFeature],
})
