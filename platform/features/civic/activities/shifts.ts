import { and, count, eq, isNotNull, ne } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { activityMembers, type activities, type StoredShift } from './activities.schema'

type Times = Pick<typeof activities.$inferSelect, 'startsAt' | 'endsAt'>
type ShiftedActivity = Times & Pick<typeof activities.$inferSelect, 'id' | 'shifts'>

/** The shift of an activity with this id; null for none, and for one that was taken out. */
export const shiftOf = ({ shifts }: Pick<ShiftedActivity, 'shifts'>, id: string | null): StoredShift | null =>
  shifts.find((shift) => shift.id === id) ?? null

/** The times of a shift, which ends with its activity at the latest; those of the activity without times of its own. */
export function timesOfShift({ startsAt, endsAt }: Times, shift: StoredShift | null): Times {
  if (shift === null || shift.from === null || shift.until === null) return { startsAt, endsAt }
  const at = (offset: number) => new Date(Math.min(startsAt.getTime() + offset, endsAt.getTime()))
  return { startsAt: at(shift.from), endsAt: at(shift.until) }
}

/** The times of a shift on the wire; null when it lasts as long as the activity. */
export function shiftTimes(activity: Times, shift: StoredShift) {
  const times = timesOfShift(activity, shift)
  const isWhole = shift.from === null
  return {
    starts_at: isWhole ? null : times.startsAt.toISOString(),
    ends_at: isWhole ? null : times.endsAt.toISOString(),
  }
}

/** How many people hold a place in each shift of an activity. */
export async function countInShifts(database: Database, activityId: string): Promise<ReadonlyMap<string, number>> {
  const { shiftId } = activityMembers
  const rows = await queriesOf(database).read(
    build
      .select({ shiftId, joined: count() })
      .from(activityMembers)
      .where(and(eq(activityMembers.activityId, activityId), isNotNull(shiftId), ne(activityMembers.state, 'left')))
      .groupBy(shiftId),
  )
  return new Map(rows.map((row) => [row.shiftId ?? '', row.joined]))
}

/**
 * The shift that somebody joins, once it has a place for them. The activity is locked by whoever joins it, so that they
 * are counted one after the other.
 */
export async function joinedShift(
  transaction: Transaction,
  activity: ShiftedActivity,
  shiftId: string | undefined,
): Promise<string | null> {
  if (activity.shifts.length === 0 && shiftId === undefined) return null
  const shift = shiftOf(activity, shiftId ?? null)
  if (shift === null) throw invalid({ shift_id: shiftId === undefined ? 'required' : 'unknown' })
  const joined = (await countInShifts(transaction, activity.id)).get(shift.id) ?? 0
  if (joined >= shift.places) throw new Refusal(errorCodes.somebodyFirst, null, { state: 'shift-full' })
  return shift.id
}
