import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

const audioScreen = lazyCode('audio', () => import('./audio.screen'))

export const audioRoutes: readonly ScreenRoute[] = [
  { path: '/audios/:aid', chrome: 'player', load: audioScreen },
  { path: '/audios/:aid/comment/:id', chrome: 'player', load: audioScreen },
  { path: '/albums/:id', chrome: 'player', load: lazyCode('album', () => import('./album.screen')) },
]
