import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { sharerQuery } from './videos.paths'

const videoScreen = lazyCode('video', () => import('./video.screen'))
const sharedShortScreen = lazyCode('shared-short', () => import('./shared-short.screen'))
const shortsScreen = lazyCode('shorts', () => import('./shorts.screen'))

export const videosRoutes: readonly ScreenRoute[] = [
  { path: '/videos/:aid', chrome: 'player', load: videoScreen },
  { path: '/videos/:aid/comment/:id', chrome: 'player', load: videoScreen },
  {
    path: '/videos/:token/preview',
    chrome: 'player',
    indexed: false,
    load: lazyCode('video-preview', () => import('./video-preview.screen')),
  },
  // Nothing may cover a short, so there is no mini player.
  { path: '/play', chrome: 'none', load: shortsScreen },
  { path: '/play/:aid', chrome: 'none', load: shortsScreen },
  // The screen shows who shared the short, so its query is part of the route.
  { path: '/share/:id', chrome: 'none', queries: [sharerQuery], load: sharedShortScreen },
]
