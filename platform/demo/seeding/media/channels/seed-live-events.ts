import { eq } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { channels } from '../../../../features/media/channels/channels.schema'
import { writeEvents } from '../../../../features/media/channels/write-events'
import { demoLiveEvents } from '../../../content/live-events'
import { liveAddress, media, mediaAddress } from '../../../media'
import { bilingual } from '../../../text'
import { publishedBy } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'

export const liveEventsDemo: DemoStep = {
  feature: 'channels',
  what: bilingual('直播活动', 'live events'),
  seed: seedLiveEvents,
}

const hour = 3_600_000
/** The events of the demo begin on the boundaries of these parts of the day, in milliseconds. */
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
  await writeEvents(
    database,
    demoLiveEvents.map((event, index) => ({
      content: {
        ...{ id: event.id, title: event.title, summary: event.description, layout: 'left', ...publishedBy('org-02') },
        covers: [mediaAddress(covers[index % Math.max(1, covers.length)]?.file ?? '')],
        publishedAt: new Date(now.getTime() - 7 * 24 * hour),
        views: 120 * (index + 1),
      },
      channel: {
        kind: 2,
        frequency: null,
        region: bilingual('市区', 'City'),
        description: event.description,
        mime: 'application/vnd.apple.mpegurl',
        sort: 900 + index,
        streamUrl: liveAddress('television', media.tvLoops?.[index % (media.tvLoops.length || 1)]?.id ?? '', now),
        replayUrl: event.hasReplay && recordings[0] !== undefined ? mediaAddress(recordings[0]) : null,
        ...timesOf(event, now),
      },
    })),
    'keep',
  )
}

/** Moves the events of the demo with the clock, so that there is one in each state on any day. */
export async function moveDemoEvents(database: Database, now: Date): Promise<void> {
  for (const event of demoLiveEvents)
    await database.update(channels).set(timesOf(event, now)).where(eq(channels.contentId, event.id))
}
