import * as z from 'zod/mini'
import { circleTabs } from '../src/domain/civic/circles/circle'
import {
  circleMessageActs,
  circleStandings,
  joinModes,
  ownCircleActs,
} from '../src/domain/civic/circles/circle-membership'
import { circlePostStates, moderatorPostActs } from '../src/domain/civic/circles/circle-post-lifecycle'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { linkPreviewSchema } from './link-previews'
import { namedSchema } from './mentions'
import { pollSchema } from './polls'
import { namedPlaceSchema, namedPlaceWriting, positionSchema } from './positions'
import {
  count,
  flag,
  id,
  idPath,
  mediaUrl,
  moment,
  listSearchInQuery,
  pageOf,
  pageQueryShape,
  reachedLimit,
  writtenText,
} from './fields'

export const circleCardSchema = z.object({
  id,
  name: z.string(),
  /** The beginning of its introduction. */
  summary: z.string(),
  picture: mediaUrl,
  members: count,
  posts: count,
  join_mode: z.enum(joinModes),
  /** Whether only members see what is written in it. */
  closed: flag,
  /** Whether nobody writes in it any more. */
  ended: flag,
  /** The caller's relation to it; `none` for a guest. */
  standing: z.enum(circleStandings),
  /** The beginning of the post that was published last; null without one, and where the caller may not read it. */
  latest: z.nullable(z.object({ summary: z.string(), at: moment })),
})
export type CircleCardDto = z.input<typeof circleCardSchema>

export const circleSchema = z.object({
  ...circleCardSchema.shape,
  intro: z.string(),
  rules: z.array(z.string()),
  /** What its moderators want everybody to read; '' for nothing. */
  notice: z.string(),
  /** The place where its members meet. */
  place: namedPlaceSchema,
  /** What the owner asks of those who want to become members; '' for nothing. */
  question: z.string(),
  created_at: moment,
  owner: z.nullable(personSchema),
  moderators: z.array(personSchema),
  /** What the caller may do for themselves now; a guest is shown what a member may. */
  acts: z.array(z.enum(ownCircleActs)),
  /** Whether the caller gets no messages of it. */
  silent: flag,
  /** Whether the caller is told of new posts. */
  tells_posts: flag,
  /** The time until which the caller may not write in it; null when they may. */
  muted_until: z.nullable(moment),
  /** Why the caller was refused, muted or removed; '' without a reason. */
  reason: z.string(),
  /** How many requests wait for an answer; 0 for everyone but those who lead it. */
  waiting: count,
  /** How many reported posts wait for the caller; 0 for everyone but those who lead it. */
  reported: count,
})
export type CircleDto = z.input<typeof circleSchema>

/** A picture; width and height in pixels, 0 when unknown. */
const picture = z.object({ url: mediaUrl, width: count, height: count })

export const circlePostCardSchema = z.object({
  id,
  circle: z.object({ id, name: z.string() }),
  /** The beginning of its text. */
  summary: z.string(),
  state: z.enum(circlePostStates),
  /** When it was published; before that, when it was written. */
  at: moment,
  /** The first pictures. */
  pictures: z.array(picture),
  pictures_count: count,
  has_video: flag,
  place: z.string(),
  pinned: flag,
  /** Whether a moderator put it among the best. */
  best: flag,
  /** Whether a moderator closed its comments. */
  closed: flag,
  likes: count,
  comments: count,
  author: personSchema,
  mine: flag,
})
export type CirclePostCardDto = z.input<typeof circlePostCardSchema>

export const circlePostSchema = z.object({
  ...circlePostCardSchema.shape,
  text: z.string(),
  /** The position of its place on the map; null when its author only named it, or named none. */
  position: positionSchema,
  /** The people and topics that the text names. */
  named: namedSchema,
  link: z.nullable(linkPreviewSchema),
  poll: z.nullable(pollSchema),
  /** When its author last changed the text; null while it is as it was published. */
  edited_at: z.nullable(moment),
  video: z.nullable(mediaUrl),
  comments_open: flag,
  /** Whether only members of its circle see it. */
  for_members: flag,
  acts: z.array(z.enum([...moderatorPostActs, 'delete'])),
  /** Whether the caller may change its words now. */
  editable: flag,
  /** Why it was refused or removed, for its author and those who lead the circle; '' otherwise. */
  reason: z.string(),
})
export type CirclePostDto = z.input<typeof circlePostSchema>

export const listCircles = endpoint({
  id: null,
  name: 'listCircles',
  method: 'GET',
  url: '/v1/circles',
  summary: 'Circles, the largest first; or those of the caller',
  query: z.object({
    ...pageQueryShape,
    /** `1` lists the circles of the caller, the latest first; none for a guest. */
    mine: z.optional(z.literal('1')),
    search: listSearchInQuery,
  }),
  answer: pageOf(circleCardSchema),
})
export const getCircle = endpoint({
  id: null,
  name: 'getCircle',
  method: 'GET',
  url: '/v1/circles/:id',
  summary:
    'One circle, with its pinned posts for those who may read it, and the limit that keeps me from writing another post in any circle',
  path: idPath,
  answer: z.object({ circle: circleSchema, pinned: z.array(circlePostCardSchema), limit: reachedLimit }),
  errors: [errorCodes.gone],
})
export const actOnCircle = endpoint({
  id: null,
  name: 'actOnCircle',
  method: 'POST',
  url: '/v1/circles/:id/membership',
  summary:
    'Enters a circle or asks to, accepts an invitation, leaves, switches its messages off and on, or chooses whether to be told of new posts',
  access: 'session',
  path: idPath,
  body: z.object({
    act: z.enum([...ownCircleActs, ...circleMessageActs]),
    /** What somebody says who asks to become a member, for those who lead the circle; '' for other acts. */
    text: z._default(writtenText(1200), ''),
  }),
  answer: z.object({ circle: circleSchema }),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses],
  idempotent: true,
})
export const changeCircle = endpoint({
  id: null,
  name: 'changeCircle',
  method: 'PUT',
  url: '/v1/circles/:id',
  summary:
    'A moderator or the owner changes what a circle says about itself and how people join it; its members are told of a new notice',
  access: 'session',
  path: idPath,
  body: z.object({
    intro: writtenText(4000),
    /** The rules, one a line. */
    rules: writtenText(4000),
    notice: writtenText(2000),
    join_mode: z.enum(joinModes),
    /** The owner alone changes it. */
    question: z._default(writtenText(400), ''),
    place: z._default(namedPlaceWriting, { name: '', latitude: null, longitude: null }),
  }),
  answer: z.object({ circle: circleSchema }),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses],
  idempotent: true,
})
export const listCirclePosts = endpoint({
  id: null,
  name: 'listCirclePosts',
  method: 'GET',
  url: '/v1/circles/:id/posts',
  summary:
    'The posts of a circle: the newest, the hottest by age and answers, the best, or those with all words of a search, the newest first. Of a closed circle for its members alone',
  path: idPath,
  query: z.object({ ...pageQueryShape, tab: z._default(z.enum(circleTabs), 'new'), search: listSearchInQuery }),
  answer: pageOf(circlePostCardSchema),
  errors: [errorCodes.gone],
})
export const listMyCirclePosts = endpoint({
  id: null,
  name: 'listMyCirclePosts',
  method: 'GET',
  url: '/v1/my_circle_posts',
  summary: 'What the caller wrote in circles, in every state, the newest first',
  access: 'session',
  query: z.object(pageQueryShape),
  answer: pageOf(circlePostCardSchema),
})
export const getCirclePost = endpoint({
  id: null,
  name: 'getCirclePost',
  method: 'GET',
  url: '/v1/circle_posts/:id',
  summary:
    'One post of a circle. What is not public is answered to its author and to those who lead the circle; of a closed circle, to its members',
  path: idPath,
  answer: z.object({ post: circlePostSchema }),
  errors: [errorCodes.gone],
})
export const actOnCirclePost = endpoint({
  id: null,
  name: 'actOnCirclePost',
  method: 'POST',
  url: '/v1/circle_posts/:id/acts',
  summary:
    'A moderator pins, chooses, closes, moves, removes or restores a post, or takes that back; its author deletes it',
  access: 'session',
  path: idPath,
  body: z.object({
    act: z.enum([...moderatorPostActs, 'delete']),
    /** Why it is removed; '' for other acts. */
    text: writtenText(2000),
    /** The circle to which it is moved; null for other acts. */
    circle_id: z.nullable(id),
  }),
  answer: z.object({ post: z.nullable(circlePostSchema) }),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses],
  idempotent: true,
})
