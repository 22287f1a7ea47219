import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { minePath } from './agenda.paths'

export const agendaRoutes: readonly ScreenRoute[] = [
  { path: minePath, chrome: 'full', indexed: false, load: lazyCode('mine', () => import('./mine.screen')) },
]
