import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { endpoint } from './endpoint'
import { day, mediaUrl } from './fields'

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
    /** Registrations and licences that the law wants to be shown; what one does not have is '' or null. */
    licences: orElse(
      z.array(
        z.object({
          name: z.string(),
          url: orElse(z.nullable(z.string()), null),
          number: textField,
          issuer: textField,
          /** The last day on which it is valid; null without an end. */
          valid_until: orElse(z.nullable(day), null),
          /** The certificate. */
          picture: orElse(z.nullable(mediaUrl), null),
        }),
      ),
      [],
    ),
  }),
})
