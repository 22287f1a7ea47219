import { eq } from 'drizzle-orm'
import { isReservedName } from '../../../../src/domain/frame/session/reserved-names'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { hosts } from '../../../kernel/contents/contents.schema'
import { organisations } from '../../../kernel/contents/contents.schema'
import { selectConfigurations } from '../../../kernel/site/site.queries'
import { officialAccounts } from '../../media/organisations/organisations.schema'

/** The names that nobody may take: those of organisations, of hosts, and of the site, in both languages. */
export async function selectReservedNames(database: Database): Promise<readonly string[]> {
  const queries = queriesOf(database)
  const ofOrganisations = await queries.readColumn(build.select({ name: organisations.name }).from(organisations))
  const ofHosts = await queries.readColumn(build.select({ name: hosts.name }).from(hosts))
  const [site] = await selectConfigurations(queries, ['site'])
  const title = (site?.value as { readonly title?: unknown } | undefined)?.title
  const texts = [...ofOrganisations, ...ofHosts, title].flatMap((name) =>
    typeof name === 'object' && name !== null ? Object.values(name) : [name],
  )
  return texts.filter((text): text is string => typeof text === 'string')
}

/**
 * Whether a name is reserved for this person. Official accounts may use reserved names, since they are marked as such.
 */
export async function isNameReserved(database: Database, name: string, userId: string | null): Promise<boolean> {
  if (!isReservedName(name, await selectReservedNames(database))) return false
  if (userId === null) return true
  const official = await queriesOf(database).readOne(
    build.select({ id: officialAccounts.userId }).from(officialAccounts).where(eq(officialAccounts.userId, userId)),
  )
  return official === null
}
