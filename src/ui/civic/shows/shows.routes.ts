import { contentPath } from '../../../domain/frame/navigation/content-target'
import { lazyCode } from '../../frame/shell/lazy-code'
import type { ScreenRoute } from '../../frame/shell/screen'

export const showsPath = '/show-civilization'
export const publishShowPath = '/show-civilization-publish'
/** The category value that selects the member's own shows. */
export const ownShows = 'mine'
export const myShowsPath = `${showsPath}?category=${ownShows}`
/** The path of the entries under a topic. */
export const entriesPath = (topicId: string) => `${showsPath}?topic=${encodeURIComponent(topicId)}`
/** The path of a show or entry: an entry belongs to a topic, a show to none. */
export const showPath = ({ id, topic }: { readonly id: string; readonly topic: unknown }) =>
  contentPath(topic === null ? 'show' : 'entry', id) ?? showsPath
export const enterPath = (topicId: string) => `/create/${encodeURIComponent(topicId)}`
/** The path of the screen that invites others to the topic of a member's entry. */
export const invitationPath = (entryId: string) => `/invitation-post?entry=${encodeURIComponent(entryId)}`

const detail = lazyCode('shows', () => import('./show.screen'))
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
    load: lazyCode('shows', () => import('./show-list.screen')),
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
]
