import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { configurations } from '../../../kernel/site/site.schema'

/** The code of the configuration. */
const code = 'volunteering'

const configured = z.object({
  approve_activities: z._default(z.boolean(), true),
  approve_team_names: z._default(z.boolean(), true),
})

/** The document by which a site configures it. */
export const volunteeringDocument = { [code]: configured }

/** What the office of the site wants to look at before everybody sees it. */
export interface VolunteeringRules {
  readonly approvesActivities: boolean
  readonly approvesTeamNames: boolean
}

/** A configuration that is missing, or does not fit, has the office look at everything. */
export async function readVolunteeringRules(database: Database): Promise<VolunteeringRules> {
  const row = await queriesOf(database).readOne(
    build.select({ value: configurations.value }).from(configurations).where(eq(configurations.code, code)),
  )
  const rules = configured.safeParse(row?.value ?? {})
  return {
    approvesActivities: !rules.success || rules.data.approve_activities,
    approvesTeamNames: !rules.success || rules.data.approve_team_names,
  }
}
