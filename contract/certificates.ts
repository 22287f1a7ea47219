import * as z from 'zod/mini'
import { certificateStates } from '../src/domain/civic/certificates/certificate'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, instant } from './fields'

/** What a certificate states, as of the day of its issue. */
export const certificateSchema = z.object({
  /** The certificate's number, which cannot be guessed: groups such as `LANT-ERNS-2345`. */
  number: z.string(),
  /** The printed name, masked. */
  name: z.string(),
  minutes: count,
  times: count,
  /** Minutes of each year in the site's calendar, latest first. */
  years: z.array(z.object({ year: count, minutes: count })),
  /** When the person became a volunteer. */
  since: instant,
  issued_at: instant,
})

const ownSchema = z.object({
  /** Whether a certificate that states something new can be issued, or what is missing for it. */
  state: z.enum(certificateStates),
  /** The latest certificate, with the full name, for its owner alone; null before the first. */
  certificate: z.nullable(z.object({ ...certificateSchema.shape, printed_name: z.string() })),
})
export type OwnCertificatesDto = z.output<typeof ownSchema>

export const getOwnCertificate = endpoint({
  id: null,
  name: 'getOwnCertificate',
  method: 'GET',
  url: '/v1/consumer/my_certificate',
  summary: 'My certificate of hours, with my real name where it was checked',
  access: 'session',
  answer: ownSchema,
})

/**
 * The call takes no idempotency key, because the key's row would hold the answer with the real name; while the hours
 * are unchanged, a repeat returns the same certificate anyway.
 */
export const issueCertificate = endpoint({
  id: null,
  name: 'issueCertificate',
  method: 'POST',
  url: '/v1/consumer/my_certificate',
  summary: 'Issues a certificate of my hours as they are now; the same one again while they are unchanged',
  access: 'session',
  answer: ownSchema,
  errors: [errorCodes.stateRefuses],
})

export const verifyCertificate = endpoint({
  id: null,
  name: 'verifyCertificate',
  method: 'GET',
  url: '/v1/consumer/certificates/:number',
  summary: 'What the certificate with this number states; null where none has it',
  secretAddress: true,
  path: z.object({ number: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.object({ certificate: z.nullable(certificateSchema) }),
})
