import { contentPath } from '../../domain/navigation/content-target'
import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

const videoScreen = lazyCode('video', () => import('./video.screen'))

export const videoPath = (id: string) => contentPath('video', id) ?? '/videos'

export const videosRoutes: readonly ScreenRoute[] = [
  { path: '/videos/:aid', chrome: 'player', firstView: { script: '203 KB' }, load: videoScreen },
  { path: '/videos/:aid/comment/:id', chrome: 'player', load: videoScreen },
]
