import { and, desc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { isBeyond } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'
import { randomToken } from '../../../kernel/shared/random'
import { codeScans } from './practice-codes.schema'
import { readCode, signCode } from './signed-code'

/** Milliseconds for which a code is valid; the client asks for the next code a little before the end. */
export const codeLife = 60_000

type ScanServices = Pick<Platform, 'signer' | 'codePurposes' | 'now'>
export type ScanRow = typeof codeScans.$inferSelect

const refusalFor = (state: string) => new Refusal(errorCodes.stateRefuses, null, { state })

/** Makes a new code, which is not stored until it is used. */
export async function issueCode(
  database: Database,
  { signer, codePurposes, now }: ScanServices,
  issuerId: string,
  { purpose: name, subject }: { readonly purpose: string; readonly subject: string },
): Promise<string> {
  const purpose = codePurposes.find((each) => each.name === name)
  if (purpose === undefined) throw new Refusal(errorCodes.gone)
  await purpose.requireIssuer(database, issuerId, subject)
  const expiresAt = Math.ceil((now().getTime() + codeLife) / 1000) * 1000
  return signCode(signer, { purpose: name, subject, issuerId, expiresAt, nonce: randomToken().slice(0, 16) })
}

/**
 * Performs a code's purpose and uses the code up. Of two people who scan the same code, only the first succeeds. If
 * that person scans it again, they get the same answer.
 */
export async function scanCode(
  database: Database,
  { signer, codePurposes, now }: ScanServices,
  scannerId: string,
  code: string,
): Promise<ScanRow> {
  const contents = readCode(signer, code)
  const purpose = codePurposes.find(({ name }) => name === contents?.purpose)
  if (contents === null || purpose === undefined) throw refusalFor('not-ours')
  const { subject, issuerId, nonce } = contents
  const earlierScan = await findScan(database, nonce)
  if (earlierScan !== null) return requireOwnScan(earlierScan, scannerId)
  const at = now()
  if (contents.expiresAt <= at.getTime()) throw refusalFor('expired')
  if (issuerId === scannerId) throw refusalFor('own')
  return await database.transaction(async (transaction) => {
    // The code is stored as used before its purpose is performed, so that a concurrent scan waits here until this one
    // ends.
    const noText = { 'zh-CN': '', en: '' }
    const [scan] = await transaction
      .insert(codeScans)
      .values({ nonce, scannerId, purpose: purpose.name, title: noText, text: noText, path: null, at })
      .onConflictDoNothing()
      .returning()
    if (scan === undefined) return requireOwnScan(await findScan(transaction, nonce), scannerId)
    const outcome = await purpose.redeem(transaction, { subject, issuerId, scannerId, at })
    await transaction.update(codeScans).set(outcome).where(eq(codeScans.nonce, nonce))
    return { ...scan, ...outcome }
  })
}

async function findScan(database: Database, nonce: string): Promise<ScanRow | null> {
  return await queriesOf(database).readOne(build.select().from(codeScans).where(eq(codeScans.nonce, nonce)))
}

/** The stored answer of a used code, for the person who used it; others are refused. */
function requireOwnScan(row: ScanRow | null, scannerId: string): ScanRow {
  if (row?.scannerId !== scannerId) throw refusalFor('used')
  return row
}

/** Selects what somebody scanned, the latest first. */
export async function selectScans(
  database: Database,
  scannerId: string,
  { limit, after }: { readonly limit: number; readonly after: readonly unknown[] | null },
): Promise<ScanRow[]> {
  return await queriesOf(database).read(
    build
      .select()
      .from(codeScans)
      .where(and(eq(codeScans.scannerId, scannerId), isBeyond('<', [codeScans.at, codeScans.nonce], after)))
      .orderBy(desc(codeScans.at), desc(codeScans.nonce))
      .limit(limit),
  )
}
