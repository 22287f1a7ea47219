import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { channelPaths } from '../../../../src/domain/frame/navigation/channel-target'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import type { Exists, Misfit } from '../../../kernel/publishing/publishable-kind'
import {
  checkContent,
  contentRowOf,
  contentShape,
  isContentTaken,
  kindsBeforeContents,
} from '../../../kernel/publishing/published-content'
import { fileName, writtenMoment } from '../../../kernel/publishing/written-fields'
import { announceContent, withdrawContent } from '../../frame/publishing/public-content'
import { siteInstant } from '../../../kernel/publishing/site-instant'
import { channels } from './channels.schema'
import { writeEvents } from './write-events'

const eventFields = z.strictObject({
  ...contentShape,
  cover: fileName,
  /** The id of the television channel whose stream it shows. */
  channel: z.string(),
  opens_at: writtenMoment,
  closes_at: writtenMoment,
  /** Its recording, once it is over. */
  replay: z.optional(fileName),
})
type EventFields = z.output<typeof eventFields>

/** Live events. */
export const publishableEvents = publishableKind<EventFields>({
  name: 'live-event',
  after: [...kindsBeforeContents, 'channel'],
  schema: eventFields,
  text: 'plain',
  media: { cover: 'image', replay: 'video', 'share.cover': 'image' },
  titleOf: ({ title }) => title,
  pathOf: (id) => `${channelPaths.live}/${id}`,
  check: checkEvent,
  isTaken: isContentTaken,
  write: async (transaction, document, publication) => {
    const { id, fields, text, media } = document
    const queries = queriesOf(transaction)
    const origin = await selectTelevision(queries, fields.channel)
    if (origin === null) throw new Error(`there is no television channel ${fields.channel}`)
    const { kind, region, genre, streamUrl, mime, sort, playableBy } = origin
    const row = await contentRowOf(queries, 'channel', document, publication)
    const content = { ...row, covers: [media[fields.cover]?.url ?? ''], layout: 'left' as const }
    const channel = {
      ...{ kind, region, genre, streamUrl, mime, sort, playableBy, frequency: null },
      description: text ?? fields.summary,
      opensAt: await publication.instant(fields.opens_at),
      closesAt: await publication.instant(fields.closes_at),
      replayUrl: fields.replay === undefined ? null : (media[fields.replay]?.url ?? null),
    }
    await writeEvents(transaction, [{ content, channel }], 'replace')
    await announceContent(transaction, id)
  },
  withdraw: (transaction, id) => withdrawContent(transaction, 'channel', id),
})

async function checkEvent(queries: Queries, fields: Partial<EventFields>, exists: Exists): Promise<Misfit[]> {
  const { channel, opens_at: opens, closes_at: closes } = fields
  const misfits = await checkContent(queries, fields, exists)
  if (channel !== undefined && !(exists('channel', channel) ?? (await selectTelevision(queries, channel)) !== null))
    misfits.push({ path: ['channel'], message: `there is no television channel "${channel}"` })
  const instant = siteInstant(queries)
  if (opens !== undefined && closes !== undefined && (await instant(opens)) >= (await instant(closes)))
    misfits.push({ path: ['closes_at'], message: 'it ends before it begins' })
  return misfits
}

async function selectTelevision(queries: Queries, id: string): Promise<typeof channels.$inferSelect | null> {
  return await queries.readOne(
    build
      .select()
      .from(channels)
      .where(and(eq(channels.contentId, id), eq(channels.kind, 2))),
  )
}
