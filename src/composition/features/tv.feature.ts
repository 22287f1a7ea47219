import { TvGateway } from '../../application/media/channels/tv-gateway'
import { tvPath } from '../../ui/media/channels/tv.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { chatFeature } from './chat.feature'
import { videosFeature } from './videos.feature'

export const tvFeature = declareFeature('tv', {
  routes: [
    {
      path: tvPath,
      chrome: 'full',
      queries: ['channel'],
      load: lazyCode('tv-home', () => import('../../ui/media/channels/tv-home/tv-home.screen')),
    },
    {
      path: '/lives/:id',
      chrome: 'player',
      load: lazyCode('tv-channel', () => import('../../ui/media/channels/tv-channel/tv-channel.screen')),
    },
  ],
  adapters: [lazyBinding('tv', TvGateway, () => import('../../infrastructure/media/channels/http-tv-gateway'))],
  needs: [videosFeature, chatFeature],
  everyday: true,
  parts: ['coming-event'],
  ways: lazyCode('ways', () => import('../../ui/media/channels/tv.entries')),
})
