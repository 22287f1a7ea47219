import { RadioGateway } from '../../application/media/channels/radio-gateway'
import { moreRadioPath } from '../../ui/media/channels/radio.paths'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { participationFeature } from './participation.feature'
import { playerFeature } from './player.feature'

/** Radio and television are loaded separately, so that a listener does not load the video player. */
export const radioFeature = declareFeature('radio', {
  routes: [
    {
      path: '/radios',
      chrome: 'full',
      load: lazyCode('radio', () => import('../../ui/media/channels/radio-home.screen')),
    },
    {
      path: moreRadioPath,
      chrome: 'player',
      queries: ['by', 'region', 'genre', 'q'],
      load: lazyCode('radio-list', () => import('../../ui/media/channels/more-radio/more-radio.screen')),
    },
    {
      path: '/programMore/:id',
      chrome: 'player',
      load: lazyCode('radio-list', () => import('../../ui/media/channels/programme/programme.screen')),
    },
    {
      path: '/radios/:id',
      chrome: 'player',
      load: lazyCode('radio', () => import('../../ui/media/channels/radio-channel.screen')),
    },
  ],
  adapters: [
    lazyBinding('radio', RadioGateway, () => import('../../infrastructure/media/channels/http-radio-gateway')),
  ],
  needs: [playerFeature, participationFeature],
  everyday: true,
  ways: lazyCode('ways', () => import('../../ui/media/channels/radio.entries')),
})
