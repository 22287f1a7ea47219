import { errorCodes } from '../../../../contract/envelope'
import { checkNewPassword } from '../../../../src/domain/frame/session/password'
import { proofPurposes } from '../../../../src/domain/frame/session/proof'
import { parsePhoneNumber } from '../../../../src/domain/frame/session/phone-number'
import { maskPhone } from '../../../../src/domain/frame/shared/format/text-mask'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { selectSiteNames } from '../../../kernel/site/site.queries'
import type { Purpose } from './verification-codes'
import { loadCommonPasswords } from './common-passwords'

/** Normalises a phone number; throws 400001 when it is not one. */
export function readPhone(phone: string): string {
  const parsed = parsePhoneNumber(phone)
  if (!parsed.ok) throw invalid({ phone: parsed.reason })
  return parsed.value
}

/** Checks a new password against the rules; 400001 when it breaks one. */
export async function readNewPassword(
  database: Database,
  password: string,
  { phone, nickname }: { readonly phone: string | null; readonly nickname: string | null },
): Promise<string> {
  const parsedPassword = checkNewPassword(password, await loadCommonPasswords(), {
    phone,
    nickname,
    siteNames: await selectSiteNames(queriesOf(database)),
  })
  if (!parsedPassword.ok) throw invalid({ password: parsedPassword.reason })
  return parsedPassword.value
}

/** The purposes of codes that prove who a member is. */
const toOwnNumber: ReadonlySet<Purpose> = new Set<Purpose>(['rebind-old', ...proofPurposes])

/**
 * Returns the number to which a code is sent. For what the caller proves by their own number, it must be that number.
 * The client knows it only masked, so its masked form is accepted, too.
 */
export function readCodePhone(caller: Caller, phone: string, purpose: Purpose): string {
  if (!toOwnNumber.has(purpose)) return readPhone(phone)
  const own = caller.require().phone
  if (own === null) throw new Refusal(errorCodes.phoneNeeded)
  if (phone.trim() !== maskPhone(own) && readPhone(phone) !== own) throw invalid({ phone: 'not-yours' })
  return own
}
