import { contents, hosts, organisations } from '../../../kernel/contents/contents.schema'
import { likes } from '../../../kernel/contents/likes.schema'
import type { RowCount } from '../../../kernel/database/counted-act'
import { users } from '../../../kernel/members/members.schema'
import { albums } from '../../media/audio/audio.schema'
import { favourites, follows } from './reactions.schema'

export const likeCounts: readonly RowCount[] = [
  { refersTo: [likes.contentId], key: [contents.id], counter: contents.likes },
]
export const favouriteCounts: readonly RowCount[] = [
  { refersTo: [favourites.contentId], key: [contents.id], counter: contents.collections },
]
const refersTo = [follows.targetId]
export const followCounts: readonly RowCount[] = [
  { refersTo, key: [organisations.id], counter: organisations.followers, only: [follows.kind, 'organisation'] },
  { refersTo, key: [hosts.id], counter: hosts.followers, only: [follows.kind, 'host'] },
  { refersTo, key: [users.id], counter: users.followers, only: [follows.kind, 'member'] },
  { refersTo, key: [albums.contentId], counter: albums.followers, only: [follows.kind, 'album'] },
]
