import type * as z from 'zod/mini'
import type { changeActivityPlan } from '../../../../contract/activity-plans'
import {
  checkPlan,
  type CheckedPlan,
  type PlanBefore,
  type PlanInput,
} from '../../../../src/domain/civic/activity-plans/activity-plan'
import type { Repeat } from '../../../../src/domain/civic/activity-plans/repeat'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { invalid, invalidForm } from '../../../kernel/http/refusal'
import { selectCityArea } from '../../../kernel/site/site.queries'

export type PlanBody = z.output<typeof changeActivityPlan.body>

export const once: Repeat = { every: 'once', times: 2 }

/**
 * The check-in is possible within 300 m, by the code that the leader shows, which changes every minute, or by the code
 * of the activity, which the leader tells.
 */
export const planRadius = 300
/** The figures of the activity's code. */
export const codeDigits = 6

/** Parses a plan of the wire by the rules of the form, or refuses it. */
export async function checkedPlan(
  database: Database,
  { repeat, ...body }: PlanBody & { readonly repeat: Repeat },
  now: Date,
  before: PlanBefore | null,
): Promise<CheckedPlan> {
  const { kind, title, intro, requirements, place, places, pictures, kept } = body
  const momentOf = (text: string | null) => (text === null ? null : Date.parse(text))
  const input: PlanInput = {
    ...{ kind, title, intro, requirements, place, places, pictures, kept, repeat },
    enrolsAt: momentOf(body.enrols_at),
    enrolsUntil: momentOf(body.enrols_until),
    startsAt: momentOf(body.starts_at),
    endsAt: momentOf(body.ends_at),
  }
  const parsed = checkPlan(input, { now: now.getTime(), before, area: await selectCityArea(queriesOf(database)) })
  if (!parsed.ok) throw invalidForm(parsed.reason)
  return parsed.value
}

/** The pictures that stay, in the order of the leader; an index that no picture has is refused. */
export function keptPictures(present: readonly string[], kept: readonly number[]): string[] {
  return kept.map((index) => {
    const picture = present[index]
    if (picture === undefined) throw invalid({ pictures: 'unknown' })
    return picture
  })
}
