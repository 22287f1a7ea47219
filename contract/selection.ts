import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { feedItemSchema } from './feed'
import { moment, pageOf, pageQuery } from './fields'

export const listSelection = endpoint({
  id: null,
  name: 'listSelection',
  method: 'GET',
  url: '/v1/selection',
  summary: 'What the editors chose, each with their note, newest first',
  isKeptOffline: true,
  query: pageQuery,
  answer: pageOf(z.object({ note: z.string(), chosen_at: moment, item: feedItemSchema })),
})
