import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { invalid } from '../../../kernel/http/refusal'
import type { Desk } from '../../../kernel/operator/desk'
import { readBoth } from '../../../kernel/operator/written-text'
import { contents } from '../../../kernel/contents/contents.schema'
import { changeEvent, makeEvent, parseEventTimes } from './live-events'
import { channels } from './channels.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

/** Matches the address of a recording, which must be on the platform itself or use TLS. */
const recording = /^(?:\/(?!\/)|https:\/\/)\S+$/

export const liveEventsDesk: Desk = {
  name: 'live-events',
  summary: 'Live events that are not over, or have no recording yet',
  selectWaiting: async (database, limit) => {
    const rows = await queriesOf(database).read(
      build
        .select({ id: contents.id, title: contents.title, opensAt: channels.opensAt, closesAt: channels.closesAt })
        .from(channels)
        .innerJoin(contents, eq(contents.id, channels.contentId))
        .where(and(isNotNull(channels.opensAt), sql`${channels.replayUrl} is null`))
        .orderBy(asc(channels.opensAt), asc(contents.id))
        .limit(limit),
    )
    return rows.map(({ id, title, opensAt, closesAt }) => ({
      id,
      since: opensAt ?? new Date(0),
      from: 'the newsroom',
      title: title['zh-CN'],
      text: title.en,
      facts: [{ name: 'ends', value: closesAt ?? 'open' }],
    }))
  },
  acts: {
    make: {
      summary:
        'of a television channel (its id): "2026-11-30T19:30 90 中文标题 / English title", the time of the site and minutes',
      takesText: true,
      carryOut: async (database, id, text, at) => {
        const { remainder, ...times } = await parseEventTimes(database, text, at)
        await makeEvent(database, id, { ...times, title: readBoth(remainder) })
      },
    },
    move: {
      summary: 'moves it to another time: "2026-11-30T19:30 90"',
      takesText: true,
      carryOut: async (database, id, text, at) => {
        const { opensAt, closesAt } = await parseEventTimes(database, text, at)
        await changeEvent(database, id, { opensAt, closesAt })
      },
    },
    open: {
      summary: 'starts it now',
      takesText: false,
      carryOut: (database, id, _text, at) => changeEvent(database, id, { opensAt: at }),
    },
    close: {
      summary: 'ends it now',
      takesText: false,
      carryOut: (database, id, _text, at) => changeEvent(database, id, { closesAt: at }),
    },
    replay: {
      summary: 'with the address of its recording, once it is over',
      takesText: true,
      carryOut: async (database, id, text) => {
        if (!recording.test(text)) throw invalid({ text: 'not-an-address' })
        await changeEvent(database, id, { replayUrl: text })
      },
    },
  },
}
