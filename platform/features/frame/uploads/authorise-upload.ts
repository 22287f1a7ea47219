import { errorCodes } from '../../../../contract/envelope'
import { Refusal } from '../../../kernel/http/refusal'
import type { Member } from '../../../kernel/http/caller'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import type { Platform } from '../../../kernel/platform'
import type { SniffedKind } from '../../../kernel/media/sniff'
import { mostBytes, uploadsPerMember } from '../../../kernel/uploads/upload-limits'
import { issueTicket } from './upload-ticket'
import { requireUploadQuota } from './upload-quota'

/** Authorises a member to upload one file of a kind and size; returns its id, and the form fields for it. */
export async function authoriseUpload(
  { database, signer, now }: Platform,
  member: Member,
  { kind, size }: { kind: SniffedKind; size: number },
): Promise<ReturnType<typeof issueTicket>> {
  if (size > mostBytes[kind]) throw new Refusal(errorCodes.tooLarge, null, { max_size: mostBytes[kind] })
  await requireUploadQuota(database, member.id, size, now())
  await consumeAllowance(database, `upload:${member.id}`, uploadsPerMember, now())
  return issueTicket(signer, { user: member.id, kind, size }, now())
}
