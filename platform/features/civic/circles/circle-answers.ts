import type { CircleMemberDto, CircleRecordDto } from '../../../../contract/circle-people'
import type { CircleCardDto, CircleDto, CirclePostCardDto, CirclePostDto } from '../../../../contract/circles'
import { errorCodes } from '../../../../contract/envelope'
import {
  belongsToCircle,
  circleLeaderActsOn,
  circleStandingOf,
  leadsCircle,
  ownCircleActsOf,
  type CircleStanding,
} from '../../../../src/domain/civic/circles/circle-membership'
import { circlePostActsOf, type CirclePostRole } from '../../../../src/domain/civic/circles/circle-post-lifecycle'
import { positionOf } from '../../../../src/domain/frame/places/named-place'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { selectCirclePost, type CirclePostCardRow } from './circle-posts.queries'
import { countWaiting, selectCircle, selectCircleLeaders } from './circles.queries'
import type { CircleMemberListRow, CircleRecordRow, CircleRow } from './circles.queries'
import { countReportedPosts } from './reported-posts'
import { readPostParts } from './read-post-parts'
import { standingIn } from './require-circle'

/** The person for whom the answer is made. */
export interface CircleReader {
  /** It is null for a guest. */
  readonly id: string | null
  readonly language: Language
  readonly at: Date
}

const summaryLength = 60
const postSummaryLength = 160
const beginningLength = 24
const latestLength = 40
/** The number of pictures on a card. */
const shownPictures = 3

const standingOf = ({ state, rank }: Pick<CircleRow, 'state' | 'rank'>): CircleStanding =>
  circleStandingOf(state, rank ?? 'member')

export function circleCardOf({ circle, latest, ...own }: CircleRow, { language }: CircleReader): CircleCardDto {
  const standing = standingOf(own)
  const mayRead = !circle.isClosed || belongsToCircle(standing)
  return {
    id: circle.id,
    name: circle.name[language],
    summary: summaryOf(circle.intro[language], summaryLength),
    picture: circle.picture,
    members: circle.members,
    posts: circle.posts,
    join_mode: circle.joinMode,
    closed: circle.isClosed,
    ended: circle.state === 'ended',
    standing,
    latest:
      latest === null || !mayRead
        ? null
        : { summary: summaryOf(latest.text[language], latestLength), at: new Date(latest.at).toISOString() },
  }
}

/** One circle as its reader may see it; 403001 when there is none. */
export async function readCircle(database: Database, id: string, reader: CircleReader): Promise<CircleDto> {
  const row = await selectCircle(database, reader.id, id)
  if (row === null) throw new Refusal(errorCodes.gone)
  const { circle } = row
  const standing = standingOf(row)
  const leaders = await selectCircleLeaders(database, id)
  const personOf = ({ id: userId, nickname, avatar }: (typeof leaders)[number]) => ({ id: userId, nickname, avatar })
  const owner = leaders.find(({ rank }) => rank === 'owner')
  const isMuted = row.mutedUntil !== null && row.mutedUntil > reader.at
  return {
    ...circleCardOf(row, reader),
    intro: circle.intro[reader.language],
    rules: circle.rules.map((rule) => rule[reader.language]),
    notice: circle.notice[reader.language],
    place: { name: circle.place[reader.language], latitude: circle.latitude, longitude: circle.longitude },
    question: circle.question[reader.language],
    created_at: circle.createdAt.toISOString(),
    owner: owner === undefined ? null : personOf(owner),
    moderators: leaders.filter(({ rank }) => rank === 'moderator').map(personOf),
    acts: ownCircleActsOf(standing, circle.joinMode).filter(
      (act) => circle.state === 'open' || act === 'leave' || act === 'withdraw',
    ),
    silent: row.isSilent ?? false,
    tells_posts: row.postsToldSince !== null,
    muted_until: isMuted ? (row.mutedUntil?.toISOString() ?? null) : null,
    reason: isMuted || standing === 'refused' || standing === 'removed' ? (row.reason ?? '') : '',
    waiting: leadsCircle(standing) ? await countWaiting(database, id) : 0,
    reported: leadsCircle(standing) && reader.id !== null ? await countReportedPosts(database, id, reader.id) : 0,
  }
}

export function circleMemberOf(
  { since, mutedUntil, request, ...member }: CircleMemberListRow,
  actor: CircleStanding,
  { id, at }: CircleReader,
): CircleMemberDto {
  const isMuted = mutedUntil !== null && mutedUntil > at
  return {
    ...member,
    since: since.toISOString(),
    muted_until: isMuted && leadsCircle(actor) ? mutedUntil.toISOString() : null,
    request: member.state === 'pending' && leadsCircle(actor) ? request : '',
    acts: member.id === id ? [] : circleLeaderActsOn(actor, { ...member, isMuted }),
  }
}

export function circlePostCardOf(
  { post, circle, author, likes, comments }: CirclePostCardRow,
  { id, language }: CircleReader,
): CirclePostCardDto {
  return {
    id: post.id,
    circle: { id: post.circleId, name: circle.name[language] },
    summary: summaryOf(post.text[language], postSummaryLength),
    state: post.state,
    at: (post.publishedAt ?? post.createdAt).toISOString(),
    pictures: post.pictures.slice(0, shownPictures),
    pictures_count: post.pictures.length,
    has_video: post.video !== null,
    place: post.place[language],
    pinned: post.pinnedAt !== null,
    best: post.chosenAt !== null,
    closed: post.closedAt !== null,
    likes: likes ?? 0,
    comments: comments ?? 0,
    author: { id: post.userId, ...author },
    mine: post.userId === id,
  }
}

/** A complete post, as its reader may see it; 403001 when it does not exist for them. */
export async function readCirclePost(database: Database, id: string, reader: CircleReader): Promise<CirclePostDto> {
  const row = await selectCirclePost(database, id)
  if (row === null || row.circle.state === 'hidden') throw new Refusal(errorCodes.gone)
  const { post } = row
  const standing = await standingIn(database, post.circleId, reader.id)
  const isOwn = post.userId === reader.id
  const [leads, belongs] = [leadsCircle(standing), belongsToCircle(standing)]
  const isForThem = post.state === 'published' ? !post.isClosed || belongs : leads || isOwn
  if (!isForThem) throw new Refusal(errorCodes.gone)
  const roles: CirclePostRole[] = [...(isOwn ? (['author'] as const) : []), ...(leads ? (['moderator'] as const) : [])]
  const card = circlePostCardOf(row, reader)
  const marks = { isPinned: card.pinned, isBest: card.best, isClosed: card.closed }
  return {
    ...card,
    text: post.text[reader.language],
    position: positionOf(post),
    ...(await readPostParts(database, post, reader)),
    pictures: [...post.pictures],
    video: post.video,
    comments_open: post.closedAt === null && row.circle.state === 'open',
    for_members: post.isClosed,
    acts: circlePostActsOf(post.state, roles, marks).filter((act) => act !== 'restore' || !post.isRemovedByOffice),
    editable: isOwn && belongs && post.state === 'published' && row.circle.state === 'open',
    reason: isOwn || leads ? post.reason : '',
  }
}

export function circleRecordOf(
  { record, actor, subject, text }: CircleRecordRow,
  { language }: CircleReader,
): CircleRecordDto {
  const { id, act, at, actorId, subjectId, postId } = record
  return {
    id,
    act,
    at: at.toISOString(),
    actor: actorId === null || actor === null ? null : { id: actorId, ...actor },
    subject: subjectId === null || subject === null ? null : { id: subjectId, ...subject },
    post:
      postId === null || text === null ? null : { id: postId, beginning: summaryOf(text[language], beginningLength) },
    text: record.text,
  }
}
