import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { liveEventsPath } from './live.paths'

export const liveRoutes: readonly ScreenRoute[] = [
  { path: liveEventsPath, chrome: 'player', queries: ['when'], load: lazyCode('live', () => import('./live.screen')) },
]
