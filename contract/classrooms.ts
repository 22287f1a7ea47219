import * as z from 'zod/mini'
import { courseKinds } from '../src/domain/civic/classrooms/course'
import { endpoint } from './endpoint'
import { feedItemSchema } from './feed'
import { pageOf, pageQueryShape } from './fields'

const kind = z.enum(courseKinds)

export const listCourses = endpoint({
  id: 'C111',
  name: 'listCourses',
  method: 'GET',
  url: '/v1/consumer/civilized_classroom',
  summary: 'The courses of the classrooms, of one kind when given, newest first',
  isKeptOffline: true,
  query: z.object({ ...pageQueryShape, kind: z.optional(kind) }),
  answer: pageOf(z.object({ kind, item: feedItemSchema })),
})
