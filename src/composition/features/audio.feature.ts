import { AudioGateway } from '../../application/media/audio/audio-gateway'
import { declareFeature, lazyBinding, lazyCode } from '../declare-feature'
import { participationFeature } from './participation.feature'
import { playerFeature } from './player.feature'

const audioScreen = lazyCode('audio', () => import('../../ui/media/audio/audio/audio.screen'))

export const audioFeature = declareFeature('audio', {
  routes: [
    { path: '/audios/:aid', chrome: 'player', load: audioScreen },
    { path: '/audios/:aid/comment/:id', chrome: 'player', load: audioScreen },
    {
      path: '/albums/:id',
      chrome: 'player',
      load: lazyCode('album', () => import('../../ui/media/audio/album/album.screen')),
    },
  ],
  adapters: [lazyBinding('player', AudioGateway, () => import('../../infrastructure/media/audio/http-audio-gateway'))],
  needs: [playerFeature, participationFeature],
})
