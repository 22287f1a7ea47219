import { channelTarget } from '../../../domain/frame/navigation/channel-target'
import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const radioHomePath = '/radios'
export const moreRadioPath = '/more-radio'
/** The path of the past broadcasts of a programme. The id is that of the programme or of one of its broadcasts. */
export const programmePath = (id: string) => `/programMore/${encodeURIComponent(id)}`

/** Returns the path of a channel's screen; null for an invalid id. */
export function radioChannelPath(id: string): string | null {
  const target = channelTarget('radio', id)
  return target?.kind === 'path' ? target.path : null
}

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
