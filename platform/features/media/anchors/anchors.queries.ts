import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, eq, min, sql } from 'drizzle-orm'
import { isBeyond, inLanguage, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { albums } from '../audio/audio.schema'
import { hosts } from '../../../kernel/contents/contents.schema'
import { channelHosts, channels, programmes } from '../channels/channels.schema'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { isFollowed } from '../../participation/reactions/is-followed'
import { hostAlbums } from './anchors.schema'

function anchorColumns(language: Language, viewer: string | null) {
  const { id, name, avatar, intro, followers } = hosts
  const isFollowing = isFollowed(viewer ?? '', 'host', id)
  return {
    id,
    name: inLanguage(name, language),
    avatar,
    intro: inLanguage(intro, language),
    followers,
    // Drizzle drops the table names of columns in a select from one table, but only in the outermost expression: the
    // parentheses make this an inner one.
    followed: viewer === null ? sql<boolean>`false` : sql<boolean>`(${isFollowing})`,
  }
}

export function selectAnchors(
  queries: Queries,
  language: Language,
  viewer: string | null,
  limit: number,
  after: readonly unknown[] | null,
) {
  return queries.read(
    build
      .select(anchorColumns(language, viewer))
      .from(hosts)
      .where(isBeyond('>', [hosts.id], after))
      .orderBy(asc(hosts.id))
      .limit(limitOf(limit)),
  )
}

export async function selectAnchor(queries: Queries, id: string, language: Language, viewer: string | null) {
  return await queries.readOne(build.select(anchorColumns(language, viewer)).from(hosts).where(eq(hosts.id, id)))
}

const ofHost = (id: string) => and(eq(channelHosts.hostId, id), published)

export function selectAnchorChannels(queries: Queries, id: string, language: Language) {
  return queries.read(
    build
      .select({
        id: contents.id,
        kind: sql<1 | 2>`${channels.kind}`,
        name: inLanguage(contents.title, language),
        frequency: channels.frequency,
        covers: contents.covers,
      })
      .from(channelHosts)
      .innerJoin(channels, eq(channels.contentId, channelHosts.channelId))
      .innerJoin(contents, eq(contents.id, channelHosts.channelId))
      .where(ofHost(id))
      .orderBy(asc(channels.kind), asc(channels.sort), asc(contents.id)),
  )
}

/** The programmes that name the host, each once with its days of the week. */
export function selectAnchorProgrammes(queries: Queries, id: string, language: Language) {
  const { channelId, startMinute, endMinute, title, weekday } = programmes
  return queries.read(
    build
      .select({
        id: sql<string>`${min(programmes.id)}`,
        title: inLanguage(title, language),
        channel_id: channelId,
        channel_name: inLanguage(contents.title, language),
        weekdays: sql<(0 | 1 | 2 | 3 | 4 | 5 | 6)[]>`json_agg(${weekday} order by ${weekday})`,
        start_minute: startMinute,
        end_minute: endMinute,
      })
      .from(channelHosts)
      .innerJoin(hosts, eq(hosts.id, channelHosts.hostId))
      .innerJoin(contents, eq(contents.id, channelHosts.channelId))
      .innerJoin(
        programmes,
        and(eq(channelId, channelHosts.channelId), sql`${programmes.hosts} @> jsonb_build_array(${hosts.name})`),
      )
      .where(ofHost(id))
      .groupBy(channelId, contents.title, title, startMinute, endMinute)
      .orderBy(asc(startMinute), asc(channelId)),
  )
}

/** The most albums that a host's page lists. */
const mostAlbums = 50

export function selectAnchorAlbums(queries: Queries, id: string, language: Language) {
  return queries.read(
    build
      .select({
        id: contents.id,
        title: inLanguage(contents.title, language),
        covers: contents.covers,
        tracks: albums.tracks,
        finished: albums.finished,
      })
      .from(hostAlbums)
      .innerJoin(albums, eq(albums.contentId, hostAlbums.albumId))
      .innerJoin(contents, eq(contents.id, hostAlbums.albumId))
      .where(and(eq(hostAlbums.hostId, id), published))
      .orderBy(asc(hostAlbums.sort), asc(contents.id))
      .limit(limitOf(mostAlbums)),
  )
}
