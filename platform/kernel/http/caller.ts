import type { Language } from '../../../src/domain/frame/site/preferences'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { errorCodes } from '../../../contract/envelope'
import type { Database } from '../database/client'
import { queriesOf } from '../database/queries'
import { preparedSelect, build } from '../database/statement'
import { sessions, users } from '../members/members.schema'
import type { Client } from '../members/device-description'
import { isDue, isOpen, isUsable, noteUse } from '../members/session-tokens'
import type { Platform } from '../platform'
import { languageOfCall } from '../shared/language'
import { digest } from '../shared/signer'
import { addressKey } from './address-key'
import { Refusal } from './refusal'

export interface Member {
  readonly id: string
  readonly phone: string | null
  readonly nickname: string
  readonly avatar: string
}

/** The caller: who they are, in which language, and from which address. */
export interface Caller {
  /** The member; null for a guest. */
  readonly member: Member | null
  readonly language: Language
  /** Hash under which the session is stored; null for a guest. */
  readonly tokenHash: string | null
  /** The network address, with IPv6 shortened to its /64; used only for counting. */
  readonly address: string
  /** What the call says of the device that sends it; stored with a login, so that its owner recognises it. */
  readonly client: Client
  /** Returns the member; throws 303001 for a guest. */
  require(): Member
}

/** The key under which an act is counted: the member's id, or the hashed address of a guest. */
export function listenerOf({ member, address }: Caller, { signer }: Pick<Platform, 'signer'>): string {
  return member?.id ?? signer.sign('address', address)
}

/**
 * Reads the caller from `Authorization: <token>`. The caller is a guest without a token, when the token is unknown or
 * expired, or when the account is locked.
 */
export async function readCaller(
  database: Database,
  request: FastifyRequest,
  now: Date,
  token = tokenOf(request.headers.authorization),
): Promise<Caller> {
  const tokenHash = token === null ? null : digest(token)
  const member = tokenHash === null ? null : await findMember(database, tokenHash, now)
  if (tokenHash !== null && member !== null) request.server.platform.knownMembers.add(tokenHash, member.id)
  return {
    member,
    language: languageOfCall(request.headers),
    tokenHash: member === null ? null : tokenHash,
    address: addressKey(request.ip),
    client: { userAgent: request.headers['user-agent'] ?? '', area: areaOf(request) },
    require: () => {
      if (member === null) throw new Refusal(errorCodes.sessionExpired)
      return member
    },
  }
}

/** Roughly where the caller is, as the proxy says in the configured header, whose bytes are UTF-8. */
function areaOf({ headers, server }: FastifyRequest): string | null {
  const { areaHeader } = server.platform.configuration
  const area = areaHeader === null ? undefined : headers[areaHeader]
  return typeof area === 'string' ? Buffer.from(area, 'latin1').toString('utf8') : null
}

/** The token of a header `Authorization`; null when it is a guest's. */
export function tokenOf(header: string | undefined): string | null {
  const token = header?.replace(/^Bearer\s+/i, '').trim()
  return token === undefined || token === '' || token === 'guest' || token.length > 200 ? null : token
}

const memberOfSession = preparedSelect(['tokenHash', 'now'], ({ tokenHash, now }) => {
  const { id, phone, nickname, avatar } = users
  const at = sql`${now}::timestamptz`
  return build
    .select({ id, phone, nickname, avatar, isDue: isDue(at) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isOpen(at), isUsable))
})

async function findMember(database: Database, tokenHash: string, now: Date): Promise<Member | null> {
  const row = await queriesOf(database).readOne(memberOfSession(), { tokenHash, now: now.toISOString() })
  if (row === null) return null
  const { isDue: isUnnoted, ...member } = row
  if (isUnnoted) await noteUse(database, tokenHash, now)
  return member
}
