import { practiceSchema } from '../../../../contract/site'
import type { Queries } from '../../../kernel/database/queries'
import { selectConfigurations } from '../../../kernel/site/site.queries'

/** Selects the least minutes that a service must last to count, from the site's configuration. */
export async function selectLeastMinutes(queries: Queries): Promise<number> {
  const [practice] = await selectConfigurations(queries, ['practice'])
  return practiceSchema.shape.least_minutes.parse((practice?.value as { least_minutes?: unknown })?.least_minutes)
}
