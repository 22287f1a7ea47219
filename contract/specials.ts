import * as z from 'zod/mini'
import { contentHeadShape } from './content-head'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { feedItemSchema } from './feed'
import { id, idPath, pageOf, pageQuery } from './fields'

/**
 * The special with the first items of each column. `listSpecialColumn` returns the further items from `next_cursor` on.
 */
export const getSpecial = endpoint({
  id: null,
  name: 'getSpecial',
  method: 'GET',
  url: '/v1/c_special/:id',
  summary: 'One special, with its columns and the first items of each',
  isKeptOffline: true,
  path: idPath,
  answer: z.object({
    ...contentHeadShape,
    columns: z.array(z.object({ id, name: z.string(), ...pageOf(feedItemSchema).shape })),
  }),
  errors: [errorCodes.gone],
})

export const listSpecialColumn = endpoint({
  id: null,
  name: 'listSpecialColumn',
  method: 'GET',
  url: '/v1/special_columns/:id',
  summary: 'The items of one column of a special, in the order of the editors',
  isKeptOffline: true,
  path: idPath,
  query: pageQuery,
  answer: pageOf(feedItemSchema),
})
