import { TeamFoundingsGateway } from '../../application/civic/team-foundings/team-foundings-gateway'
import { foundTeamPath } from '../../ui/civic/team-foundings/team-foundings.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { messagesFeature } from './messages.feature'
import { uploadsFeature } from './uploads.feature'

export const teamFoundingsFeature = declareFeature('team-foundings', {
  routes: [
    {
      path: foundTeamPath,
      chrome: 'none',
      indexed: false,
      isPrivate: true,
      load: lazyCode('team-foundings', () => import('../../ui/civic/team-foundings/found-team.screen')),
    },
    {
      path: '/team-change/:id',
      chrome: 'none',
      indexed: false,
      isPrivate: true,
      load: lazyCode('team-foundings', () => import('../../ui/civic/team-foundings/change-team.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'team-foundings',
      TeamFoundingsGateway,
      () => import('../../infrastructure/civic/team-foundings/http-team-foundings-gateway'),
    ),
  ],
  needs: [messagesFeature, uploadsFeature],
  ways: lazyCode('ways', () => import('../../ui/civic/team-foundings/team-foundings.entries')),
  notices: lazyCode('team-foundings', () => import('../../ui/civic/team-foundings/team-foundings.entries')),
})
