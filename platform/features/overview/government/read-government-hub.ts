import * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { cardOf } from '../../../kernel/contents/cards'
import type { Queries } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { selectConfigurations } from '../../../kernel/site/site.queries'
import { selectFeed } from '../../media/feed/feed.queries'
import { selectOrganisationNames } from '../../media/organisations/organisations.queries'

/** The configuration `government`. */
export const governmentSchema = z.object({
  /** The sub-category with the notices of the offices; null for a site without one. */
  notices: z.nullable(z.string()),
  /** Ids of organisations, in the order in which they are shown. */
  departments: z.array(z.string()),
})
const newestNotices = 4

export async function readGovernmentHub(queries: Queries, language: Language) {
  const [row] = await selectConfigurations(queries, ['government'])
  // A site that configures none has no such screen.
  if (row === undefined) throw new Refusal(errorCodes.gone)
  const configuration = governmentSchema.parse(row.value)
  const [notices, departments] = await Promise.all([
    configuration.notices === null
      ? []
      : selectFeed(queries, {
          ...{ language, viewer: null, categoryId: undefined, subCategoryId: configuration.notices },
          ...{ types: [contentKinds.post.code], limit: newestNotices, after: null },
        }),
    selectOrganisationNames(queries, configuration.departments, language),
  ])
  return {
    notices: notices.map(cardOf),
    notices_of: configuration.notices,
    departments: inOrder(configuration.departments, departments),
  }
}

/** The things with these ids, in the order of the ids; an id that nothing has is left out. */
function inOrder<Thing extends { readonly id: string }>(ids: readonly string[], things: readonly Thing[]): Thing[] {
  return ids.flatMap((id) => things.find((thing) => thing.id === id) ?? [])
}
