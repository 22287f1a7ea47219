import * as z from 'zod/mini'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { id, writtenText } from './fields'

/** The people whom a writer chose with `@`, under the names that they saw. */
export const namedPeopleWriting = z.array(z.object({ id, name: writtenText(400) })).check(z.maxLength(20))

/**
 * The people and topics that a text names. Its words stay as they were written; `nickname` is the person's name now, and null for
 * somebody who is gone, or who is not to be linked from there.
 */
export const namedSchema = z.object({
  people: z.array(z.object({ id, name: z.string(), nickname: z.nullable(z.string()) })),
  topics: z.array(z.object({ id, title: z.string() })),
})
export type NamedDto = z.input<typeof namedSchema>

/** The beginning of a name or title; '' for those who come first. */
const q = z.string().check(z.maxLength(100))

export const listNameablePeople = endpoint({
  id: null,
  name: 'listNameablePeople',
  method: 'GET',
  url: '/v1/mentions/people',
  summary:
    'Up to eight people whom the caller may name: those whom they follow and, in a circle or under what was written in one, its members; never all members of the site. Nobody of them blocks the caller or is blocked',
  access: 'session',
  query: z.object({ q, circle_id: z.optional(id), content_id: z.optional(id) }),
  answer: z.object({ items: z.array(personSchema) }),
})
export const listNameableTopics = endpoint({
  id: null,
  name: 'listNameableTopics',
  method: 'GET',
  url: '/v1/mentions/topics',
  summary: 'Up to eight topics with these words in their title, the newest first',
  query: z.object({ q }),
  answer: z.object({ items: z.array(z.object({ id, title: z.string() })) }),
})
