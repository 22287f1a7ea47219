import { timesOfDay } from '../src/domain/frame/shared/time-of-day'
import * as z from 'zod/mini'
import { memberWishActs, publicWishStates, wishActs, wishStates } from '../src/domain/civic/wishes/wish-lifecycle'
import { mostClaimants, mostWishPictures } from '../src/domain/civic/wishes/wish-form'
import { personSchema, stepOf } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { contestedActErrors, pictureErrors, postingErrors } from './expected-errors'
import {
  count,
  day,
  flag,
  id,
  idPath,
  mediaUrl,
  moment,
  optionalUrl,
  listSearchInQuery,
  pageOf,
  pageQueryShape,
  reachedLimit,
  totalInQuery,
  writtenText,
} from './fields'
import { latitude, longitude } from './coordinates'
import { positionQueryShape, withinInQuery } from './positions'

export const wishStateSchema = z.enum(wishStates)
/** The states of wishes that everybody can see. */
const publicState = z.enum(publicWishStates)
/** What the caller may do now; a guest is shown what a member may. */
export const wishActSchema = z.enum(memberWishActs)
const wishStepAct = z.enum(['submit', ...wishActs])

/** The area of the wish: a street, without a house number. */
const placeSchema = z.object({
  name: z.string(),
  /** The middle of an area of about 500 m, WGS-84; null when the wisher gave no position. */
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
})
const privatePlaceSchema = z.object({
  /** House number and door; '' when none were given. */
  address: z.string(),
  /** WGS-84 */
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
})
const category = z.object({ id, name: z.string() })
const stars = z.int().check(z.minimum(1), z.maximum(5))
const evaluationSchema = z.object({ stars, text: z.string(), at: moment })
const pictures = z.array(id).check(z.maxLength(mostWishPictures))

const wisherSchema = z.object({
  ...personSchema.shape,
  /**
   * The name of the helped person that the wish is for, of which others than the wisher get the first character; null
   * when it is the wisher's own.
   */
  on_behalf_of: z.nullable(z.string()),
})

export const wishCardSchema = z.object({
  id,
  title: z.string(),
  /** The beginning of the wish's text. */
  summary: z.string(),
  category,
  state: wishStateSchema,
  created_at: moment,
  /** The last day on which help is still of use. */
  wanted_on: day,
  time_of_day: z.enum(timesOfDay),
  cover: z.nullable(optionalUrl),
  place: placeSchema,
  /** Metres from the position of the query; null without one. */
  distance: z.nullable(count),
  /** The number of claimants wanted. */
  wanted: z.int().check(z.minimum(1), z.maximum(mostClaimants)),
  /** The number of claimants so far. */
  claimed: count,
  comments: count,
  wisher: wisherSchema,
  mine: flag,
  claimed_by_me: flag,
  acts: z.array(wishActSchema),
})
export type WishCardDto = z.input<typeof wishCardSchema>

const claimantSchema = z.object({
  ...personSchema.shape,
  claimed_at: moment,
  /** How many wishes this person has finished. */
  helped: count,
  /** The claimant's phone, for the wisher while the claimant holds the claim; null for everyone else. */
  phone: z.nullable(z.string()),
})
export const wishSchema = z.object({
  ...wishCardSchema.shape,
  text: z.string(),
  pictures: z.array(mediaUrl),
  /** The first five claimants; `listClaimants` has all of them. */
  claimants: z.array(claimantSchema),
  steps: z.array(stepOf(wishStepAct, wishStateSchema)),
  evaluation: z.nullable(evaluationSchema),
  /** The wisher's phone; only claimants get it, while they hold the claim. Null for everyone else. */
  phone: z.nullable(z.string()),
  /** The exact place, for the wisher, and for claimants while they hold the claim; null for everyone else. */
  private_place: z.nullable(privatePlaceSchema),
  /** Whether the caller could claim the wish if they were an approved volunteer. */
  needs_volunteer: flag,
  /** Whether the office has yet to decide about the registration as a volunteer that the caller needs for that. */
  registration_pending: flag,
  comments_open: flag,
})
export type WishDto = z.input<typeof wishSchema>

export const listWishCategories = endpoint({
  id: null,
  name: 'listWishCategories',
  method: 'GET',
  url: '/v1/consumer/wish_categories',
  summary: 'Categories of wishes, in order, and the limit that keeps me from publishing another wish',
  answer: z.object({ items: z.array(category), limit: reachedLimit }),
})
export const createWish = endpoint({
  id: 'C094',
  name: 'createWish',
  method: 'POST',
  url: '/v1/consumer/user_wish',
  summary: 'Publishes a wish, for oneself or for a helped person; it waits for approval',
  access: 'phone',
  body: z.object({
    title: writtenText(200),
    text: writtenText(4000),
    category_id: id,
    /** The area: a street, without a house number. Others see the position only as an area of about 500 m. */
    place: z.object({
      name: writtenText(200),
      /** WGS-84 */ latitude: z.nullable(latitude),
      longitude: z.nullable(longitude),
    }),
    /** House number and door, which only claimants see, while they hold the claim; may be ''. */
    address: z.string().check(z.maxLength(200)),
    /** Ids of the uploaded pictures. */
    pictures,
    wanted_on: day,
    time_of_day: z._default(z.enum(timesOfDay), 'any'),
    wanted: z.int().check(z.minimum(1), z.maximum(mostClaimants)),
    helped_person_id: z.nullable(id),
  }),
  answer: z.object({ wish: wishSchema }),
  errors: postingErrors,
  idempotent: true,
})
export const listWishes = endpoint({
  id: 'C095',
  name: 'listWishes',
  method: 'GET',
  url: '/v1/consumer/wish',
  summary: 'Wishes that everybody sees, newest or nearest first',
  query: z.object({
    ...pageQueryShape,
    state: z.optional(publicState),
    category_id: z.optional(id),
    /** A time of day: returns wishes for that time, and those for which it makes no difference. */
    time: z.optional(z.enum(timesOfDay)),
    search: listSearchInQuery,
    total: totalInQuery,
    ...positionQueryShape,
    /** `near` needs a position, and lists the wishes within `within` metres, nearest first. */
    order: z._default(z.enum(['new', 'near']), 'new'),
    within: z._default(withinInQuery, 10_000),
  }),
  answer: pageOf(wishCardSchema),
})
export const getWish = endpoint({
  id: 'C096',
  name: 'getWish',
  method: 'GET',
  url: '/v1/consumer/wish/:id',
  summary: 'One wish; what is not public is answered to its wisher alone',
  path: idPath,
  query: z.object(positionQueryShape),
  answer: z.object({ wish: wishSchema }),
  errors: [errorCodes.gone],
})
export const claimWish = endpoint({
  id: 'C097',
  name: 'claimWish',
  method: 'POST',
  url: '/v1/consumer/claim_wish',
  summary:
    'An approved volunteer claims a wish; its state says why not: not-a-volunteer, paused, holds-enough, let-go; five are claimed a day at most',
  access: 'phone',
  body: z.object({ id }),
  answer: z.object({ wish: wishSchema }),
  errors: [...contestedActErrors, errorCodes.phoneNeeded],
  idempotent: true,
})
export const cancelClaim = endpoint({
  id: 'C098',
  name: 'cancelClaim',
  method: 'POST',
  url: '/v1/consumer/cancel_claim_wish',
  summary: 'Gives my claim back; the wish is open again, and the third within a week pauses me',
  access: 'session',
  body: z.object({ id, /** The reason; may be ''. */ text: writtenText(2000) }),
  answer: z.object({ wish: wishSchema }),
  errors: contestedActErrors,
  idempotent: true,
})
export const letClaimantGo = endpoint({
  id: null,
  name: 'letClaimantGo',
  method: 'POST',
  url: '/v1/consumer/let_claimant_go',
  summary: 'The wisher lets one of the claimants go, with a reason that they read; the wish is open again',
  access: 'session',
  body: z.object({ id, user_id: id, text: writtenText(2000) }),
  answer: z.object({ wish: wishSchema }),
  errors: contestedActErrors,
  idempotent: true,
})
export const finishWish = endpoint({
  id: 'C099',
  name: 'finishWish',
  method: 'POST',
  url: '/v1/consumer/finish_wish',
  summary: 'Tells, with words and pictures, that the help was given; any claimant may, for all',
  access: 'session',
  body: z.object({ id, text: writtenText(4000), pictures }),
  answer: z.object({ wish: wishSchema }),
  errors: [...contestedActErrors, ...pictureErrors],
  idempotent: true,
})
export const sayNotDone = endpoint({
  id: null,
  name: 'sayNotDone',
  method: 'POST',
  url: '/v1/consumer/wish_not_done',
  summary:
    'The wisher says, with a reason, that the help was not given: the wish is open again, and not for who said that it was',
  access: 'session',
  body: z.object({ id, text: writtenText(2000) }),
  answer: z.object({ wish: wishSchema }),
  errors: contestedActErrors,
  idempotent: true,
})
export const listMyWishes = endpoint({
  id: 'C100',
  name: 'listMyWishes',
  method: 'GET',
  url: '/v1/consumer/my_wish',
  summary: 'Wishes that I published, or those that I claimed, newest first',
  access: 'session',
  query: z.object({
    ...pageQueryShape,
    role: z._default(z.enum(['wisher', 'claimant']), 'wisher'),
    state: z.optional(wishStateSchema),
  }),
  answer: pageOf(wishCardSchema),
})
export const deleteWish = endpoint({
  id: 'C101',
  name: 'deleteWish',
  method: 'DELETE',
  url: '/v1/consumer/my_wish/:id',
  summary: 'Withdraws my wish, before it is claimed or after it expired; nobody sees it any more',
  access: 'session',
  path: idPath,
  answer: z.object({ deleted: flag }),
  errors: contestedActErrors,
})
export const evaluateWish = endpoint({
  id: 'C102',
  name: 'evaluateWish',
  method: 'POST',
  url: '/v1/consumer/evaluate_service',
  summary: 'Evaluates the help that was given',
  access: 'session',
  body: z.object({ id, stars, /** May be ''. */ text: writtenText(4000) }),
  answer: z.object({ wish: wishSchema }),
  errors: contestedActErrors,
  idempotent: true,
})
export const listClaimants = endpoint({
  id: 'C104',
  name: 'listClaimants',
  method: 'GET',
  url: '/v1/consumer/claimants',
  summary: 'Who claimed a wish, first come first',
  query: z.object({ ...pageQueryShape, wish_id: id }),
  answer: pageOf(claimantSchema),
  errors: [errorCodes.gone],
})
