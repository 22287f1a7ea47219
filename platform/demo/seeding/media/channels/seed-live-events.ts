import { eq } from 'drizzle-orm'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { channels } from '../../../../features/media/channels/channels.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import { demoLiveEvents } from '../../../content/live-events'
import { liveAddress, media, mediaAddress } from '../../../media'
import { bilingual } from '../../../text'
import { insertAll } from '../../insert'
import { publishedBy } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'

export const liveEventsDemo: DemoStep = {
  feature: 'channels',
  what: bilingual('直播活动', 'live events'),
  seed: seedLiveEvents,
}

const hour = 3_600_000
/** The events of the demo begin and end on the boundaries of these parts of the day, in milliseconds. */
const part = 6 * hour

/** The times of an event relative to now: it begins `place` parts after the current one and lasts `hours` hours. */
function timesOf({ place, hours }: (typeof demoLiveEvents)[number], now: Date) {
  const opens = Math.floor(now.getTime() / part) * part + place * part
  return { opensAt: new Date(opens), closesAt: new Date(opens + hours * hour) }
}

/** Seeds one event in each state: coming, live, ended, and with its recording. */
export async function seedLiveEvents(database: Database, now: Date): Promise<void> {
  const covers = media.televisionCovers
  const recordings = (media.videos ?? []).flatMap(({ master, file }) => master ?? file ?? [])
  await insertAll(
    database,
    contents,
    demoLiveEvents.map(({ id, title, description }, index) => ({
      id,
      title,
      type: contentKinds.channel.code,
      summary: description,
      covers: [mediaAddress(covers[index % Math.max(1, covers.length)]?.file ?? '')],
      layout: 'left' as const,
      listed: false,
      ...publishedBy('org-02'),
      publishedAt: new Date(now.getTime() - 7 * 24 * hour),
      views: 120 * (index + 1),
    })),
  )
  await insertAll(
    database,
    channels,
    demoLiveEvents.map((event, index) => ({
      contentId: event.id,
      kind: 2,
      frequency: null,
      region: bilingual('市区', 'City'),
      description: event.description,
      mime: 'application/vnd.apple.mpegurl',
      sort: 900 + index,
      streamUrl: liveAddress('television', media.tvLoops?.[index % (media.tvLoops.length || 1)]?.id ?? '', now),
      replayUrl: event.hasReplay && recordings[0] !== undefined ? mediaAddress(recordings[0]) : null,
      ...timesOf(event, now),
    })),
  )
}

/** Moves the events of the demo with the clock, so that there is one in each state on any day. */
export async function moveDemoEvents(database: Database, now: Date): Promise<void> {
  for (const event of demoLiveEvents)
    await database.update(channels).set(timesOf(event, now)).where(eq(channels.contentId, event.id))
}
