import type * as z from 'zod/mini'
import type { changeActivityPlan } from '../../../../contract/activity-plans'
import {
  checkPlan,
  type CheckedPlan,
  type PlanBefore,
  type PlanInput,
} from '../../../../src/domain/civic/activity-plans/activity-plan'
import type { PlannedShift } from '../../../../src/domain/civic/activity-plans/shift-plan'
import type { Repeat } from '../../../../src/domain/civic/activity-plans/repeat'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { invalid, invalidForm } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { randomId } from '../../../kernel/shared/random'
import { selectCityArea } from '../../../kernel/site/site.queries'
import type { StoredShift } from '../activities/activities.schema'

export type PlanBody = z.output<typeof changeActivityPlan.body>

export const once: Repeat = { every: 'once', times: 2 }

/**
 * Metres within which the check-in is possible. Elsewhere it takes the code that the leader shows, which changes every
 * minute, or the code of the activity, which the leader tells.
 */
export const planRadius = 300
/** The figures of the activity's code. */
export const codeDigits = 6

/**
 * Parses a plan of the wire by the rules of the form, or refuses it.
 * @param present the shifts that stay when the wire says nothing of them
 */
export async function checkedPlan(
  database: Database,
  { repeat, ...body }: PlanBody & { readonly repeat: Repeat },
  now: Date,
  before: PlanBefore | null,
  present: readonly StoredShift[] = [],
): Promise<CheckedPlan> {
  const { kind, title, intro, requirements, place, places, pictures, kept } = body
  const momentOf = (text: string | null) => (text === null ? null : Date.parse(text))
  const input: PlanInput = {
    ...{ kind, title, intro, requirements, place, places, pictures, kept, repeat },
    enrolsAt: momentOf(body.enrols_at),
    enrolsUntil: momentOf(body.enrols_until),
    startsAt: momentOf(body.starts_at),
    endsAt: momentOf(body.ends_at),
    shifts:
      body.shifts?.map((shift) => ({
        ...{ id: shift.id, name: shift.name, places: shift.places },
        startsAt: momentOf(shift.starts_at),
        endsAt: momentOf(shift.ends_at),
      })) ?? present.map((shift) => presentShift(shift, Date.parse(body.starts_at))),
  }
  const parsed = checkPlan(input, { now: now.getTime(), before, area: await selectCityArea(queriesOf(database)) })
  if (!parsed.ok) throw invalidForm(parsed.reason)
  return parsed.value
}

function presentShift({ id, name, from, until, places }: StoredShift, startsAt: number): PlannedShift {
  const at = (offset: number | null) => (offset === null ? null : startsAt + offset)
  return { id, name: name['zh-CN'], startsAt: at(from), endsAt: at(until), places }
}

/** The shifts of a plan as they are stored; a present one keeps its id, and its name in other languages. */
export function storedShifts(plan: CheckedPlan, present: readonly StoredShift[]): StoredShift[] {
  const offsetOf = (moment: number | null) => (moment === null ? null : moment - plan.startsAt)
  return plan.shifts.map(({ id, name, startsAt, endsAt, places }) => {
    const before = present.find((shift) => shift.id === id)
    const isNamedSo = before !== undefined && Object.values(before.name).includes(name)
    return {
      id: before?.id ?? randomId('shift'),
      name: isNamedSo ? before.name : asWritten(name),
      ...{ from: offsetOf(startsAt), until: offsetOf(endsAt), places },
    }
  })
}

/** The pictures that stay, in the order of the leader; an index that no picture has is refused. */
export function keptPictures(present: readonly string[], kept: readonly number[]): string[] {
  return kept.map((index) => {
    const picture = present[index]
    if (picture === undefined) throw invalid({ pictures: 'unknown' })
    return picture
  })
}
