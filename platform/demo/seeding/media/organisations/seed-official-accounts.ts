import type { Database } from '../../../../kernel/database/client'
import { officialAccounts } from '../../../../features/media/organisations/organisations.schema'
import { demoAccounts } from '../../../accounts'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { seedOrganisations } from '../../seed-contents'

export const organisationsDemo: DemoStep = {
  feature: 'organisations',
  what: bilingual('机构', 'organisations'),
  seed: async (database) => {
    await seedOrganisations(database)
    await seedOfficialAccounts(database)
  },
}

/** The newspaper, for which the editor of the demo answers readers. */
const newspaper = 'org-01'

/** The account of the demo that speaks for an organisation. */
export const editorId = 'user-editor'

export async function seedOfficialAccounts(database: Database): Promise<void> {
  const editors = demoAccounts.filter(({ id }) => id === editorId)
  await insertAll(
    database,
    officialAccounts,
    editors.map(({ id }) => ({ userId: id, organisationId: newspaper })),
  )
}
