import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { inLanguage, isBeyond, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { albums, tracks } from '../../media/audio/audio.schema'
import { channelColumns } from '../../media/channels/channels.queries'
import type { ChannelViewer } from '../../media/channels/channels.queries'
import { channels, channelSubscriptions } from '../../media/channels/channels.schema'
import { ofPublished } from '../../media/channels/schedule.queries'
import { playPositions } from '../../people/account/account.schema'
import { follows } from '../../participation/reactions/reactions.schema'

/** The most new tracks that are counted. */
const mostFresh = 99
/** Seconds before the end of a track within which it counts as heard. */
const closeToEnd = 10

const track = alias(contents, 'track')
const ofTrack = and(eq(track.id, tracks.contentId), sql`${track.state} = 'published'`)
const inAlbum = eq(tracks.albumId, follows.targetId)

/** Selects the albums that a member follows, with what is new in each and how far the member played it. */
export function selectSubscribedAlbums(
  queries: Queries,
  userId: string,
  language: Language,
  limit: number,
  after: CursorValues | null,
) {
  const newest = build
    .select({
      id: track.id,
      title: inLanguage(track.title, language).as('newest_title'),
      publishedAt: track.publishedAt,
    })
    .from(tracks)
    .innerJoin(track, ofTrack)
    .where(inAlbum)
    .orderBy(desc(tracks.sort))
    .limit(limitOf(1))
    .as('newest')
  const next = nextTrack(userId, language)
  const since = sql`coalesce(${follows.seenAt}, ${follows.createdAt})`
  const freshTracks = sql`select 1 from ${tracks} join ${contents} track on ${ofTrack}
    where ${inAlbum} and ${track.publishedAt} > ${since} limit ${mostFresh}`
  return queries.read(
    build
      .select({
        id: contents.id,
        since: follows.createdAt,
        title: inLanguage(contents.title, language),
        covers: contents.covers,
        tracks: albums.tracks,
        finished: albums.finished,
        followers: albums.followers,
        newest_id: newest.id,
        newest_title: newest.title,
        newest_at: newest.publishedAt,
        fresh: sql<number>`(select count(*)::int from (${freshTracks}) fresh)`,
        next: sql<NextTrack | null>`${next.track}`,
      })
      .from(follows)
      .innerJoin(albums, eq(albums.contentId, follows.targetId))
      .innerJoin(contents, and(eq(contents.id, follows.targetId), published))
      .leftJoinLateral(newest, sql`true`)
      .leftJoinLateral(next, sql`true`)
      .where(
        and(
          eq(follows.userId, userId),
          eq(follows.kind, 'album'),
          isBeyond('<', [follows.createdAt, follows.targetId], after),
        ),
      )
      .orderBy(desc(follows.createdAt), desc(follows.targetId))
      .limit(limitOf(limit)),
  )
}

const following = alias(tracks, 'following')
const followingContent = alias(contents, 'following_content')

/** A track as JSON, which the page has one of for each album. */
interface NextTrack {
  readonly id: string
  readonly title: string
  readonly covers: readonly string[]
  readonly url: string
  readonly source_id: string
  readonly duration: number
  readonly published_at: string
  readonly sort: number
  readonly plays: number
}

/** The first track after the last one that the member heard to its end, counted from the one that they played last. */
function nextTrack(userId: string, language: Language) {
  const isHeard = sql`${playPositions.seconds} >= coalesce(${track.duration}, 0) - ${closeToEnd}`
  const heard = build
    .select({ sort: sql<number>`case when ${isHeard} then ${tracks.sort} else ${tracks.sort} - 1 end` })
    .from(tracks)
    .innerJoin(playPositions, and(eq(playPositions.contentId, tracks.contentId), eq(playPositions.userId, userId)))
    .innerJoin(track, ofTrack)
    .where(inAlbum)
    .orderBy(desc(playPositions.updatedAt), asc(tracks.sort))
    .limit(limitOf(1))
  const { id, title, covers, duration, publishedAt, views } = followingContent
  const asJson = sql`jsonb_build_object('id', ${id}, 'title', ${inLanguage(title, language)}, 'covers', ${covers},
    'url', ${following.url}, 'source_id', ${following.sourceId}, 'duration', coalesce(${duration}, 0),
    'published_at', ${publishedAt}, 'sort', ${following.sort}, 'plays', ${views})`
  return build
    .select({ track: sql<NextTrack>`${asJson}`.as('next_track') })
    .from(following)
    .innerJoin(followingContent, and(eq(id, following.contentId), sql`${followingContent.state} = 'published'`))
    .where(and(eq(following.albumId, follows.targetId), sql`${following.sort} > coalesce(${heard}, 0)`))
    .orderBy(asc(following.sort))
    .limit(limitOf(1))
    .as('next')
}

/** Selects the channels that a member subscribes to. */
export function selectSubscribedChannels(
  queries: Queries,
  viewer: ChannelViewer & { readonly viewer: string },
  limit: number,
  after: CursorValues | null,
) {
  const { userId, channelId, createdAt } = channelSubscriptions
  return queries.read(
    build
      .select({ ...channelColumns(viewer), since: createdAt })
      .from(channelSubscriptions)
      .innerJoin(channels, eq(channels.contentId, channelId))
      .innerJoin(contents, ofPublished)
      .where(and(eq(userId, viewer.viewer), isBeyond('<', [createdAt, channelId], after)))
      .orderBy(desc(createdAt), desc(channelId))
      .limit(limitOf(limit)),
  )
}
