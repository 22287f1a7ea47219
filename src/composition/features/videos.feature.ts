import { sharerQuery } from '../../ui/media/videos/videos.paths'
import { declareFeature, lazyCode } from '../declare-feature'
import { participationFeature } from './participation.feature'
import { playerFeature } from './player.feature'

const videoScreen = lazyCode('video', () => import('../../ui/media/videos/video/video.screen'))
const shortsScreen = lazyCode('shorts', () => import('../../ui/media/videos/shorts/shorts.screen'))
const sharedShortScreen = lazyCode(
  'shared-short',
  () => import('../../ui/media/videos/shared-short/shared-short.screen'),
)

export const videosFeature = declareFeature('videos', {
  routes: [
    { path: '/videos/:aid', chrome: 'player', load: videoScreen },
    { path: '/videos/:aid/comment/:id', chrome: 'player', load: videoScreen },
    {
      path: '/videos/:token/preview',
      chrome: 'player',
      indexed: false,
      load: lazyCode('video-preview', () => import('../../ui/media/videos/video-preview/video-preview.screen')),
    },
    // Nothing may cover a short, so there is no mini player.
    { path: '/play', chrome: 'none', load: shortsScreen },
    { path: '/play/:aid', chrome: 'none', load: shortsScreen },
    // The screen shows who shared the short, so its query is part of the route.
    { path: '/share/:id', chrome: 'none', queries: [sharerQuery], load: sharedShortScreen },
  ],
  adapters: [lazyCode('video-output', () => import('../../infrastructure/media/videos/videos.module'))],
  needs: [playerFeature, participationFeature],
  parts: ['video-notice'],
  ways: lazyCode('ways', () => import('../../ui/media/videos/videos.entries')),
})
