import * as z from 'zod/mini'
import { ownItemSchema } from './account'
import { followedKinds } from '../src/domain/frame/content/content-kinds'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import {
  bit,
  count,
  earnedShape,
  flag,
  id,
  idPath,
  instant,
  moment,
  optionalUrl,
  pageOf,
  pageQueryShape,
  typeInQuery,
  typeWith,
  wordsQueryShape,
} from './fields'

/** The requested state is absolute (action 1 on, 0 off), so that a repeat is harmless. */
export const like = endpoint({
  id: 'C021',
  name: 'like',
  method: 'POST',
  url: '/v1/like',
  summary: 'Likes a content, or takes it back',
  access: 'session',
  body: z.object({ post_id: id, type: typeWith('like'), action: bit }),
  answer: z.object({ liked: flag, likes: count, ...earnedShape }),
  errors: [errorCodes.gone],
})
export const favourite = endpoint({
  id: 'C022',
  name: 'favourite',
  method: 'POST',
  url: '/v1/collection',
  summary: 'Adds a content or a channel to the favourites, or takes it out',
  access: 'session',
  body: z.object({ post_id: id, type: typeWith('favourite'), action: bit }),
  answer: z.object({ collected: flag, collections: count }),
  errors: [errorCodes.gone],
})
/** Follows an organisation, a radio host, another member, an album or a programme of the radio, as `kind` says. */
export const follow = endpoint({
  id: 'C020',
  name: 'follow',
  method: 'POST',
  url: '/v1/follow/',
  summary: 'Follows an organisation, a host, a member, an album or a programme of the radio, or leaves them',
  access: 'session',
  body: z.object({ target_id: id, kind: z.enum(followedKinds), action: bit }),
  answer: z.object({ followed: flag, followers: count }),
  errors: [errorCodes.gone],
})
/** The note is kept only for a programme that I subscribe to; a broadcast before the latest one that I played changes nothing. */
export const recordHeard = endpoint({
  id: null,
  name: 'recordHeard',
  method: 'POST',
  url: '/v1/programmes/:id/heard',
  summary: 'Remembers which broadcast of a programme that I subscribe to I played, so that later ones are new',
  access: 'session',
  path: idPath,
  body: z.object({ starts_at: instant }),
  answer: z.object({ /** Whether I subscribe to the programme. */ followed: flag }),
})
export const subscribeChannel = endpoint({
  id: 'C037',
  name: 'subscribeChannel',
  method: 'POST',
  url: '/v1/mobile/channel',
  summary: 'Subscribes to a channel or leaves it',
  body: z.object({ channel_id: id, action: bit }),
  answer: z.object({ subscribed: flag }),
  access: 'session',
})
export const listLikers = endpoint({
  id: 'C024',
  name: 'listLikers',
  method: 'GET',
  url: '/v1/post_likes/:id',
  summary: 'Who liked a content, newest first',
  path: idPath,
  query: z.object({ ...pageQueryShape, type: typeInQuery('like') }),
  answer: pageOf(z.object({ user_id: id, nickname: z.string(), avatar: optionalUrl, liked_at: moment })),
})

export const listFavourites = endpoint({
  id: null,
  name: 'listFavourites',
  method: 'GET',
  url: '/v1/my_collections',
  summary: 'My favourites, newest first',
  access: 'session',
  query: z.object({ ...pageQueryShape, ...wordsQueryShape, type: z.optional(typeInQuery('favourite')) }),
  answer: pageOf(z.object({ id, collected_at: moment, item: ownItemSchema })),
})
export const removeFavourites = endpoint({
  id: null,
  name: 'removeFavourites',
  method: 'POST',
  url: '/v1/my_collections/remove',
  summary: 'Takes several contents out of my favourites',
  access: 'session',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ removed: count }),
})

export const reportShare = endpoint({
  id: 'C032',
  name: 'reportShare',
  method: 'POST',
  url: '/v2/share',
  summary: 'Reports that something was shared (B105)',
  body: z.object({
    post_id: z.string(),
    channel: z.literal(1),
    shard_url: z.string().check(z.maxLength(2000)),
    type: z.union([z.literal(1), z.literal(2)]),
    source_type: z.literal(2),
    user_id: z.string(),
  }),
  answer: z.object({ shares: count, ...earnedShape }),
})
