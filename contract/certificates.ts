import * as z from 'zod/mini'
import { certificateStates, scopeKinds } from '../src/domain/civic/certificates/certificate'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, day, id, moment } from './fields'

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
  since: moment,
  issued_at: moment,
  /** What it is limited to; null for all service. */
  scope: z.nullable(
    z.object({
      kind: z.enum(scopeKinds),
      /** The first and the last day; of an activity, those on which service was given. */
      from: day,
      until: day,
      /** The title of the activity; '' for a period, and for an activity that is gone. */
      title: z.string(),
    }),
  ),
})

const ownCertificate = z.object({ ...certificateSchema.shape, printed_name: z.string() })
export const ownSchema = z.object({
  /** Whether a certificate that states something new can be issued, or what is missing for it. */
  state: z.enum(certificateStates),
  /** The latest certificate, with the full name, for its owner alone; null before the first. */
  certificate: z.nullable(ownCertificate),
  /** The latest twenty certificates of a period or of one activity, with the full name. */
  others: z.array(ownCertificate),
})
export type OwnCertificatesDto = z.input<typeof ownSchema>

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

/** It takes no idempotency key, for the reasons of `issueCertificate`. */
export const issuePartialCertificate = endpoint({
  id: null,
  name: 'issuePartialCertificate',
  method: 'POST',
  url: '/v1/consumer/my_certificates',
  summary:
    'Issues a certificate of my hours in a period or at one activity; the same one again while they are unchanged',
  access: 'session',
  body: z.object({
    /** The activity; null for a period. */
    activity_id: z.nullable(id),
    /** The first and the last day of the period, by the site's calendar; null for an activity. */
    from: z.nullable(day),
    until: z.nullable(day),
  }),
  answer: z.object({ number: z.string(), own: ownSchema }),
  // 409001 with the state `not-a-volunteer` or `no-hours`.
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
