import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { id } from './fields'

export const listAgreements = endpoint({
  id: 'C067',
  name: 'listAgreements',
  method: 'GET',
  url: '/v1/consumer/agreements',
  summary: 'Agreements that a user accepts',
  keptOffline: true,
  answer: z.object({
    items: z.array(z.object({ id, code: z.enum(['terms', 'privacy']), title: z.string(), content: z.string() })),
  }),
})
