import { eq, sql } from 'drizzle-orm'
import type { Configuration } from '../configuration'
import { createVault, readIdentityKey, sealAnew, sealedBy } from '../shared/vault'
import type { Vault } from '../shared/vault'
import { rowsOf } from './client'
import type { Database } from './client'
import { settings } from './schema/settings'
import { getOrCreateSetting, readSetting } from './settings'

/** The number of rows selected at once to be sealed again, each with a statement of its own. */
const atOnce = 500

type Keys = Pick<Configuration, 'identityKey' | 'identityKeyBefore' | 'dataDirectory'>

/**
 * Opens the vault of a database. A text that one key has sealed cannot be opened with another key, so a start with
 * another key is refused unless the previous key is given, too. With both keys, everything is first sealed again with
 * the new key. No other process may run meanwhile.
 */
export async function openVault(database: Database, configuration: Keys): Promise<Vault> {
  const key = await readIdentityKey(configuration)
  const own = createVault(key)
  const storedKeyId = await getOrCreateSetting(database, 'identity-key', own.keyId)
  if (storedKeyId !== own.keyId) await changeKey(database, own, storedKeyId, configuration.identityKeyBefore)
  const markSecret = await readSetting(database, 'mark-secret')
  return markSecret === null ? own : createVault(key, own.open('mark-secret', markSecret))
}

async function changeKey(database: Database, own: Vault, storedKeyId: string, key: string | null): Promise<void> {
  const previousVault = key === null ? null : createVault(key)
  if (key === null || previousVault?.keyId !== storedKeyId)
    throw new Error(
      'The real names in this database were encrypted with another key: set IDENTITY_KEY, or bring back identity.key in DATA_DIR. To change the key, give the old one as IDENTITY_KEY_BEFORE for one start.',
    )
  await database.transaction(async (transaction) => {
    // Marks (keyed hashes) cannot be computed again without the values they were made from, so their key is kept. The
    // loop below seals it again with the new key.
    await getOrCreateSetting(transaction, 'mark-secret', previousVault.seal('mark-secret', key))
    for (const column of await textColumns(transaction)) await sealColumnAnew(transaction, column, previousVault, own)
    await transaction.update(settings).set({ value: own.keyId }).where(eq(settings.name, 'identity-key'))
    // Signatures are valid for minutes only, so the key for signatures can be replaced together with the vault key.
    await transaction.delete(settings).where(eq(settings.name, 'secret'))
  })
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

function textColumns(database: Database): Promise<Column[]> {
  return rowsOf(
    database,
    sql`select table_name as "table", column_name as "column", data_type as "type" from information_schema.columns where table_schema = 'public' and data_type in ('text', 'jsonb') order by 1, 2`,
  )
}

async function sealColumnAnew(database: Database, { table, column, type }: Column, before: Vault, own: Vault) {
  const [of, name] = [sql.identifier(table), sql.identifier(column)]
  for (;;) {
    const rows = await rowsOf<{ place: string; text: string }>(
      database,
      sql`select ctid::text as place, ${name}::text as text from ${of} where position(${sealedBy(before)} in ${name}::text) > 0 limit ${sql.raw(String(atOnce))}`,
    )
    for (const { place, text } of rows)
      await database.execute(
        sql`update ${of} set ${name} = ${sealAnew(text, before, own)}::${sql.raw(type)} where ctid = ${place}::tid`,
      )
    if (rows.length < atOnce) return
  }
}
