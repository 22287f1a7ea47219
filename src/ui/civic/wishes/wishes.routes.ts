import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'
import {
  addHelpedPersonPath,
  helpedPersonsPath,
  myClaimedPath,
  myWishesPath,
  publishWishPath,
  wishesPath,
} from './wishes.paths'

const list = lazyCode('wish-lists', () => import('./wish-list.screen'))
const detail = lazyCode('wish', () => import('./wish.screen'))
const form = lazyCode('wish-form', () => import('./wish-form.screen'))
const own = lazyCode('wish-lists', () => import('./my-wishes.screen'))
const claimedWishes = lazyCode('wish-lists', () => import('./my-claimed.screen'))

const listRoute = { chrome: 'player', load: list, queries: ['state', 'category', 'search', 'order'] } as const
const published = { chrome: 'none', load: form, queries: ['for'], indexed: false } as const

export const wishesRoutes: readonly ScreenRoute[] = [
  { path: wishesPath, ...listRoute },
  // S101, S103: older addresses of the same screens.
  { path: '/wish', ...listRoute, indexed: false },
  // A wish is somebody's private matter, so it can be shared by its link, but is not indexed.
  { path: '/micro-wish-details/:aid', chrome: 'player', load: detail, indexed: false },
  // One comment with its replies, over the same wish.
  { path: '/micro-wish-details/:aid/comment/:id', chrome: 'player', load: detail, indexed: false },
  { path: publishWishPath, ...published },
  { path: '/send-wish', ...published },
  { path: myWishesPath, chrome: 'player', load: own, queries: ['role', 'state'], indexed: false, isPrivate: true },
  { path: myClaimedPath, chrome: 'player', load: claimedWishes, queries: ['state'], indexed: false, isPrivate: true },
  {
    path: helpedPersonsPath,
    chrome: 'player',
    indexed: false,
    isPrivate: true,
    load: lazyCode('helped-persons', () => import('./helped-persons.screen')),
  },
  {
    path: addHelpedPersonPath,
    chrome: 'none',
    queries: ['person'],
    indexed: false,
    isPrivate: true,
    load: lazyCode('wish-form', () => import('./helped-person-form.screen')),
  },
  {
    path: '/help-details/:id',
    chrome: 'player',
    indexed: false,
    isPrivate: true,
    load: lazyCode('helped-persons', () => import('./helped-person.screen')),
  },
]
