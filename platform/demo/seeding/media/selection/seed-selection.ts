import type { Database } from '../../../../kernel/database/client'
import { selection } from '../../../../features/media/selection/selection.schema'
import { demoSelection } from '../../../content/selection'
import { articlesByTitle } from '../articles/articles-by-title'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { hour } from '../../../city-day'

export const selectionDemo: DemoStep = {
  feature: 'selection',
  what: bilingual('编辑精选', 'the editors’ picks'),
  seed: seedSelection,
}

/** Seeds the editors' choice; runs after all that can be chosen. */
export async function seedSelection(database: Database, now: Date): Promise<void> {
  const articleIds = await articlesByTitle(
    database,
    demoSelection.map(({ about }) => about),
  )
  await insertAll(
    database,
    selection,
    demoSelection.map(({ about, note }, index) => ({
      contentId: articleIds.get(about) ?? about,
      note,
      chosenAt: new Date(now.getTime() - (index * 9 + 2) * hour),
    })),
  )
}
