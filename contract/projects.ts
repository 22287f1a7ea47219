import * as z from 'zod/mini'
import { activityKinds } from '../src/domain/civic/activities/activity'
import { publicProjectStates } from '../src/domain/civic/projects/project-lifecycle'
import { activityCardSchema } from './activities'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, day, id, idPath, optionalUrl, pageOf, pageQuery, pageQueryShape } from './fields'
import { serviceRecordSchema } from './service-records'

const state = z.enum(publicProjectStates)
const kind = z.enum(activityKinds)

export const projectCardSchema = z.object({
  id,
  name: z.string(),
  cover: optionalUrl,
  /** The aim of the project, in one sentence. */
  aim: z.string(),
  state,
  /** The first day in the site's calendar. */
  starts_on: day,
  /** The last day in the site's calendar; null where no end is set. */
  ends_on: z.nullable(day),
  /** The kinds of service of the project's activities. */
  kinds: z.array(kind),
  /** The team or organisation that runs the project; null when it no longer exists. */
  runner: z.nullable(z.object({ kind: z.enum(['team', 'organisation']), id, name: z.string() })),
  activities: count,
  /** How many people have served in the project. */
  helpers: count,
  /** Minutes of service by all these people. */
  minutes: count,
})
export type ProjectCardDto = z.input<typeof projectCardSchema>

const projectSchema = z.object({
  ...projectCardSchema.shape,
  intro: z.string(),
  /** How many times somebody served. */
  times: count,
})

export const recordSchema = z.object({ ...serviceRecordSchema.shape, person: personSchema })

export const listProjects = endpoint({
  id: null,
  name: 'listProjects',
  method: 'GET',
  url: '/v1/consumer/civilized_projects',
  summary: 'Projects of volunteers, by state and kind of service, those that began last first',
  isKeptOffline: true,
  query: z.object({ ...pageQueryShape, state: z.optional(state), kind: z.optional(kind) }),
  answer: pageOf(projectCardSchema),
})

export const getProject = endpoint({
  id: null,
  name: 'getProject',
  method: 'GET',
  url: '/v1/consumer/civilized_projects/:id',
  summary: 'One project',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({ project: projectSchema }),
  errors: [errorCodes.gone],
})

export const listProjectActivities = endpoint({
  id: null,
  name: 'listProjectActivities',
  method: 'GET',
  url: '/v1/consumer/civilized_projects/:id/activities',
  summary: 'The activities of a project in every state, the latest first',
  path: idPath,
  query: pageQuery,
  answer: pageOf(activityCardSchema),
  errors: [errorCodes.gone],
})

export const listProjectRecords = endpoint({
  id: null,
  name: 'listProjectRecords',
  method: 'GET',
  url: '/v1/consumer/civilized_projects/:id/records',
  summary: 'Who served in a project, when and how long, the latest first; never by their real names',
  path: idPath,
  query: pageQuery,
  answer: pageOf(recordSchema),
  errors: [errorCodes.gone],
})
