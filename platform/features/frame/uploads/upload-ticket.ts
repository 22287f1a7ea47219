import { errorCodes } from '../../../../contract/envelope'
import { Refusal } from '../../../kernel/http/refusal'
import { randomId } from '../../../kernel/shared/random'
import type { Signer } from '../../../kernel/shared/signer'
import { authorisationLifetime } from '../../../kernel/uploads/upload-limits'
import type { SniffedKind } from '../../../kernel/media/sniff'

/** The terms of one upload: its owner, kind, size, expiry, and the id that it will get. */
export interface UploadTicket {
  readonly source: string
  readonly user: string
  readonly kind: SniffedKind
  /** The size in bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Makes the form fields of a new upload: a signed policy, so that nothing has to be stored until the file arrives. */
export function issueTicket(
  signer: Signer,
  upload: { user: string; kind: SniffedKind; size: number },
  now: Date,
): { readonly source: string; readonly fields: Record<string, string> } {
  const ticket: UploadTicket = {
    source: randomId(upload.kind),
    ...upload,
    until: now.getTime() + authorisationLifetime,
  }
  const policy = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return { source: ticket.source, fields: { policy, signature: signer.sign('upload', policy) } }
}

/** Reads the ticket from the fields of a form; throws 403003 when it is not valid. */
export function readTicket(signer: Signer, fields: Readonly<Record<string, string>>, now: Date): UploadTicket {
  const { policy = '', signature = '' } = fields
  if (!signer.verify('upload', policy, signature)) throw new Refusal(errorCodes.notYours)
  const ticket = JSON.parse(Buffer.from(policy, 'base64url').toString()) as UploadTicket
  if (ticket.until < now.getTime()) throw new Refusal(errorCodes.notYours)
  return ticket
}
