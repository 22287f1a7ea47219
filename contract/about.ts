import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { endpoint } from './endpoint'
import { day, mediaUrl } from './fields'

/** A text; '' where the configuration leaves it out or has it malformed. */
const textField = orElse(z.string(), '')

export const getAboutUs = endpoint({
  id: 'C005',
  name: 'getAboutUs',
  method: 'GET',
  url: '/v2/about_us',
  summary: 'Who runs the site, and how they are reached; empty texts for what is not configured',
  isKeptOffline: true,
  answer: z.object({
    /** Plain text; a blank line starts a new paragraph. */
    text: textField,
    phone: textField,
    email: textField,
    address: textField,
    /** The hours in which the office answers, in words. */
    hours: textField,
    /**
     * Registrations and licences that the law requires a site to show; a field that a licence does not have is '' or
     * null.
     */
    licences: orElse(
      z.array(
        z.object({
          name: z.string(),
          url: orElse(z.nullable(z.string()), null),
          number: textField,
          issuer: textField,
          /** The last day on which the licence is valid; null when it does not expire. */
          valid_until: orElse(z.nullable(day), null),
          /** A picture of the certificate. */
          picture: orElse(z.nullable(mediaUrl), null),
        }),
      ),
      [],
    ),
    /** What the screen of the app (S155) tells of it: reasons to have it, and pictures of its screens. */
    app: orElse(
      z.optional(
        z.object({
          reasons: orElse(z.array(z.object({ title: z.string(), text: textField })), []),
          pictures: orElse(z.array(z.object({ picture: mediaUrl, text: textField })), []),
        }),
      ),
      { reasons: [], pictures: [] },
    ),
  }),
})
