import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { carryOutCounted, removeCounted } from '../../../kernel/database/counted-act'
import { isBeyond, isOneOf, limitOf, namesOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { hasWords, ofChannel, ownItemColumns } from '../../people/account/own-item'
import { albums } from '../../media/audio/audio.schema'
import { hosts } from '../../../kernel/contents/contents.schema'
import { channels, programmes } from '../../media/channels/channels.schema'
import type { CursorValues } from '../../../kernel/lists/cursor'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import { contents, organisations } from '../../../kernel/contents/contents.schema'
import { isOpenContent, isOpenTo } from '../../../kernel/contents/open-to'
import { published } from '../../../kernel/contents/published'
import { users } from '../../../kernel/members/members.schema'
import { likes } from '../../../kernel/contents/likes.schema'
import { isNotBlockedBy } from '../../people/privacy/block-people'
import { isContentShownTo } from '../reports/is-content-shown-to'
import { favouriteCounts } from './reaction-counts'
import { favourites, follows, shares } from './reactions.schema'

const contentOf = (id: string, type: number, viewer: string | null) =>
  build
    .select({ id: contents.id })
    .from(contents)
    .where(isOpenContent(id, type, viewer))

/** Tables of a member's reactions to a content, by the name of the counter. */
const reactionReads = {
  likes: { rows: likes, member: likes.userId, refersTo: likes.contentId },
  collections: { rows: favourites, member: favourites.userId, refersTo: favourites.contentId },
} as const

/** Sets or removes a reaction; returns the new number of likes or favourites, or null when there is no such content. */
export function setOnContent(
  database: Database,
  counter: keyof typeof reactionReads,
  userId: string,
  { id, type }: { readonly id: string; readonly type: number },
  on: boolean,
): Promise<number | null> {
  const { rows, member, refersTo } = reactionReads[counter]
  return carryOutCounted(database, {
    on,
    target: contentOf(id, type, userId),
    rows,
    refersTo,
    identifiedBy: [[member, userId]],
    also: counter === 'collections' ? [[favourites.type, type]] : [],
    counted: contents,
    key: contents.id,
    counter,
  })
}

const followQueries = {
  organisation: { counted: organisations, key: organisations.id },
  host: { counted: hosts, key: hosts.id },
  member: { counted: users, key: users.id },
  album: { counted: albums, key: albums.contentId },
  programme: { counted: programmes, key: programmes.id },
} as const
export type FollowKind = keyof typeof followQueries

/** A programme of the radio has the id of its first slot of the week. */
const isFirstSlot = sql`exists (select 1 from ${channels} where ${channels.contentId} = ${programmes.channelId} and ${channels.kind} = 1)
  and not exists (select 1 from ${programmes} earlier where earlier.channel_id = ${programmes.channelId}
    and earlier.title = ${programmes.title}
    and (earlier.weekday, earlier.start_minute) < (${programmes.weekday}, ${programmes.startMinute}))`

/** Follows or unfollows; returns the new number of followers, or null when there is no such target. */
export function setFollow(
  database: Database,
  userId: string,
  kind: FollowKind,
  targetId: string,
  on: boolean,
): Promise<number | null> {
  const { counted, key } = followQueries[kind]
  return carryOutCounted<typeof organisations | typeof hosts | typeof users | typeof albums | typeof programmes>(
    database,
    {
      on,
      target: build
        .select({ id: sql`${key}`.as('id') })
        .from(counted)
        .where(
          and(
            eq(key, targetId),
            // Nobody follows themselves.
            kind === 'member' ? ne(key, userId) : undefined,
            kind === 'programme' ? isFirstSlot : undefined,
          ),
        ),
      rows: follows,
      refersTo: follows.targetId,
      identifiedBy: [
        [follows.userId, userId],
        [follows.kind, kind],
      ],
      counted,
      key,
      counter: 'followers',
    },
  )
}

export function selectLikers(
  queries: Queries,
  { id, type }: { readonly id: string; readonly type: number },
  viewer: string | null,
  limit: number,
  after: CursorValues | null,
) {
  const page = build
    .select({ userId: likes.userId, createdAt: likes.createdAt })
    .from(likes)
    .where(
      and(
        sql`${likes.contentId} = ${contentOf(id, type, viewer)}`,
        isNotBlockedBy(viewer, likes.userId),
        isBeyond('<', [likes.createdAt, likes.userId], after),
      ),
    )
    .orderBy(desc(likes.createdAt), desc(likes.userId))
    .limit(limitOf(limit))
    .as('page')
  return queries.read(
    build
      .select({ user_id: page.userId, nickname: users.nickname, avatar: users.avatar, liked_at: page.createdAt })
      .from(page)
      .innerJoin(users, eq(users.id, page.userId))
      .orderBy(desc(page.createdAt), desc(page.userId)),
  )
}

/**
 * Selects a member's favourites. Withdrawn contents are left out until they are published again, and so is what the
 * member reported, or what somebody made whom they block.
 */
export function selectFavourites(
  queries: Queries,
  userId: string,
  { type, q }: { readonly type?: number | undefined; readonly q?: string | undefined },
  { language, authors }: { readonly language: Language; readonly authors: readonly ContentAuthor[] },
  limit: number,
  after: CursorValues | null,
) {
  return queries.read(
    build
      .select({ ...ownItemColumns(language, userId), collected_at: favourites.createdAt })
      .from(favourites)
      .innerJoin(contents, and(eq(contents.id, favourites.contentId), isOpenTo(userId)))
      .leftJoin(channels, ofChannel)
      .where(
        and(
          eq(favourites.userId, userId),
          type === undefined ? undefined : eq(favourites.type, type),
          hasWords(q),
          isContentShownTo(userId, authors, contents.id),
          isBeyond('<', [favourites.createdAt, favourites.contentId], after),
        ),
      )
      .orderBy(desc(favourites.createdAt), desc(favourites.contentId))
      .limit(limitOf(limit)),
  )
}

export function deleteFavourites(database: Database, userId: string, ids: readonly string[]): Promise<number> {
  const chosen = and(eq(favourites.userId, userId), isOneOf(favourites.contentId, ids))
  return removeCounted(database, favourites, chosen, favouriteCounts)
}

/**
 * Stores a share and returns the content's new count of shares, or 0 for a page that is not a content. A guest's share
 * of such a page is not stored.
 */
export async function insertShare(
  database: Database,
  contentId: string,
  userId: string | null,
  type: number,
  url: string,
  at: Date,
): Promise<number> {
  const target = database.$with('target').as(
    build
      .select({ id: contents.id })
      .from(contents)
      .where(and(eq(contents.id, contentId), published)),
  )
  const reported = database.$with('reported', { id: shares.id }).as(
    sql`insert into ${shares} (${namesOf(shares.contentId, shares.userId, shares.type, shares.url, shares.createdAt)})
      select id, ${userId}::text, ${type}::smallint, ${url}::text, ${at.toISOString()}::timestamptz from (select (select id from ${target}) as id) page
      where id is not null or ${userId}::text is not null returning 1`,
  )
  const [row] = await database
    .with(target, reported)
    .update(contents)
    .set({ shares: sql`${contents.shares} + (select count(*)::int from ${reported})` })
    .where(sql`${contents.id} = (select id from ${target})`)
    .returning({ shares: contents.shares })
  return row?.shares ?? 0
}
