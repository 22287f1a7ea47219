import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { endpoint } from './endpoint'

/** An empty text where it is missing or malformed. */
const textField = orElse(z.string(), '')

export const getAboutUs = endpoint({
  id: 'C005',
  name: 'getAboutUs',
  method: 'GET',
  url: '/v2/about_us',
  summary: 'Who runs the site, and how they are reached; empty texts for what is not configured',
  keptOffline: true,
  answer: z.object({
    /** Plain text; a blank line starts a new paragraph. */
    text: textField,
    phone: textField,
    email: textField,
    address: textField,
    /** When somebody answers. */
    hours: textField,
    /** Registrations and licences that the law wants to be shown. */
    licences: orElse(z.array(z.object({ name: z.string(), url: z.nullable(z.string()) })), []),
  }),
})
