import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { channelPaths } from '../../../../src/domain/frame/navigation/channel-target'
import { contents, hosts } from '../../../kernel/contents/contents.schema'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import type { Exists, Misfit } from '../../../kernel/publishing/publishable-kind'
import {
  checkContent,
  contentRowOf,
  isContentTaken,
  kindsBeforeContents,
} from '../../../kernel/publishing/published-content'
import { announceContent, withdrawContent } from '../../frame/publishing/public-content'
import { channelFields, scheduleMisfits, slotsOf } from './channel-fields'
import type { ChannelFields } from './channel-fields'
import { channels } from './channels.schema'
import { writeEvents } from './write-events'
import { writeSchedule } from './write-schedule'

/** Radio and television channels with their weekly schedules. */
export const publishableChannels = publishableKind<ChannelFields>({
  name: 'channel',
  after: [...kindsBeforeContents, 'host'],
  schema: channelFields,
  text: 'plain',
  media: { cover: 'image', 'share.cover': 'image' },
  titleOf: ({ title }) => title,
  pathOf: (id, { type }) => `${type === 'radio' ? channelPaths.radio : channelPaths.live}/${id}`,
  check: checkChannel,
  isTaken: isContentTaken,
  write: async (transaction, document, publication) => {
    const { id, fields, text, media } = document
    const { type, cover, frequency = null, region, genre, stream, mime, sort, audience } = fields
    const row = await contentRowOf(queriesOf(transaction), 'channel', document, publication)
    const channel = {
      ...{ kind: type === 'radio' ? 1 : 2, frequency, region, genre, streamUrl: stream, mime, sort },
      ...{ description: text ?? fields.summary, defaultFor: fields.default_for, playableBy: audience },
    }
    const content = { ...row, covers: [media[cover]?.url ?? ''], layout: 'left' as const }
    await writeEvents(transaction, [{ content, channel }], 'replace')
    await writeSchedule(transaction, id, { slots: slotsOf(fields.programmes), hostIds: fields.hosts })
    await announceContent(transaction, id)
  },
  usedBy: selectEvents,
  withdraw: (transaction, id) => withdrawContent(transaction, 'channel', id),
})

async function checkChannel(queries: Queries, fields: Partial<ChannelFields>, exists: Exists): Promise<Misfit[]> {
  const misfits = [...(await checkContent(queries, fields, exists)), ...scheduleMisfits(fields.programmes ?? [])]
  const named = [
    ...(fields.hosts ?? []).map((id, place) => ({ id, path: ['hosts', place] })),
    ...(fields.programmes ?? []).flatMap((programme, place) =>
      programme.hosts.map((id, index) => ({ id, path: ['programmes', place, 'hosts', index] })),
    ),
  ]
  for (const { id, path } of named)
    if (!(exists('host', id) ?? (await hasRow(queries, hosts, id))))
      misfits.push({ path, message: `there is no host "${id}"` })
  return misfits
}

/** The live events that show the stream of a channel, and have no recording of their own. */
async function selectEvents(queries: Queries, id: string): Promise<readonly string[]> {
  const stream = build.select({ url: channels.streamUrl }).from(channels).where(eq(channels.contentId, id))
  const events = await queries.readColumn(
    build
      .select({ id: channels.contentId })
      .from(channels)
      .innerJoin(contents, and(eq(contents.id, channels.contentId), eq(contents.state, 'published')))
      .where(and(eq(channels.streamUrl, stream), isNotNull(channels.opensAt), isNull(channels.replayUrl)))
      .limit(3),
  )
  return events.map((event) => `live-event:${event}`)
}
