import { eq, isNull, ne } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { latitude, longitude } from '../../../../contract/coordinates'
import { channelPaths } from '../../../../src/domain/frame/navigation/channel-target'
import { contents, organisations } from '../../../kernel/contents/contents.schema'
import type { Transaction } from '../../../kernel/database/client'
import { lockedInOrder } from '../../../kernel/database/lock-rows'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { writeRows } from '../../../kernel/database/write-rows'
import { checkReferences, findReferring, hasRow } from '../../../kernel/publishing/check-references'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import type { Exists, Misfit } from '../../../kernel/publishing/publishable-kind'
import { findReferringContents } from '../../../kernel/publishing/published-content'
import { bothLanguages, fileName, saysPosition, writtenPlace } from '../../../kernel/publishing/written-fields'
import { activities } from '../../civic/activities/activities.schema'
import { guides } from '../../civic/guides/guides.schema'
import { orderableServices } from '../../civic/orders/orders.schema'
import { projects } from '../../civic/projects/projects.schema'
import { teams } from '../../civic/teams/teams.schema'
import { reindexContentsOf, reindexPublisher } from '../../frame/search-index/index-contents'
import { countFollowers } from '../../participation/reactions/count-followers'
import { imports } from '../imports/imports.schema'
import { officialAccounts, organisationGroups } from './organisations.schema'

const organisationFields = z
  .strictObject({
    name: bothLanguages(100),
    /** The id of its group in the list of organisations. */
    group: z.string(),
    logo: fileName,
    address: z.optional(bothLanguages(300)),
    latitude: z.optional(latitude),
    longitude: z.optional(longitude),
  })
  .check(saysPosition)
type OrganisationFields = z.output<typeof organisationFields>

/** Organisations, which publish contents. */
export const publishableOrganisations = publishableKind<OrganisationFields>({
  name: 'organisation',
  after: ['organisation-group'],
  schema: organisationFields,
  text: 'plain',
  media: { logo: 'image' },
  titleOf: ({ name }) => name,
  pathOf: (id) => `${channelPaths.org}/${id}`,
  check: checkOrganisation,
  isTaken: (queries, id) => hasRow(queries, organisations, id),
  write: async (transaction, { id, fields, text, media }) => {
    const { name, group, address = null } = fields
    const before = await queriesOf(transaction).readOne(
      build.select().from(organisations).where(eq(organisations.id, id)).for('update'),
    )
    const row = {
      ...{ id, name, kind: group, logo: media[fields.logo]?.url ?? '', intro: text ?? name, address },
      ...{ latitude: fields.latitude ?? null, longitude: fields.longitude ?? null },
      followers: before?.followers ?? (await countFollowers(transaction, 'organisation', id)),
    }
    await writeRows(transaction, organisations, [row], { replaced: [organisations.id] })
    await reindexPublisher(transaction, 'organisation', id)
    if (before !== null && !(before.logo === row.logo && isDeepStrictEqual(before.name, name)))
      await renameSource(transaction, row)
  },
  usedBy: async (queries, id) => [
    ...(await findReferringContents(queries, contents.organisationId, id)),
    ...(await findReferring(queries, id, [
      { kind: 'import', column: imports.organisationId, by: imports.id },
      { kind: 'account', column: officialAccounts.organisationId, by: officialAccounts.userId },
      { kind: 'team', column: teams.organisationId, by: teams.id, only: isNull(teams.closedAt) },
      { kind: 'project', column: projects.organisationId, by: projects.id, only: ne(projects.state, 'refused') },
      {
        kind: 'activity',
        column: activities.organisationId,
        by: activities.id,
        only: ne(activities.state, 'cancelled'),
      },
      { kind: 'guide', column: guides.organisationId, by: guides.id, only: eq(guides.state, 'published') },
      { kind: 'orderable service', column: orderableServices.organisationId, by: orderableServices.id },
    ])),
  ],
  // What still refers to it is withdrawn itself, and is put back only once its organisation is there again.
  withdraw: async (transaction, id) => {
    await transaction
      .update(contents)
      .set({ organisationId: null, source: null })
      .where(lockedInOrder(contents, eq(contents.organisationId, id)))
    await transaction.delete(organisations).where(eq(organisations.id, id))
  },
})

async function checkOrganisation(
  queries: Queries,
  { group, address, latitude: north, longitude: east }: Partial<OrganisationFields>,
  exists: Exists,
): Promise<Misfit[]> {
  const misfits = await checkReferences(queries, exists, [
    { field: 'group', kind: 'organisation-group', table: organisationGroups, id: group },
  ])
  const given = [address, north, east].filter((each) => each !== undefined)
  if (given.length === 1 || given.length === 2)
    misfits.push({ path: ['address'], message: 'address, latitude and longitude belong together' })
  return misfits
}

/** The cards of its contents repeat its name and its logo, and the search finds contents by the name. */
async function renameSource(
  transaction: Transaction,
  { id, name, logo }: Pick<typeof organisations.$inferSelect, 'id' | 'name' | 'logo'>,
): Promise<void> {
  const ofIt = eq(contents.organisationId, id)
  await transaction.update(contents).set({ source: { id, name, logo } }).where(lockedInOrder(contents, ofIt))
  await reindexContentsOf(transaction, ofIt)
}

const groupFields = z.strictObject({
  name: bothLanguages(50),
  /** Its place among the groups. */
  sort: writtenPlace,
})

/** Groups of the list of organisations. */
export const publishableOrganisationGroups = publishableKind<z.output<typeof groupFields>>({
  name: 'organisation-group',
  after: [],
  schema: groupFields,
  text: 'none',
  media: {},
  titleOf: ({ name }) => name,
  pathOf: (id) => `/org-list?group=${id}`,
  check: async () => [],
  isTaken: (queries, id) => hasRow(queries, organisationGroups, id),
  write: (transaction, { id, fields }) =>
    writeRows(transaction, organisationGroups, [{ id, ...fields }], { replaced: [organisationGroups.id] }),
  usedBy: (queries, id) =>
    findReferring(queries, id, [{ kind: 'organisation', column: organisations.kind, by: organisations.id }]),
  withdraw: async (transaction, id) => {
    await transaction.delete(organisationGroups).where(eq(organisationGroups.id, id))
  },
})
