import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { moreRadioPath } from './radio.paths'

export const radioRoutes: readonly ScreenRoute[] = [
  { path: '/radios', chrome: 'full', load: lazyCode('radio', () => import('./radio-home.screen')) },
  {
    path: moreRadioPath,
    chrome: 'player',
    queries: ['by', 'region', 'genre', 'q'],
    load: lazyCode('radio-list', () => import('./more-radio.screen')),
  },
  { path: '/programMore/:id', chrome: 'player', load: lazyCode('radio-list', () => import('./programme.screen')) },
  { path: '/radios/:id', chrome: 'player', load: lazyCode('radio', () => import('./radio-channel.screen')) },
]
