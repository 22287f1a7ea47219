import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { linkSchema } from './feed'
import { id, optionalUrl, pageOf, pageQuery } from './fields'

export const listCharacters = endpoint({
  id: null,
  name: 'listCharacters',
  method: 'GET',
  url: '/v1/characters',
  summary: 'People of the city, each with the way to their article or account, in the order of the editors',
  isKeptOffline: true,
  query: pageQuery,
  answer: pageOf(
    z.object({ id, name: z.string(), role: z.string(), story: z.string(), portrait: optionalUrl, link: linkSchema }),
  ),
})
