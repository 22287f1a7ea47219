import * as z from 'zod/mini'
import { guideLacks, guideThemes, lifeEvents } from '../src/domain/civic/guides/guide'
import { hoursSchema } from './amenities'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, day, flag, id, idPath, mediaUrl, pageOf, pageQueryShape } from './fields'
import { latitude, longitude } from './coordinates'

const theme = z.enum(guideThemes)
const event = z.enum(lifeEvents)

export const guideCardSchema = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  theme,
  /** The organisation that wrote the guide; null when it no longer exists. */
  department: z.nullable(z.object({ id, name: z.string() })),
  /** Working days that the department promises; 0 when the procedure is done while the applicant waits. */
  promised_days: count,
  is_free: flag,
})
export type GuideCardDto = z.input<typeof guideCardSchema>

const materialSchema = z.object({
  id,
  name: z.string(),
  /** What to watch out for; '' for nothing. */
  hint: z.string(),
  /** A form to download; null where there is none. */
  form: z.nullable(
    z.object({
      name: z.string(),
      url: mediaUrl,
      /** The size of the file in bytes. */
      size: count,
    }),
  ),
})

const opinionsSchema = z.object({
  useful: count,
  /** All opinions, useful or not. */
  all: count,
})

export const guideSchema = z.object({
  ...guideCardSchema.shape,
  events: z.array(event),
  conditions: z.array(z.string()),
  materials: z.array(materialSchema),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  fees: z.array(z.object({ name: z.string(), cents: count })),
  /** Working days that the law allows; null where it sets no term. */
  legal_days: z.nullable(count),
  places: z.array(
    z.object({
      id,
      name: z.string(),
      address: z.string(),
      hours: z.nullable(hoursSchema),
      phone: z.nullable(z.string()),
      /** WGS-84 */
      latitude,
      longitude,
    }),
  ),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  laws: z.array(z.string()),
  /** The day of the department's last check, in the site's calendar. */
  checked_on: day,
  /** The last day on which the guide is valid; null where no end is set. */
  valid_until: z.nullable(day),
  /** The address where it is begun online: a path of the client, or a page with https; null where it cannot be. */
  online_url: z.nullable(mediaUrl),
  opinions: opinionsSchema,
})
export type GuideDto = z.input<typeof guideSchema>

export const listGuides = endpoint({
  id: null,
  name: 'listGuides',
  method: 'GET',
  url: '/v1/guides',
  summary: 'Guides to official procedures by theme, life event and department, the most read of late first',
  isKeptOffline: true,
  query: z.object({
    ...pageQueryShape,
    theme: z.optional(theme),
    event: z.optional(event),
    department_id: z.optional(id),
  }),
  answer: pageOf(guideCardSchema),
})

/** A department, with how many of the guides that were asked for it has. */
export const guideDepartmentSchema = z.object({ id, name: z.string(), guides: count })

export const listGuideDepartments = endpoint({
  id: null,
  name: 'listGuideDepartments',
  method: 'GET',
  url: '/v1/guide_departments',
  summary: 'The departments that have guides, those with most of a theme and a life event, when given, first',
  isKeptOffline: true,
  query: z.object({ theme: z.optional(theme), event: z.optional(event) }),
  answer: z.object({ items: z.array(guideDepartmentSchema) }),
})

export const getGuide = endpoint({
  id: null,
  name: 'getGuide',
  method: 'GET',
  url: '/v1/guides/:id',
  summary: 'One guide to an official procedure',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({ guide: guideSchema }),
  errors: [errorCodes.gone],
})

export const countGuideView = endpoint({
  id: null,
  name: 'countGuideView',
  method: 'POST',
  url: '/v1/guides/:id/views',
  summary: 'Counts that a guide was read, once a day for each person, without who read it',
  path: idPath,
  answer: z.object({ counted: flag }),
  errors: [errorCodes.gone],
})

export const judgeGuide = endpoint({
  id: null,
  name: 'judgeGuide',
  method: 'POST',
  url: '/v1/guides/:id/opinions',
  summary: 'Says whether a guide was useful; a person has one opinion of each guide, and may change it',
  path: idPath,
  body: z.object({
    useful: flag,
    /** What a guide lacks that was not useful; null for no reason. */
    lack: z.nullable(z.enum(guideLacks)),
  }),
  answer: z.object({ opinions: opinionsSchema }),
  errors: [errorCodes.gone],
})
