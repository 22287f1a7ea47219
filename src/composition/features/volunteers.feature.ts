import { VolunteersGateway } from '../../application/civic/volunteers/volunteers-gateway'
import { registerVolunteerPath } from '../../ui/civic/volunteers/volunteers.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { identitiesFeature } from './identities.feature'
import { messagesFeature } from './messages.feature'
import { teamsFeature } from './teams.feature'

export const volunteersFeature = declareFeature('volunteers', {
  routes: [
    {
      path: registerVolunteerPath,
      queries: ['redirect'],
      chrome: 'none',
      indexed: false,
      load: lazyCode('volunteers', () => import('../../ui/civic/volunteers/register.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'volunteers',
      VolunteersGateway,
      () => import('../../infrastructure/civic/volunteers/http-volunteers-gateway'),
    ),
  ],
  // The form offers teams to join.
  needs: [messagesFeature, identitiesFeature, teamsFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/volunteers/volunteers.entries')),
  mine: lazyCode('mine', () => import('../../ui/civic/volunteers/volunteers.entries')),
  notices: lazyCode('volunteers', () => import('../../ui/civic/volunteers/volunteers.entries')),
})
