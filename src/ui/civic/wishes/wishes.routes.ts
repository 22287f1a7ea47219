import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const wishesPath = '/micro-wish'
export const publishWishPath = '/micro-wish-publish'
export const myWishesPath = '/my-wish'
export const myClaimedPath = '/my-claimed'
export const helpedPersonsPath = '/helper-list'
export const addHelpedPersonPath = '/add-helper'
/** The path of the form of S144 for a person who is already registered. */
export const editHelpedPersonPath = (id: string) => `${addHelpedPersonPath}?person=${encodeURIComponent(id)}`
export const wishPath = (id: string) => `/micro-wish-details/${encodeURIComponent(id)}`
export const helpedPersonPath = (id: string) => `/help-details/${encodeURIComponent(id)}`
/** The path of the form of a wish for a person whom the member helps. */
export const publishWishForPath = (personId: string) => `${publishWishPath}?for=${encodeURIComponent(personId)}`

const list = lazyCode('wishes', () => import('./wish-list.screen'))
const detail = lazyCode('wishes', () => import('./wish.screen'))
const form = lazyCode('wish-form', () => import('./wish-form.screen'))
const own = lazyCode('wishes', () => import('./my-wishes.screen'))
const claimedWishes = lazyCode('wishes', () => import('./my-claimed.screen'))

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
  { path: myWishesPath, chrome: 'player', load: own, queries: ['role', 'state'], indexed: false },
  { path: myClaimedPath, chrome: 'player', load: claimedWishes, queries: ['state'], indexed: false },
  {
    path: helpedPersonsPath,
    chrome: 'player',
    indexed: false,
    load: lazyCode('helped-persons', () => import('./helped-persons.screen')),
  },
  {
    path: addHelpedPersonPath,
    chrome: 'none',
    queries: ['person'],
    indexed: false,
    load: lazyCode('wish-form', () => import('./helped-person-form.screen')),
  },
  {
    path: '/help-details/:id',
    chrome: 'player',
    indexed: false,
    load: lazyCode('helped-persons', () => import('./helped-person.screen')),
  },
]
