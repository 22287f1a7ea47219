import { randomBytes } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { certificateSchema, OwnCertificatesDto } from '../../../../contract/certificates'
import type * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import {
  numberFrom,
  certificateNumberLength,
  type CertificateState,
  type YearOfService,
} from '../../../../src/domain/civic/certificates/certificate'
import { maskText } from '../../../../src/domain/frame/shared/format/text-mask'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { build } from '../../../kernel/database/statement'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import type { Vault } from '../../../kernel/shared/vault'
import { readIdentity } from '../../people/identities/read-identity'
import { selectLeastMinutes } from '../activities/least-minutes'
import { selectYears } from '../rankings/rankings.queries'
import { users } from '../../../kernel/members/members.schema'
import { volunteers } from '../volunteers/volunteers.schema'
import { certificates } from './certificates.schema'
import { partialCertificateDto, selectPartialCertificates } from './partial-certificates'

type CertificateRow = typeof certificates.$inferSelect

/** The content of a certificate issued now. */
interface CertificateStatement {
  readonly name: string
  readonly minutes: number
  readonly times: number
  readonly years: readonly YearOfService[]
  readonly since: Date
}

export const newNumber = (): string => numberFrom([...randomBytes(certificateNumberLength)])

export function certificateDto(row: CertificateRow): z.input<typeof certificateSchema> {
  const { id, name, minutes, times, years, since, issuedAt } = row
  return {
    number: id,
    name,
    minutes,
    times,
    years: [...years],
    since: since.toISOString(),
    issued_at: issuedAt.toISOString(),
    scope: null,
  }
}

/** A member's certificate with the name in full, for its owner alone. */
export async function readOwnCertificate(
  database: Database,
  vault: Vault,
  { userId, language }: { readonly userId: string; readonly language: Language },
  at: Date,
): Promise<OwnCertificatesDto> {
  const printedName = await readPrintedName(database, vault, userId)
  const statement = await readStated(database, userId, printedName, at)
  const sameCertificate = typeof statement === 'string' ? null : await selectSame(database, userId, statement)
  const row = sameCertificate ?? (await selectLatest(database, userId))
  // A certificate that was issued to another name keeps that name, masked.
  const nameOn = (name: string) => (maskedName(printedName) === name ? printedName : name)
  const others = await selectPartialCertificates(database, userId)
  return {
    state: typeof statement === 'string' ? statement : sameCertificate === null ? 'open' : 'issued',
    certificate: row === null ? null : { ...certificateDto(row), printed_name: nameOn(row.name) },
    others: others.map((other) => ({
      ...partialCertificateDto(other, language),
      printed_name: nameOn(other.certificate.name),
    })),
  }
}

/**
 * Issues a certificate of a member's current hours. It is one conditional insert, so that concurrent calls, and calls
 * without a change in between, all get the same certificate.
 * @param number the number of the certificate; given only by the demo, whose example certificate has a fixed number
 */
export async function issueCertificate(
  database: Database,
  vault: Vault,
  userId: string,
  at: Date,
  number = newNumber(),
): Promise<void> {
  const statement = await readStated(database, userId, await readPrintedName(database, vault, userId), at)
  if (typeof statement === 'string') throw new Refusal(errorCodes.stateRefuses, null, { state: statement })
  await database
    .insert(certificates)
    .values({ ...statement, id: number, userId, issuedAt: at })
    .onConflictDoNothing({ target: [certificates.userId, certificates.minutes, certificates.times, certificates.name] })
}

export const maskedName = (name: string): string => maskText(name, 1, 0)

export async function readPrintedName(database: Database, vault: Vault, userId: string): Promise<string> {
  const identity = await readIdentity(database, vault, userId)
  if (identity !== null) return identity.name
  const user = await queriesOf(database).readOne(
    build.select({ nickname: users.nickname }).from(users).where(eq(users.id, userId)),
  )
  return user?.nickname ?? ''
}

/** When a member became a volunteer; null for who is none at present. */
export async function readVolunteerSince(database: Database, userId: string): Promise<Date | null> {
  return await queriesOf(database).readValue(
    build
      .select({ since: volunteers.registeredAt })
      .from(volunteers)
      .where(and(eq(volunteers.id, userId), eq(volunteers.state, 'approved'))),
  )
}

/** Reads the content of a certificate issued now, or what is missing for one. */
async function readStated(
  database: Database,
  userId: string,
  printedName: string,
  at: Date,
): Promise<CertificateStatement | Exclude<CertificateState, 'open' | 'issued'>> {
  const since = await readVolunteerSince(database, userId)
  if (since === null) return 'not-a-volunteer'
  const sums = await selectYears(queriesOf(database), userId, at)
  const all = sums.find(({ period }) => period === 'all')
  if (all === undefined || all.minutes < (await selectLeastMinutes(queriesOf(database)))) return 'no-hours'
  return {
    name: maskedName(printedName),
    minutes: all.minutes,
    times: all.times,
    years: sums
      .filter(({ period }) => period !== 'all')
      .map(({ period, minutes }) => ({ year: Number(period), minutes })),
    since,
  }
}

async function selectSame(
  database: Database,
  userId: string,
  { name, minutes, times }: CertificateStatement,
): Promise<CertificateRow | null> {
  return await queriesOf(database).readOne(
    build
      .select()
      .from(certificates)
      .where(
        and(
          eq(certificates.userId, userId),
          eq(certificates.minutes, minutes),
          eq(certificates.times, times),
          eq(certificates.name, name),
        ),
      ),
  )
}

async function selectLatest(database: Database, userId: string): Promise<CertificateRow | null> {
  return await queriesOf(database).readOne(
    build
      .select()
      .from(certificates)
      .where(eq(certificates.userId, userId))
      .orderBy(desc(certificates.issuedAt))
      .limit(1),
  )
}
