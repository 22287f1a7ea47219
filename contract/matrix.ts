import * as z from 'zod/mini'
import { outsidePlatforms } from '../src/domain/media/matrix/matrix'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { feedItemSchema } from './feed'
import { count, id, idPath, optionalUrl, pageOf, pageQuery } from './fields'
import { organisationSchema } from './organisations'

const groupShape = {
  id,
  name: z.string(),
  /** The number of the group's accounts on this site. */
  accounts: count,
}

export const listMatrixGroups = endpoint({
  id: null,
  name: 'listMatrixGroups',
  method: 'GET',
  url: '/v1/matrix_groups',
  summary: 'Groups of official accounts in order, each with its first accounts',
  isKeptOffline: true,
  answer: z.object({
    items: z.array(z.object({ ...groupShape, first: z.array(z.object({ id, name: z.string(), logo: optionalUrl })) })),
  }),
})

export const getMatrixGroup = endpoint({
  id: null,
  name: 'getMatrixGroup',
  method: 'GET',
  url: '/v1/matrix_groups/:id',
  summary: 'One group of official accounts, with those that its organisations have on other platforms',
  path: idPath,
  answer: z.object({
    ...groupShape,
    /** How many of these accounts the caller follows; 0 for guests. */
    followed: count,
    outside: z.array(
      z.object({
        id,
        name: z.string(),
        platform: z.enum(outsidePlatforms),
        /** The address that the account's code contains. */
        url: z.string(),
      }),
    ),
  }),
  errors: [errorCodes.gone],
})

export const listMatrixAccounts = endpoint({
  id: null,
  name: 'listMatrixAccounts',
  method: 'GET',
  url: '/v1/matrix_groups/:id/accounts',
  summary: 'The accounts of a group, each with the newest article that it published',
  path: idPath,
  query: pageQuery,
  answer: pageOf(z.object({ ...organisationSchema.shape, newest: z.nullable(feedItemSchema) })),
})
export const followMatrixGroup = endpoint({
  id: null,
  name: 'followMatrixGroup',
  method: 'POST',
  url: '/v1/matrix_groups/:id/follow',
  summary: 'Follows every account of a group; a repeat changes nothing',
  access: 'session',
  path: idPath,
  answer: z.object({
    /** The number of accounts that the caller follows now and did not follow before. */
    added: count,
  }),
  errors: [errorCodes.gone],
})
