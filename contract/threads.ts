import * as z from 'zod/mini'
import { commitmentKinds } from '../src/domain/civic/commitments/commitment-limits'
import { threadStates } from '../src/domain/civic/threads/thread'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { actErrors, pictureErrors } from './expected-errors'
import { flag, id, idPath, mediaUrl, moment, pageOf, pageQueryShape, writtenText } from './fields'

/** The wish or order, and the volunteer who holds it. */
const key = { kind: z.enum(commitmentKinds), case_id: id, helper_id: id }

export const threadSchema = z.object({
  ...key,
  side: z.enum(['owner', 'helper']),
  /** The other side. */
  other: personSchema,
  /** The title of the wish, or the service that was ordered. */
  title: z.string(),
  state: z.enum(threadStates),
  /** When the thread is deleted; null while the volunteer holds the case. */
  kept_until: z.nullable(moment),
})
export type ThreadDto = z.input<typeof threadSchema>

export const noteSchema = z.object({ id, mine: flag, text: z.string(), pictures: z.array(mediaUrl), sent_at: moment })
export type ThreadNoteDto = z.input<typeof noteSchema>

export const getThread = endpoint({
  id: null,
  name: 'getThread',
  method: 'GET',
  url: '/v1/consumer/case_threads',
  summary: 'The thread between whose wish or order it is and the volunteer who holds it, for these two alone',
  access: 'session',
  query: z.object(key),
  answer: z.object({ thread: threadSchema }),
  errors: [errorCodes.gone, errorCodes.sessionExpired],
})

export const listThreadNotes = endpoint({
  id: null,
  name: 'listThreadNotes',
  method: 'GET',
  url: '/v1/consumer/case_threads/notes',
  summary: 'What the two sides of a thread wrote, latest first',
  access: 'session',
  query: z.object({ ...pageQueryShape, ...key }),
  answer: pageOf(noteSchema),
  errors: [errorCodes.gone, errorCodes.sessionExpired],
})

export const writeThreadNote = endpoint({
  id: null,
  name: 'writeThreadNote',
  method: 'POST',
  url: '/v1/consumer/case_threads/notes',
  summary: 'Writes to the other side, who gets a message, while the volunteer holds the case',
  access: 'session',
  body: z.object({ ...key, text: writtenText(4000), pictures: z.array(id).check(z.maxLength(9)) }),
  answer: z.object({ note: noteSchema }),
  errors: [...actErrors, ...pictureErrors],
  idempotent: true,
})

export const removeThreadNote = endpoint({
  id: null,
  name: 'removeThreadNote',
  method: 'DELETE',
  url: '/v1/consumer/case_threads/notes/:id',
  summary: 'Removes what I wrote, for both sides',
  access: 'session',
  path: idPath,
  answer: z.object({}),
  errors: [errorCodes.gone, errorCodes.sessionExpired],
})
