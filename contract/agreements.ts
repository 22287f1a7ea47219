import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { id, moment } from './fields'

export const listAgreements = endpoint({
  id: 'C067',
  name: 'listAgreements',
  method: 'GET',
  url: '/v1/consumer/agreements',
  summary: 'Agreements that a user accepts',
  isKeptOffline: true,
  answer: z.object({
    items: z.array(z.object({ id, code: z.enum(['terms', 'privacy']), title: z.string(), content: z.string() })),
  }),
})
/** The agreements without their texts, which C067 returns. */
export const listClauses = endpoint({
  id: 'C066',
  name: 'listClauses',
  method: 'GET',
  url: '/v1/consumer/clauses',
  summary: 'The agreements by their titles, and since when each is as it is; the texts are C067',
  isKeptOffline: true,
  answer: z.object({
    items: z.array(z.object({ id, code: z.enum(['terms', 'privacy']), title: z.string(), updated_at: moment })),
  }),
})
