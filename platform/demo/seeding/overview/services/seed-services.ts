import type { Database } from '../../../../kernel/database/client'
import { moduleEntries, modules } from '../../../../features/overview/services/services.schema'
import { demoModules } from '../../../content/services'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const servicesDemo: DemoStep = { feature: 'services', what: bilingual('服务', 'services'), seed: seedServices }

/** Seeds the services; runs after the pages. */
export async function seedServices(database: Database): Promise<void> {
  await insertAll(
    database,
    modules,
    demoModules.map(({ id, name, pageId }, sort) => ({ id, name, pageId, sort })),
  )
  await insertAll(
    database,
    moduleEntries,
    demoModules.flatMap(({ id, entries }) =>
      entries.map((entry, sort) => ({ ...entry, id: `${id}-${sort + 1}`, moduleId: id, sort })),
    ),
  )
}
