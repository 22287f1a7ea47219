import { and, eq, gt } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { originOf } from '../../../../src/domain/frame/shared/parses'
import type { PartnerConfiguration } from '../../../kernel/configuration'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'
import { randomToken } from '../../../kernel/shared/random'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { digest } from '../../../kernel/shared/signer'
import { partnerCodeLifetime } from './code-limits'
import { memberProofs } from './session.schema'
import { findUser } from './user-answer'

/** A code is good at its partner alone, and as no other proof. */
const purposeAt = ({ callback }: PartnerConfiguration): string => `partner:${callback}`

/**
 * Issues a code by which a partner's server learns who the member is there, and returns the address that takes it.
 * Throws 404001 for a page of any other site, since a code must never reach one.
 */
export async function issuePartnerCode(platform: Platform, caller: Caller, wanted: string): Promise<string> {
  const { id: userId } = caller.require()
  const origin = originOf(wanted)
  const partner = platform.configuration.partners.find((each) => each.origin === origin)
  if (partner === undefined) throw new Refusal(errorCodes.notFound)
  const code = randomToken()
  await platform.database
    .insert(memberProofs)
    .values({
      proofHash: digest(code),
      userId,
      purpose: purposeAt(partner),
      expiresAt: new Date(platform.now().getTime() + partnerCodeLifetime),
    })
  noteSecurityEvent(platform, 'partner.code', { subject: userId, address: caller.address })
  const { pathname, search, hash } = new URL(wanted)
  const address = new URL(partner.callback)
  address.searchParams.set('code', code)
  address.searchParams.set('page', pathname + search + hash)
  return address.href
}

interface Exchange {
  readonly code: string
  readonly callback: string
  readonly secret: string
}

/**
 * Exchanges a code, once. Throws 403003 for a caller that is not a partner, and 400001 for a code that is made up, used, expired or
 * another partner's, or whose member is locked meanwhile.
 */
export async function exchangePartnerCode(platform: Platform, { code, callback, secret }: Exchange) {
  const { configuration, database, signer, now } = platform
  const partner = configuration.partners.find((each) => each.callback === callback)
  // Digests are compared, so that the time that it takes tells nothing about the secret.
  if (partner === undefined || digest(secret) !== digest(partner.secret)) throw new Refusal(errorCodes.notYours)
  const [used] = await database
    .delete(memberProofs)
    .where(
      and(
        eq(memberProofs.proofHash, digest(code)),
        eq(memberProofs.purpose, purposeAt(partner)),
        gt(memberProofs.expiresAt, now()),
      ),
    )
    .returning({ userId: memberProofs.userId })
  if (used === undefined) throw invalid({ code: 'wrong' })
  const { id, nickname, avatar, lockedAt } = await findUser(database, used.userId)
  if (lockedAt !== null) throw invalid({ code: 'wrong' })
  return { subject: signer.sign(purposeAt(partner), id), nickname, avatar }
}
