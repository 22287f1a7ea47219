import { and, desc, eq } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import { inLanguage, isBeyond, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { SiteClock } from '../../../kernel/site/site-clock'
import type { ProgrammeReader } from '../../media/channels/channel-answers'
import { channels, programmes } from '../../media/channels/channels.schema'
import { readEpisodes } from '../../media/channels/episodes'
import { selectSlotsOf } from '../../media/channels/programmes.queries'
import { ofPublished } from '../../media/channels/schedule.queries'
import { follows } from '../../participation/reactions/reactions.schema'

interface Listener {
  readonly userId: string
  readonly reader: ProgrammeReader
  readonly clock: SiteClock
}

/** Reads a page of the programmes that a member subscribes to, each with what is new in it and what they play next. */
export async function readSubscribedProgrammes(
  queries: Queries,
  { userId, reader, clock }: Listener,
  size: number,
  after: CursorValues | null,
) {
  const rows = await selectSubscribedProgrammes(queries, userId, reader, size + 1, after)
  const ids = rows.map(({ id }) => id)
  const slots = ids.length === 0 ? [] : await selectSlotsOf(queries, ids, reader.language)
  const broadcasts = new Map(
    await Promise.all(
      ids.map(async (id) => {
        const own = slots.filter((slot) => slot.asked_for === id)
        return [id, await readEpisodes(own, clock, reader)] as const
      }),
    ),
  )
  return listPage(
    rows,
    size,
    ({ since, id }) => [since.toISOString(), id],
    ({ id, since, heardAt, covers, channelId, channelName, hosts, ...programme }) => {
      const all = broadcasts.get(id) ?? []
      const from = (heardAt ?? since).toISOString()
      const fresh = all.filter(({ starts_at: startsAt }) => startsAt > from)
      const newest = all[0] ?? null
      return {
        id,
        ...programme,
        hosts: hosts.map((host) => host[reader.language]),
        channel: { id: channelId, name: channelName, cover: covers[0] ?? '' },
        newest,
        fresh: fresh.length,
        next: fresh.at(-1) ?? (heardAt === null ? newest : null),
      }
    },
  )
}

function selectSubscribedProgrammes(
  queries: Queries,
  userId: string,
  { language }: ProgrammeReader,
  limit: number,
  after: CursorValues | null,
) {
  const { targetId, kind, createdAt, seenAt } = follows
  return queries.read(
    build
      .select({
        id: programmes.id,
        since: createdAt,
        heardAt: seenAt,
        title: inLanguage(programmes.title, language),
        hosts: programmes.hosts,
        followers: programmes.followers,
        channelId: channels.contentId,
        channelName: inLanguage(contents.title, language),
        covers: contents.covers,
      })
      .from(follows)
      .innerJoin(programmes, eq(programmes.id, targetId))
      .innerJoin(channels, eq(channels.contentId, programmes.channelId))
      .innerJoin(contents, ofPublished)
      .where(and(eq(follows.userId, userId), eq(kind, 'programme'), isBeyond('<', [createdAt, targetId], after)))
      .orderBy(desc(createdAt), desc(targetId))
      .limit(limitOf(limit)),
  )
}
