import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, id, idPath, mediaUrl } from './fields'

const practiceHomeSchema = z.object({
  id,
  name: z.string(),
  logo: mediaUrl,
  intro: z.string(),
  /** The teams that belong to it, and their members; who is in two of them counts twice. */
  teams: count,
  members: count,
  /** The service for it. */
  minutes: count,
  /** Of the present month in the site's calendar. */
  month_minutes: count,
  /** The number of times of service. */
  times: count,
})
export type PracticeHomeDto = z.infer<typeof practiceHomeSchema>

export const getPracticeHome = endpoint({
  id: null,
  name: 'getPracticeHome',
  method: 'GET',
  url: '/v1/consumer/practice_home/:id',
  summary: 'What the volunteers of one organisation do',
  path: idPath,
  answer: z.object({ home: practiceHomeSchema }),
  errors: [errorCodes.gone],
  keptOffline: true,
})
