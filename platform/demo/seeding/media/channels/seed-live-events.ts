import { eq } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { channels } from '../../../../features/media/channels/channels.schema'
import { writeEvents } from '../../../../features/media/channels/write-events'
import { cityDay, day, hour } from '../../../city-day'
import { demoLiveEvents } from '../../../content/live-events'
import { liveAddress, media, mediaAddress, pictureOf } from '../../../media'
import { bilingual } from '../../../text'
import { publishedBy } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'

export const liveEventsDemo: DemoStep = {
  feature: 'channels',
  what: bilingual('直播活动', 'live events'),
  seed: seedLiveEvents,
}

const firstHour = 8

/** The times of an event on the day of the demo's events in which a moment lies. */
function timesOf({ days, at, hours }: (typeof demoLiveEvents)[number], now: Date) {
  const today = cityDay(new Date(now.getTime() - firstHour * hour))
  const opens = today + days * day + at * hour
  return { opensAt: new Date(opens), closesAt: new Date(opens + hours * hour) }
}

/** Seeds one event in each state: coming, live, ended, and with its recording. */
export async function seedLiveEvents(database: Database, now: Date): Promise<void> {
  const recordings = (media.videos ?? []).flatMap(({ master, file }) => master ?? file ?? [])
  await writeEvents(
    database,
    demoLiveEvents.map((event, index) => ({
      content: {
        ...{ id: event.id, title: event.title, summary: event.description, layout: 'left', ...publishedBy('org-02') },
        covers: [pictureOf(event.scene)],
        publishedAt: new Date(now.getTime() - 7 * day),
        views: 137 + 211 * index,
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
