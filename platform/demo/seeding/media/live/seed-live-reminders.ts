import { liveReminders } from '../../../../features/media/live/live.schema'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { insertAll } from '../../insert'

export const liveDemo: DemoStep = {
  feature: 'live',
  what: bilingual('直播预约', 'reminders of live events'),
  seed: (database, now) =>
    insertAll(database, liveReminders, [{ userId: 'user-resident', eventId: 'live-council', askedAt: now }]),
}
