import { channelTarget } from '../../domain/navigation/channel-target'
import { lazyCode } from '../shell/lazy-code'
import type { ScreenRoute } from '../shell/screen'

export const radioHomePath = '/radios'

/** The screen of a channel; null for an invalid id. */
export function radioChannelPath(id: string): string | null {
  const target = channelTarget('radio', id)
  return target?.kind === 'path' ? target.path : null
}

export const radioRoutes: readonly ScreenRoute[] = [
  { path: '/radios', chrome: 'full', load: lazyCode('radio', () => import('./radio-home.screen')) },
  {
    path: '/radios/:id',
    chrome: 'player',
    described: true,
    load: lazyCode('radio', () => import('./radio-channel.screen')),
  },
]
