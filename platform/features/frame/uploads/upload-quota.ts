import { and, eq, lte, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal, tooManyRequests } from '../../../kernel/http/refusal'
import { mostBytesOfMember as most } from '../../../kernel/uploads/upload-limits'
import { uploadTotals } from '../../../kernel/uploads/uploads.schema'

const dayLength = 86_400_000
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/**
 * Counts bytes for a member. Throws 429001 when they are too many for this day, and 409001 when all uploads of the
 * member would take too much. It is one conditional statement on one row, so that concurrent uploads, in any process,
 * wait for each other and are counted one by one.
 */
export async function consumeUploadQuota(database: Database, userId: string, bytes: number, now: Date): Promise<void> {
  const day = dayOf(now)
  const ofDay = sql`case when ${uploadTotals.day} = ${day} then ${uploadTotals.dayBytes} else 0 end`
  const quotaRow = await database
    .insert(uploadTotals)
    .values({ userId, bytes, day, dayBytes: bytes })
    .onConflictDoUpdate({
      target: uploadTotals.userId,
      set: { bytes: sql`${uploadTotals.bytes} + ${bytes}`, day, dayBytes: sql`${ofDay} + ${bytes}` },
      setWhere: and(lte(uploadTotals.bytes, most.inAll - bytes), sql`${ofDay} <= ${most.aDay - bytes}`),
    })
    .returning({ userId: uploadTotals.userId })
  if (quotaRow.length === 0) await requireUploadQuota(database, userId, bytes, now)
}

/** Refuses an upload that exceeds a limit, before it is sent. */
export async function requireUploadQuota(database: Database, userId: string, bytes: number, now: Date): Promise<void> {
  const total = await queriesOf(database).readOne(
    build.select().from(uploadTotals).where(eq(uploadTotals.userId, userId)),
  )
  if (total === null) return
  if (total.bytes + bytes > most.inAll) throw new Refusal(errorCodes.stateRefuses, null, { state: 'uploads-full' })
  if (total.day === dayOf(now) && total.dayBytes + bytes > most.aDay)
    throw tooManyRequests((dayLength - (now.getTime() % dayLength)) / 1000)
}

/** Takes back the bytes counted for a member; for a file that was never stored, also from the count of its day. */
export async function releaseUploadQuota(
  database: Database,
  userId: string | null,
  bytes: number,
  ofDay: Date | null,
): Promise<void> {
  if (userId === null || bytes === 0) return
  const { dayBytes } = uploadTotals
  await database
    .update(uploadTotals)
    .set({
      bytes: sql`greatest(0, ${uploadTotals.bytes} - ${bytes})`,
      ...(ofDay === null
        ? {}
        : {
            dayBytes: sql`case when ${uploadTotals.day} = ${dayOf(ofDay)} then greatest(0, ${dayBytes} - ${bytes}) else ${dayBytes} end`,
          }),
    })
    .where(eq(uploadTotals.userId, userId))
}
