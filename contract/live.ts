import * as z from 'zod/mini'
import { liveEventStates } from '../src/domain/media/channels/live-event'
import { livePeriods } from '../src/domain/media/live/live-listing'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { bit, count, flag, id, idPath, moment, optionalUrl, pageOf, pageQueryShape } from './fields'

export const listLive = endpoint({
  id: null,
  name: 'listLive',
  method: 'GET',
  url: '/v1/live_events',
  summary: 'Live events on air or coming, by their time, or past ones, the latest first',
  query: z.object({ ...pageQueryShape, when: z._default(z.enum(livePeriods), 'now') }),
  answer: pageOf(
    z.object({
      id,
      title: z.string(),
      description: z.string(),
      cover: optionalUrl,
      state: z.enum(liveEventStates),
      starts_at: moment,
      ends_at: z.nullable(moment),
      /** The name of the organisation that shows it; null where there is none. */
      publisher: z.nullable(z.string()),
      views: count,
      /** Whether the caller is reminded of it; false for guests. */
      reminded: flag,
    }),
  ),
})

export const remindOfLive = endpoint({
  id: null,
  name: 'remindOfLive',
  method: 'POST',
  url: '/v1/live_events/:id/reminder',
  summary: 'Reminds me of a coming live event before it begins, or no longer',
  access: 'session',
  path: idPath,
  body: z.object({ action: bit }),
  answer: z.object({ reminded: flag }),
  errors: [errorCodes.gone, errorCodes.stateRefuses],
})

export const getLiveReminder = endpoint({
  id: null,
  name: 'getLiveReminder',
  method: 'GET',
  url: '/v1/live_events/:id/reminder',
  summary: 'Whether I am reminded of a live event before it begins',
  access: 'session',
  path: idPath,
  answer: z.object({ reminded: flag }),
  errors: [errorCodes.gone],
})
