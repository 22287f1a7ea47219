import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { postingErrors } from './expected-errors'
import { id, idPath, pageOf, pageQuery, typeInQuery } from './fields'
import { contentClass, showCardSchema, showSchema, showWriting } from './shows'

/** Entries: shows that were submitted to a topic. */
export const listEntries = endpoint({
  id: null,
  name: 'listEntries',
  method: 'GET',
  url: '/v1/topic_entries/:id',
  summary: 'The entries under a topic that everybody sees, newest first',
  isKeptOffline: true,
  path: idPath,
  query: pageQuery,
  answer: pageOf(showCardSchema),
})
export const createEntry = endpoint({
  id: 'C028',
  name: 'createEntry',
  method: 'POST',
  url: '/v1/user_headline',
  summary:
    'Publishes an entry under an open topic; it waits for approval. Refused while publishing is switched off (B14)',
  access: 'phone',
  body: z.object({ ...showWriting, topic_id: id, /** A category of C031. */ category_id: z.optional(id) }),
  answer: z.object({ show: showSchema }),
  errors: postingErrors,
  idempotent: true,
  needsPhoneToAuthorise: true,
})
/**
 * The categories of a content type. The author of an entry chooses its category (C028); editors choose the category of
 * what they publish.
 */
export const listClasses = endpoint({
  id: 'C031',
  name: 'listClasses',
  method: 'GET',
  url: '/v1/api/post_cassify/:type',
  summary: 'The classes of a content type, in order',
  isKeptOffline: true,
  path: z.object({ type: typeInQuery('list') }),
  answer: z.object({ items: z.array(contentClass) }),
})
