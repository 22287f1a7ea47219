import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { id, idPath, pageOf, pageQuery } from './fields'
import { showCardSchema, showSchema, showWriting } from './shows'

/** An entry is a show that stands under a topic. */
export const listEntries = endpoint({
  id: null,
  name: 'listEntries',
  method: 'GET',
  url: '/v1/topic_entries/:id',
  summary: 'The entries under a topic that everybody sees, newest first',
  keptOffline: true,
  path: idPath,
  query: pageQuery,
  answer: pageOf(showCardSchema),
})
export const createEntry = endpoint({
  id: null,
  name: 'createEntry',
  method: 'POST',
  url: '/v1/topic_entries',
  summary:
    'Publishes an entry under an open topic; it waits for approval. Refused while publishing is switched off (B14)',
  access: 'phone',
  body: z.object({ ...showWriting, topic_id: id }),
  answer: z.object({ show: showSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.phoneNeeded, errorCodes.gone, errorCodes.stateRefuses],
  idempotent: true,
  needsPhoneToAuthorise: true,
})
