import { outsideAccounts } from '../../../../features/media/matrix/matrix.schema'
import type { Database } from '../../../../kernel/database/client'
import { demoOutsideAccounts } from '../../../content/outside-accounts'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'
import { insertAll } from '../../insert'

export const matrixDemo: DemoStep = {
  feature: 'matrix',
  what: bilingual('政务矩阵', 'official accounts'),
  seed: seedOutsideAccounts,
}

/** Seeds the accounts on other platforms; runs after the organisations. */
export async function seedOutsideAccounts(database: Database): Promise<void> {
  await insertAll(
    database,
    outsideAccounts,
    demoOutsideAccounts.map(({ group, ...account }, sort) => ({
      ...account,
      id: `outside-${sort + 1}`,
      groupId: group,
      sort,
    })),
  )
}
