import * as z from 'zod/mini'
import { copyStates, deletionBlocks } from '../src/domain/people/own-data/own-data'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, moment, reachedLimit } from './fields'
import { ownProof } from './session'

/**
 * The path at which an archive is downloaded, followed by the id of its copy. The cookie of the session that asked for
 * it opens it, and nothing else.
 */
export const archivePath = '/v2/consumer/data_archives'

const ownData = z.object({
  /** My latest copy; null when I asked for none lately. */
  copy: z.nullable(
    z.object({
      id,
      state: z.enum(copyStates),
      asked_at: moment,
      expires_at: z.nullable(moment),
      /** The size in bytes. */
      size: z.nullable(count),
      /** Whether I asked for it on this device, the only one that can download it. */
      from_here: flag,
    }),
  ),
  /** Keeps me from asking for another copy. */
  copy_limit: reachedLimit,
  /** When my account is deleted; null when I did not ask for it. */
  deleted_at: z.nullable(moment),
  /** What I must settle before my account is deleted. */
  blocks: z.array(z.enum(deletionBlocks)),
})
const proven = z.object({ proof: ownProof })

export const getOwnData = endpoint({
  id: null,
  name: 'getOwnData',
  method: 'GET',
  url: '/v2/consumer/own_data',
  summary: 'How far the copy of all my data is, and whether my account is being deleted',
  access: 'session',
  answer: ownData,
})
export const askForDataCopy = endpoint({
  id: null,
  name: 'askForDataCopy',
  method: 'POST',
  url: '/v2/consumer/own_data/copy',
  summary:
    'Asks for a copy of all my data, made in the background: one archive with JSON and my files, for 7 days. 409001 `waiting` while one is made',
  access: 'session',
  body: proven,
  answer: ownData,
  errors: [errorCodes.tooMany, errorCodes.stateRefuses],
})
export const askForDeletion = endpoint({
  id: null,
  name: 'askForDeletion',
  method: 'POST',
  url: '/v2/consumer/own_data/deletion',
  summary: 'Asks for the deletion of my account in 15 days. 409001 with what I must settle first',
  access: 'session',
  body: proven,
  answer: ownData,
  errors: [errorCodes.tooMany, errorCodes.stateRefuses],
})
export const cancelDeletion = endpoint({
  id: null,
  name: 'cancelDeletion',
  method: 'DELETE',
  url: '/v2/consumer/own_data/deletion',
  summary: 'Keeps my account after all',
  access: 'session',
  answer: ownData,
})
