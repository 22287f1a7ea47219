import { contentPath } from '../../domain/navigation/content-target'
import type { ScreenRoute } from '../shell/screen'

const videoScreen = () => import(/* webpackChunkName: "video" */ './video.screen')

export const videoPath = (id: string) => contentPath('video', id) ?? '/videos'

export const videoRoutes: readonly ScreenRoute[] = [
  {
    path: '/videos/:aid',
    chrome: 'player',
    keeps: ['comment-list'],
    firstView: ['video', 'player', 'taking-part', 'account'],
    load: videoScreen,
  },
  { path: '/videos/:aid/comment/:id', chrome: 'player', load: videoScreen },
]
