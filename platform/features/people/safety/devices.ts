import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { sessions } from '../../../kernel/members/members.schema'
import { endSessionsOf, selectSessionsOf } from '../../../kernel/members/session-tokens'
import type { Platform } from '../../../kernel/platform'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'

/** The name of a session in answers; with it, nobody can find the session's row. */
const idOf = ({ signer }: Pick<Platform, 'signer'>, tokenHash: string): string => signer.sign('session', tokenHash)

/** Reads the devices on which the member is logged in, the present one first. */
export async function readDevices(platform: Platform, caller: Caller) {
  const rows = await selectSessionsOf(platform.database, caller.require().id, platform.now())
  const devices = rows.map(({ tokenHash, createdAt, usedAt, browser, system, deviceKind, area }) => ({
    id: idOf(platform, tokenHash),
    current: tokenHash === caller.tokenHash,
    browser,
    system,
    kind: deviceKind,
    area,
    logged_in_at: createdAt.toISOString(),
    used_at: (usedAt ?? createdAt).toISOString(),
  }))
  return [...devices.filter(({ current }) => current), ...devices.filter(({ current }) => !current)]
}

/** Ends the session of one other device; throws 403001 when the member has no such session. */
export async function endDevice(platform: Platform, caller: Caller, id: string): Promise<void> {
  const { id: userId } = caller.require()
  const rows = await selectSessionsOf(platform.database, userId, platform.now())
  const session = rows.find(({ tokenHash }) => idOf(platform, tokenHash) === id)
  if (session === undefined) throw new Refusal(errorCodes.gone)
  if (session.tokenHash === caller.tokenHash) throw new Refusal(errorCodes.stateRefuses, null, { state: 'current' })
  await platform.database
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, session.tokenHash), eq(sessions.userId, userId)))
  noteSecurityEvent(platform, 'session.ended', { subject: userId, address: caller.address, how: 'device' })
}

/** Ends all sessions of the member but the present one. */
export async function endOtherDevices(platform: Platform, caller: Caller): Promise<void> {
  const { id } = caller.require()
  await endSessionsOf(platform.database, id, caller.tokenHash)
  noteSecurityEvent(platform, 'session.ended', { subject: id, address: caller.address, how: 'others' })
}
