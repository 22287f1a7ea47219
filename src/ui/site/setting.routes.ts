import type { ScreenRoute } from '../shell/screen'
import { settingPath } from './site.routes'

export const settingRoutes: readonly ScreenRoute[] = [
  { path: settingPath, chrome: 'none', load: () => import(/* webpackChunkName: "setting" */ './setting.screen') },
]
