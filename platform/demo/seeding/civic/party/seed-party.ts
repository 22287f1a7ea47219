import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { writeArticles } from '../../../../features/media/articles/write-articles'
import { categories, organisations, subCategories } from '../../../../kernel/contents/contents.schema'
import { organisationGroups } from '../../../../features/media/organisations/organisations.schema'
import { articleBody } from '../../../article-body'
import { partyArticles, partyBranches, partyColumns, partyGroup } from '../../../content/party'
import { mediaAddress, pictureOf } from '../../../media'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import { insertAll } from '../../insert'
import { baseRow } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'
import { hour } from '../../../city-day'

export const partyDemo: DemoStep = { feature: 'party', what: bilingual('党建', 'party building'), seed: seedParty }

/** An index after those of all other categories and groups. */
const last = 100

/**
 * Seeds the pages of party building: an unlisted category with its columns and articles, and a group of organisations.
 */
export async function seedParty(database: Database, now: Date): Promise<void> {
  await insertAll(database, categories, [{ ...partyGroup, sort: last, listed: false }])
  await insertAll(
    database,
    subCategories,
    partyColumns.map((column, sort) => ({ ...column, categoryId: partyGroup.id, sort })),
  )
  await insertAll(database, organisationGroups, [{ ...partyGroup, sort: last }])
  await insertAll(
    database,
    organisations,
    partyBranches.map(({ logo, ...branch }) => ({
      ...branch,
      logo: mediaAddress(logo),
      kind: partyGroup.id,
      followers: 60 + sequence(branch.id).whole(900),
    })),
  )
  await writeArticles(
    database,
    partyArticles.map(({ id, column, branchId, scene, title, summary, body }, index) => ({
      content: {
        ...baseRow({
          id,
          type: contentKinds.post.code,
          title,
          summary,
          // The columns publish in turn, beginning two days ago.
          publishedAt: new Date(now.getTime() - (48 + ((index * 4) % 15) * 31) * hour),
          now,
          sub: column,
          place: index,
        }),
        organisationId: branchId,
        source: sourceOf(branchId),
        place: '',
        layout: index % 9 === 0 ? 'big' : 'right',
        covers: [pictureOf(scene)],
      },
      detail: { author: bilingual('通讯员', 'Correspondent'), body: articleBody(body) },
    })),
    'keep',
  )
}

function sourceOf(branchId: string) {
  const branch = partyBranches.find(({ id }) => id === branchId)
  if (branch === undefined) throw new Error(`No organisation ${branchId}`)
  return { id: branchId, name: branch.name, logo: mediaAddress(branch.logo) }
}
