import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { build } from '../../../kernel/database/statement'
import { channelHosts, programmes } from './channels.schema'

/** The schedules of a host's channels name the host, by which the host's page finds the programmes. */
export async function renameHost(
  transaction: Transaction,
  hostId: string,
  before: Localised,
  name: Localised,
): Promise<void> {
  const ofHost = build.select({ id: channelHosts.channelId }).from(channelHosts).where(eq(channelHosts.hostId, hostId))
  const [old, renamed] = [JSON.stringify(before), JSON.stringify(name)]
  const hosts = sql`(select coalesce(jsonb_agg(case when host = ${old}::jsonb then ${renamed}::jsonb else host end), '[]')
    from jsonb_array_elements(${programmes.hosts}) host)`
  await transaction
    .update(programmes)
    .set({ hosts })
    .where(and(inArray(programmes.channelId, ofHost), sql`${programmes.hosts} @> jsonb_build_array(${old}::jsonb)`))
}
