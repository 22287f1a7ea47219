import { PartyGateway } from '../../application/civic/party/party-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { feedFeature } from './feed.feature'

export const partyFeature = declareFeature('party', {
  routes: [
    {
      path: '/dj',
      chrome: 'player',
      queries: ['column'],
      load: lazyCode('party', () => import('../../ui/civic/party/party.screen')),
    },
  ],
  adapters: [lazyBinding('party', PartyGateway, () => import('../../infrastructure/civic/party/http-party-gateway'))],
  needs: [feedFeature],
})
