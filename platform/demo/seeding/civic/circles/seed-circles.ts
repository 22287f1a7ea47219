import { inArray } from 'drizzle-orm'
import { circleMembershipCase, circleMembershipId } from '../../../../features/civic/circles/circle-membership-case'
import { circlePostCase, type CirclePostRow } from '../../../../features/civic/circles/circle-post-case'
import { contentOfPost, postSearchParts } from '../../../../features/civic/circles/publish-circle-post'
import { circleMembers, circlePosts, circleRecords, circles } from '../../../../features/civic/circles/circles.schema'
import { comments } from '../../../../features/participation/comments/comments.schema'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import { audienceMembers } from '../../../../kernel/contents/audience.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import { likes } from '../../../../kernel/contents/likes.schema'
import type { Database } from '../../../../kernel/database/client'
import { unsaid } from '../../../../kernel/shared/as-written'
import type { OwnPicture } from '../../../../kernel/uploads/own-pictures'
import { demoCircleReasons, demoCircleRequests, demoCircles } from '../../../content/circles'
import { streetPosition } from '../../../content/map'
import { streets } from '../../../content/places'
import { media, mediaAddress, pictureOf, sizeOf } from '../../../media'
import { sequence } from '../../../random'
import { bilingual, isChinese } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { insertAll } from '../../insert'
import {
  circleComments,
  circleId,
  membershipsOf,
  nameOfPerson,
  people,
  postsOf,
  shapeOf,
  type DemoMembership,
  type DemoPost,
} from './demo-circle'
import { localisedParts } from '../../../../features/frame/search-index/localised-parts'
import { day, hour } from '../../../city-day'

export const circlesDemo: DemoStep = { feature: 'circles', what: bilingual('圈子', 'circles'), seed: seedCircles }

/** Seeds eight circles with their members and their posts in every state. */
export async function seedCircles(database: Database, now: Date): Promise<void> {
  const people = demoCircles.map((_, index) => membershipsOf(index))
  const posts = demoCircles.flatMap((_, circle) => {
    const authors = (people[circle] ?? []).filter(({ state }) => state === 'member').map(({ userId }) => userId)
    return postsOf(circle, authors).map((post) => ({ post, row: rowOf(post, now) }))
  })
  await insertAll(
    database,
    circles,
    demoCircles.map((circle, index) => circleRow(index, circle, people[index] ?? [], posts, now)),
  )
  const memberships = people.flat()
  await insertAll(database, circleMembers, memberships.map(memberRow(now)))
  await insertAll(database, audienceMembers, memberships.flatMap(audienceRow(now)))
  await insertAll(
    database,
    circlePosts,
    posts.map(({ row }) => row),
  )
  const shown = posts.filter(({ row }) => row.publishedAt !== null)
  await insertAll(
    database,
    contents,
    shown.map(({ post, row }) => ({
      ...contentOfPost(row, row.publishedAt ?? now),
      ...(row.state === 'published' ? {} : { state: 'withdrawn' as const }),
      views: 20 + sequence(`views ${row.id}`).whole(900),
      likes: likersOf(post, row).length,
      comments: commentsOf(post, row).length,
      commentsOpen: row.closedAt === null && shapeOf(post.circle).hasEnded === undefined,
    })),
  )
  await insertAll(
    database,
    comments,
    shown.flatMap(({ post, row }) => commentsOf(post, row)),
  )
  await insertAll(
    database,
    likes,
    shown.flatMap(({ post, row }) => likersOf(post, row)),
  )
  await insertAll(database, circleRecords, posts.flatMap(recordsOf))
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  await database.delete(caseSteps).where(inArray(caseSteps.kind, [circlePostCase.name, circleMembershipCase.name]))
  await insertAll(database, caseSteps, [...posts.map(({ row }) => stepOf(row)), ...memberships.map(memberStep(now))])
}

interface SeededPost {
  readonly post: DemoPost
  readonly row: CirclePostRow
}

function circleRow(
  index: number,
  { name, intro, notice, rules, scene, place, question }: (typeof demoCircles)[number],
  people: readonly DemoMembership[],
  posts: readonly SeededPost[],
  now: Date,
): typeof circles.$inferInsert {
  const { joinMode, isClosed, hasEnded, owner } = shapeOf(index)
  const id = circleId(index)
  return {
    ...{ id, name, intro, notice, rules, joinMode, isClosed },
    ...(place !== undefined && { place: place.name, latitude: place.latitude, longitude: place.longitude }),
    ...(question !== undefined && { question }),
    picture: pictureOf(scene),
    state: hasEnded === true ? 'ended' : 'open',
    ownerId: owner,
    members: people.filter(({ state }) => state === 'member').length,
    posts: posts.filter(({ row }) => row.circleId === id && row.state === 'published').length,
    createdAt: new Date(now.getTime() - (400 + index * 23) * day),
    searchParts: localisedParts(name, intro),
  }
}

const askedAt = ({ userId, circleId: id, rank, state }: DemoMembership, now: Date): Date => {
  const daysAgo = rank === 'owner' ? 390 : state === 'member' ? 3 + sequence(`${id} ${userId}`).whole(300) : 1
  return new Date(now.getTime() - daysAgo * day - sequence(userId).whole(20) * hour)
}

const memberRow =
  (now: Date) =>
  (membership: DemoMembership): typeof circleMembers.$inferInsert => {
    const { circleId: id, userId, state, rank, isMuted, tellsPosts, hasDeclined } = membership
    const reason =
      state === 'refused'
        ? demoCircleReasons.refused
        : state === 'removed'
          ? demoCircleReasons.removedPerson
          : isMuted
            ? demoCircleReasons.muted
            : unsaid
    return {
      ...{ circleId: id, userId, state, rank },
      mutedUntil: isMuted ? new Date(now.getTime() + 3 * day) : null,
      postsToldSince: tellsPosts ? new Date(now.getTime() - 3 * day) : null,
      declinedAt: hasDeclined ? new Date(now.getTime() - day) : null,
      reason: reason['zh-CN'],
      request: state === 'pending' ? (demoCircleRequests[sequence(userId).whole(2)] ?? unsaid)['zh-CN'] : '',
      askedAt: askedAt(membership, now),
      updatedAt: askedAt(membership, now),
    }
  }

const audienceRow =
  (now: Date) =>
  ({ circleId: audience, userId, state, isMuted }: DemoMembership): (typeof audienceMembers.$inferInsert)[] =>
    state === 'member' || state === 'removed'
      ? [
          {
            ...{ audience, userId, isMember: state === 'member' },
            mutedUntil: isMuted ? new Date(now.getTime() + 3 * day) : null,
          },
        ]
      : []

const memberStep =
  (now: Date) =>
  (membership: DemoMembership): typeof caseSteps.$inferInsert => {
    const { circleId: id, userId, state } = membership
    const act = state === 'invited' ? 'invite' : state === 'pending' || state === 'refused' ? 'ask' : 'enter'
    return {
      kind: circleMembershipCase.name,
      caseId: circleMembershipId(id, userId),
      ...{ act, state: act === 'ask' ? 'pending' : act === 'invite' ? 'invited' : 'member', role: 'person' },
      ...{ actorId: userId, text: unsaid, at: askedAt(membership, now) },
    }
  }

/** The circle to which the moved posts of another were moved. */
const movedTo = (circle: number): number => (circle === 0 ? 1 : circle === 1 ? 0 : circle)

function rowOf(post: DemoPost, now: Date): CirclePostRow {
  const { id, circle, index, text, state, marks, authorId: userId } = post
  const shape = shapeOf(circle)
  const order = sequence(id)
  // An ended circle has nothing new.
  const begins = shape.hasEnded === true ? 200 * day : 2 * hour
  const createdAt = new Date(now.getTime() - begins - index * 31 * hour - order.whole(28) * hour)
  const inCircle = circleId(marks.includes('moved') ? movedTo(circle) : circle)
  const street = streetOf(index)
  const place = (street === null ? undefined : streets[street]) ?? unsaid
  const short = media.shorts?.find(({ id: film }) => film === post.film)
  const isPublic = state === 'published' || state === 'removed' || state === 'deleted'
  const reason = { removed: demoCircleReasons.removedPost, refused: demoCircleReasons.refusedPost }
  return {
    ...{ id, userId, text, state, place, createdAt },
    // Every other place is on the map, too.
    ...(street !== null && index % 12 === 1 ? streetPosition(street) : { latitude: null, longitude: null }),
    circleId: inCircle,
    pictures: short === undefined ? picturesAt(circle, index) : [posterOf(short)],
    video: short === undefined ? null : mediaAddress(short.file ?? ''),
    isClosed: shape.isClosed,
    pinnedAt: marks.includes('pinned') ? new Date(createdAt.getTime() + hour) : null,
    chosenAt: marks.includes('best') ? new Date(createdAt.getTime() + 2 * hour) : null,
    closedAt: marks.includes('closed') ? new Date(createdAt.getTime() + day) : null,
    reason: state === 'removed' || state === 'refused' ? reason[state]['zh-CN'] : '',
    isRemovedByOffice: false,
    updatedAt: createdAt,
    publishedAt: isPublic ? createdAt : null,
    searchParts: postSearchParts(inCircle, text, place),
  }
}

/** The index in `streets` of a post’s place; null for one that tells none. */
const streetOf = (index: number): number | null => (index % 6 === 1 ? (index + 8) % streets.length : null)

/** The pictures of a post: none to nine, mostly one or two. */
function picturesAt(circle: number, index: number): readonly OwnPicture[] {
  const { scenes = [] } = demoCircles[circle] ?? {}
  const count = index === 7 ? scenes.length : ([1, 0, 2, 0, 1, 3, 0][index % 7] ?? 0)
  return Array.from({ length: count }, (_, round) => pictureOf(scenes[(index * 3 + round) % scenes.length] ?? '')).map(
    (url) => ({ url, ...sizeOf(url) }),
  )
}

const posterOf = ({ poster = '', width = 0, height = 0 }: NonNullable<typeof media.shorts>[number]): OwnPicture => ({
  url: mediaAddress(poster),
  width,
  height,
})

/** The people who take part in a post: those who may see it. */
function readersOf(post: DemoPost, count: number): string[] {
  const members = membershipsOf(post.circle)
    .filter(({ state }) => state === 'member')
    .map(({ userId }) => userId)
    .filter((userId) => userId !== post.authorId && !userId.startsWith('user-'))
  const start = sequence(`readers ${post.id}`).whole(Math.max(1, members.length))
  return Array.from(
    { length: Math.min(count, members.length) },
    (_, round) => members[(start + round) % members.length] ?? '',
  )
}

/** How many comments the posts of a circle have, from the newest on. */
const commentCounts = [2, 1, 0, 3, 0, 1, 2, 0, 1, 3, 0, 2, 1, 0, 1, 2]

function commentsOf(post: DemoPost, { id, createdAt }: CirclePostRow): (typeof comments.$inferInsert)[] {
  const texts = circleComments(post.circle)
  const before = commentCounts.slice(0, post.index).reduce((sum, count) => sum + count, post.circle)
  const members = readersOf(post, people)
  const said = Array.from(
    { length: commentCounts[post.index] ?? 0 },
    (_, round) => texts[(before + round) % texts.length] ?? '',
  )
  return said.flatMap((text, round) => {
    // Each comment is by somebody who writes its language; nobody comments on a post twice.
    const at = members.findIndex((member) => isChinese(nameOfPerson(member)) === isChinese(text))
    const [userId] = at < 0 ? [] : members.splice(0, at + 1).slice(-1)
    return userId === undefined
      ? []
      : [
          {
            id: `comment-${id}-${round + 1}`,
            contentId: id,
            userId,
            text,
            createdAt: new Date(createdAt.getTime() + (round + 1) * 1_100_000),
          },
        ]
  })
}

function likersOf(post: DemoPost, { id, createdAt }: CirclePostRow): (typeof likes.$inferInsert)[] {
  const order = sequence(`likes ${id}`)
  return readersOf(post, order.whole(14)).map((userId, round) => ({
    contentId: id,
    userId,
    createdAt: new Date(createdAt.getTime() + (round + 1) * 700_000),
  }))
}

function recordsOf({ post, row }: SeededPost): (typeof circleRecords.$inferInsert)[] {
  const { owner } = shapeOf(post.circle)
  const acts = [
    ...(row.state === 'removed' ? ['remove'] : []),
    ...post.marks.map((mark) => ({ pinned: 'pin', best: 'choose', closed: 'close', moved: 'move' })[mark]),
  ]
  return acts.map((act) => ({
    id: `record-${row.id}-${act}`,
    ...{ circleId: row.circleId, act, actorId: owner, subjectId: row.userId, postId: row.id },
    text: act === 'remove' ? row.reason : '',
    at: new Date(row.createdAt.getTime() + hour),
  }))
}

const stepOf = ({ id, userId, state, createdAt }: CirclePostRow): typeof caseSteps.$inferInsert => ({
  ...{ kind: circlePostCase.name, caseId: id, act: 'submit', role: 'author', actorId: userId, text: unsaid },
  state: state === 'held' || state === 'refused' ? 'held' : 'published',
  at: createdAt,
})
