import { contentPath } from '../../../domain/frame/navigation/content-target'
import { pathSegment } from '../../../domain/frame/navigation/target'
import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

const videoScreen = lazyCode('video', () => import('./video.screen'))
const sharedShortScreen = lazyCode('shared-short', () => import('./shared-short.screen'))
const shortsScreen = lazyCode('shorts', () => import('./shorts.screen'))

export const videoPath = (id: string) => contentPath('video', id) ?? '/videos'
export const shortsPath = '/play'
export const shortPath = (id: string) => contentPath('short', id) ?? shortsPath
/** The address that is shared of a short. */
export const sharedShortPath = (id: string) => `/share/${pathSegment(id) ?? ''}`

export const videosRoutes: readonly ScreenRoute[] = [
  { path: '/videos/:aid', chrome: 'player', firstView: { script: '217 KB' }, load: videoScreen },
  { path: '/videos/:aid/comment/:id', chrome: 'player', load: videoScreen },
  {
    path: '/videos/:token/preview',
    chrome: 'player',
    indexed: false,
    load: lazyCode('video-preview', () => import('./video-preview.screen')),
  },
  // Nothing may cover a short.
  { path: '/play', chrome: 'none', firstView: { script: '215 KB' }, load: shortsScreen },
  { path: '/play/:aid', chrome: 'none', firstView: { script: '215 KB' }, load: shortsScreen },
  // Link previews read this screen; its content depends on who shared it.
  { path: '/share/:id', chrome: 'none', described: true, load: sharedShortScreen },
]
