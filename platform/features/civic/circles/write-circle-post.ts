import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type {
  createCirclePost as createEndpoint,
  editCirclePost as editEndpoint,
} from '../../../../contract/circle-writing'
import { errorCodes } from '../../../../contract/envelope'
import { belongsToCircle, circleStandingOf } from '../../../../src/domain/civic/circles/circle-membership'
import {
  checkCirclePost,
  emptyCirclePost,
  type CirclePostWriting,
} from '../../../../src/domain/civic/circles/circle-post-form'
import type { ShownMedia } from '../../../../src/domain/civic/shows/show-form'
import { positionOf } from '../../../../src/domain/frame/places/named-place'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database, Transaction } from '../../../kernel/database/client'
import { selectCityArea } from '../../../kernel/site/site.queries'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Caller } from '../../../kernel/http/caller'
import { invalidForm, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import { announceChange } from '../../../kernel/publishing/site-changes'
import { forgetAnswersAbout } from '../../../kernel/http/idempotency'
import { asWritten } from '../../../kernel/shared/as-written'
import { randomId } from '../../../kernel/shared/random'
import { ownMedia } from '../../../kernel/uploads/own-pictures'
import { reindexContent } from '../../frame/search-index/index-contents'
import { isHeld } from '../../participation/comments/hold-comment'
import { useLinkPreview } from '../../participation/link-previews/use-link-preview'
import { refer } from '../../../kernel/messages/message-words'
import { untellNamed } from '../../participation/mentions/tell-named'
import { resolveNamed } from '../../participation/mentions/named-in-text'
import { addPoll, checkedPoll } from '../../participation/polls/poll-acts'
import { circlePostParts } from './circle-post-parts.schema'
import { releaseLink } from './remove-post-parts'
import { tellNamedIn } from './tell-named-in-post'
import { addCirclePost, contentOfPost, postSearchParts } from './publish-circle-post'
import { requireLiveCircle, type CircleHead } from './require-circle'
import { circleMembers, circlePosts } from './circles.schema'
import { circlePostPictures } from './circles.uploads'

/** The most posts that one person may write per day, and how often they may change one. */
export const postLimit = formLimit('circle-post', { most: 30, window: 86_400_000 })
const postEditLimit = formLimit('circle-post-edit', { most: 60, window: 86_400_000 })

type Writing = z.output<typeof editEndpoint.body>

/** Stores a post of a member; returns its id. */
export async function writeCirclePost(
  transaction: Transaction,
  caller: Caller,
  circleId: string,
  { pictures: ids, poll: pollWriting, ...writing }: z.output<typeof createEndpoint.body>,
  at: Date,
): Promise<string> {
  const { id: userId } = caller.require()
  const circle = await requireWriter(transaction, circleId, userId, at)
  const { pictures, videos } = await ownMedia(transaction, userId, ids, { use: circlePostPictures, now: at })
  const words = await checked(transaction, writing, { pictures: pictures.length, videos: videos.length })
  const poll = pollWriting === null ? null : checkedPoll(pollWriting)
  await postLimit.consume(transaction, userId, at)
  const queries = queriesOf(transaction)
  const written = [words.text, ...(poll === null ? [] : [poll.question, ...poll.options])].join('\n')
  const state = (await isHeld(queries, userId, written)) ? 'held' : 'published'
  const id = randomId('post')
  const post = await addCirclePost(
    transaction,
    {
      ...{ id, circle, userId, pictures, state },
      text: asWritten(words.text),
      place: asWritten(words.place.name),
      position: positionOf(words.place),
      video: videos[0] ?? null,
    },
    at,
  )
  const parts = await storeParts(transaction, { ...words, linkId: writing.link_id }, { id, userId, circle }, at)
  if (poll !== null) await addPoll(transaction, { id, userId }, poll, at)
  if (state === 'published') await tellNamedIn(transaction, post, parts, at)
  return id
}

/**
 * Changes the words of a post. The conditional update finds it still public, so that what was removed meanwhile is not
 * changed any more. Words that have to be looked at are refused, since the post is seen already.
 */
export async function editCirclePost(
  transaction: Transaction,
  caller: Caller,
  id: string,
  writing: Writing,
  at: Date,
): Promise<void> {
  const { id: userId } = caller.require()
  const queries = queriesOf(transaction)
  const before = await queries.readOne(build.select().from(circlePosts).where(eq(circlePosts.id, id)))
  if (before === null || before.state === 'deleted') throw new Refusal(errorCodes.gone)
  if (before.userId !== userId) throw new Refusal(errorCodes.notYours)
  const circle = await requireWriter(transaction, before.circleId, userId, at)
  const words = await checked(transaction, writing, {
    pictures: before.pictures.length,
    videos: before.video === null ? 0 : 1,
  })
  await postEditLimit.consume(transaction, userId, at)
  if (await isHeld(queries, userId, words.text)) throw invalidForm({ text: 'sensitive' })
  const [text, place] = [asWritten(words.text), asWritten(words.place.name)]
  const { latitude, longitude } = words.place
  const [post] = await transaction
    .update(circlePosts)
    .set({ text, place, latitude, longitude, updatedAt: at, searchParts: postSearchParts(circle.id, text, place) })
    .where(and(eq(circlePosts.id, id), eq(circlePosts.state, 'published'), eq(circlePosts.circleId, circle.id)))
    .returning()
  if (post === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: before.state })
  const { title, summary } = contentOfPost(post, at)
  await transaction.update(contents).set({ title, summary, latitude, longitude }).where(eq(contents.id, id))
  await reindexContent(transaction, id)
  await forgetAnswersAbout(transaction, [id])
  await announceChange(transaction)
  const told = await queries.readOne(
    build
      .select({ people: circlePostParts.people, linkId: circlePostParts.linkId })
      .from(circlePostParts)
      .where(eq(circlePostParts.postId, id)),
  )
  const { people } = await storeParts(
    transaction,
    { ...words, linkId: writing.link_id },
    { id, userId, circle },
    at,
    at,
  )
  if (told !== null && told.linkId !== writing.link_id) await releaseLink(transaction, told.linkId)
  const taken = (told?.people ?? []).filter((before) => people.every((each) => each.id !== before.id))
  await untellNamed(
    transaction,
    refer('circle-post', id),
    taken.map((each) => each.id),
  )
  await tellNamedIn(transaction, post, { people }, at)
}

async function checked(
  database: Database,
  { text, place: name, position, people }: Writing,
  media: ShownMedia,
): Promise<CirclePostWriting> {
  const place = { name, latitude: position?.latitude ?? null, longitude: position?.longitude ?? null }
  const words = checkCirclePost(
    { ...emptyCirclePost, text, place, people },
    media,
    await selectCityArea(queriesOf(database)),
  )
  if (!words.ok) throw invalidForm(words.reason)
  return words.value
}

async function storeParts(
  transaction: Transaction,
  { text, people, linkId }: Pick<CirclePostWriting, 'text' | 'people' | 'linkId'>,
  { id, userId, circle }: { readonly id: string; readonly userId: string; readonly circle: CircleHead },
  at: Date,
  editedAt: Date | null = null,
) {
  const audience = circle.isClosed ? circle.id : null
  const named = await resolveNamed(queriesOf(transaction), { text, people, writerId: userId, audience })
  if (linkId !== null) await useLinkPreview(transaction, linkId, at)
  const parts = { ...named, linkId, editedAt }
  await transaction
    .insert(circlePostParts)
    .values({ postId: id, ...parts })
    .onConflictDoUpdate({ target: circlePostParts.postId, set: parts })
  return named
}

/**
 * The circle, in which somebody may write now: they belong to it and are not muted. Their membership stays locked, so
 * that who is removed meanwhile does not write any more.
 */
async function requireWriter(
  transaction: Transaction,
  circleId: string,
  userId: string,
  at: Date,
): Promise<CircleHead> {
  const circle = await requireLiveCircle(transaction, circleId)
  const { state, rank, mutedUntil } = circleMembers
  const row = await queriesOf(transaction).readOne(
    build
      .select({ state, rank, mutedUntil })
      .from(circleMembers)
      .where(and(eq(circleMembers.circleId, circleId), eq(circleMembers.userId, userId)))
      .for('share'),
  )
  if (row === null || !belongsToCircle(circleStandingOf(row.state, row.rank)))
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-a-member' })
  if (row.mutedUntil !== null && row.mutedUntil > at)
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'muted' })
  return circle
}
