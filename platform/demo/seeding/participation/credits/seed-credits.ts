import type { Database } from '../../../../kernel/database/client'
import { creditRules } from '../../../../features/participation/credits/credits.schema'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const creditsDemo: DemoStep = {
  feature: 'credits',
  what: bilingual('积分规则', 'credit rules'),
  seed: seedCredits,
}

/** Seeds the credits that the demo city gives for participation. */
export async function seedCredits(database: Database): Promise<void> {
  await insertAll(database, creditRules, [
    { act: 'share', credits: 3, mostPerDay: 5, sort: 1 },
    { act: 'comment', credits: 2, mostPerDay: 5, sort: 2 },
    { act: 'like', credits: 1, mostPerDay: 10, sort: 3 },
  ])
}
