import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import { campaignPath, publishShowPath, showsPath } from './shows.paths'

const detail = lazyCode('show-screens', () => import('./show.screen'))
const published = {
  chrome: 'none',
  indexed: false,
  load: lazyCode('show-form', () => import('./show-form.screen')),
} as const

export const showsRoutes: readonly ScreenRoute[] = [
  {
    path: showsPath,
    chrome: 'player',
    queries: ['category', 'topic'],
    load: lazyCode('show-screens', () => import('./show-list.screen')),
  },
  { path: '/show-civilization-details/:aid', chrome: 'player', load: detail },
  // One comment with its replies, over the same show.
  { path: '/show-civilization-details/:aid/comment/:id', chrome: 'player', indexed: false, load: detail },
  { path: publishShowPath, ...published },
  // S108: an older address of the same screen.
  { path: '/publish', ...published },
  { path: '/practices/:aid', chrome: 'player', load: detail },
  // S106: one comment with its replies, over the same entry.
  { path: '/practices/:aid/comment/:id', chrome: 'player', indexed: false, load: detail },
  { path: '/create/:aid', requiresAuth: true, ...published },
  {
    path: '/invitation-post',
    chrome: 'none',
    queries: ['entry'],
    indexed: false,
    load: lazyCode('invitation', () => import('./invitation.screen')),
  },
  {
    path: campaignPath,
    chrome: 'player',
    queries: ['id', 'order'],
    load: lazyCode('campaign', () => import('./campaign.screen')),
  },
]
