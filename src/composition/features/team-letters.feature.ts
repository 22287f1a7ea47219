import { TeamLettersGateway } from '../../application/civic/team-letters/team-letters-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { messagesFeature } from './messages.feature'
import { reportsFeature } from './reports.feature'

export const teamLettersFeature = declareFeature('team-letters', {
  routes: [
    {
      path: '/team-letters/:id',
      chrome: 'player',
      indexed: false,
      isPrivate: true,
      load: lazyCode('team-letters', () => import('../../ui/civic/team-letters/team-letters.screen')),
    },
  ],
  adapters: [
    lazyBinding(
      'team-letters',
      TeamLettersGateway,
      () => import('../../infrastructure/civic/team-letters/http-team-letters-gateway'),
    ),
  ],
  needs: [messagesFeature, reportsFeature],
  notices: lazyCode('team-letters', () => import('../../ui/civic/team-letters/team-letters.entries')),
})
