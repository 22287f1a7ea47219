import { and, inArray, isNotNull } from 'drizzle-orm'
import { concerns } from '../../../../features/overview/concerns/concerns.schema'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { writtenConcerns } from '../../../../features/overview/concerns/written-concerns'
import { writtenArticles } from '../../../articles/written'
import { demoConcerns, storiesBeforeChange } from '../../../content/concerns'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'

export const concernsDemo: DemoStep = {
  feature: 'concerns',
  what: bilingual('相关事项', 'What contents are about'),
  seed: seedConcerns,
}

/** Writes what contents are about as publishing does, with the same checks. */
async function seedConcerns(database: Database): Promise<void> {
  const articles = (await writtenArticles()).flatMap(({ id, fields: { concerns } }) =>
    concerns === undefined ? [] : [[id, concerns] as const],
  )
  await database.transaction(async (transaction) => {
    for (const [id, named] of [...articles, ...Object.entries(demoConcerns)]) {
      const things = [...named]
      const [misfit] = await writtenConcerns.check(queriesOf(transaction), things, () => null)
      if (misfit !== undefined) throw new Error(`${id}: ${misfit.message}`)
      await writtenConcerns.write(transaction, id, things)
    }
    await transaction
      .update(concerns)
      .set({ guideRule: 'an earlier one' })
      .where(and(inArray(concerns.contentId, [...storiesBeforeChange]), isNotNull(concerns.guideId)))
  })
}
