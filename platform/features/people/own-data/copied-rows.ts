import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { PersonalData, PersonalRow } from '../../../kernel/members/personal-data'
import type { Vault } from '../../../kernel/shared/vault'

export interface CopiedTable {
  /** The name of the table, with the column that names the member where several do. */
  readonly name: string
  readonly rows: readonly PersonalRow[]
}

/** Reads what the tables of a rule hold of a member; null where nothing is copied. */
export async function readCopied(
  database: Database,
  vault: Vault,
  { table, member, copy }: PersonalData,
  userId: string,
): Promise<CopiedTable | null> {
  if (copy === null) return null
  const columns = getTableColumns(table)
  const rows = await queriesOf(database).read(build.select(columns).from(table).where(eq(member, userId)))
  if (rows.length === 0) return null
  const left = new Set(copy.without)
  return {
    name:
      member.name === 'user_id' || member.name === 'id' ? getTableName(table) : `${getTableName(table)}_${member.name}`,
    rows: rows.map((row) => ({
      ...Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name))),
      ...copy.opened?.(vault, row as never),
    })),
  }
}
