import { eq, getTableName, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { features } from '../../../../../platform/features'
import { teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { deleteDueAccounts } from '../../../../../platform/features/people/own-data/delete-accounts'
import { accountDeletions } from '../../../../../platform/features/people/own-data/own-data.schema'
import { rowsOf } from '../../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { startPlatform } from '../../../../support/platform'
import { tables } from '../../../../support/tables'

const rules = features.flatMap(({ personalData }) => personalData ?? [])
const ruled = new Set(rules.map(({ table, member }) => `${getTableName(table)}.${member.name}`))

const howTo = `a column names members, and no rule says what becomes of it:
  declare it in <feature>.personal.ts beside the table, as platform/features/civic/feedback/feedback.personal.ts does,
  and in the feature as personalData`

/** Names of columns that hold the id of a member, whether or not they refer to the table of members. */
const namesMember =
  /^(user|member|author|actor|leader|provider|orderer|scanner|issuer|helper|owner|sender|blocked)(_id)?$/
/** Columns of that name that hold something else. */
const others = new Set(['article_details.author', 'social_accounts.provider'])

describe('every table', () => {
  it('that names a member says what becomes of it, in the copy of their data and after a deletion', () => {
    const naming = tables.flatMap((table) => {
      const { name, columns, foreignKeys } = getTableConfig(table)
      const references = new Set(
        foreignKeys
          .map((key) => key.reference())
          .filter(({ foreignTable }) => getTableName(foreignTable) === 'users')
          .flatMap(({ columns: own }) => own.map((column) => column.name)),
      )
      return columns
        .filter((column) => references.has(column.name) || namesMember.test(column.name))
        .map((column) => `${name}.${column.name}`)
    })
    expect(naming.length).toBeGreaterThan(60)
    expect(
      naming.filter((column) => !ruled.has(column) && !others.has(column)),
      howTo,
    ).toEqual([])
  })

  it('has at most one rule for each column, and says why rows stay', () => {
    expect(rules.length).toBe(ruled.size)
    expect(rules.filter(({ removed, kept }) => removed !== true && (kept?.why ?? '') === '')).toEqual([])
  })

  it.each(['user-resident', 'user-volunteer'])(
    'of the demo city names %s nowhere after the deletion but where a rule keeps the id',
    async (id) => {
      const platform = await startPlatform({ seed: true })
      const { database, clock } = platform
      const queries = queriesOf(database)
      const before = await queries.readOne(build.select().from(users).where(eq(users.id, id)))
      await database.update(teams).set({ leaderId: null }).where(eq(teams.leaderId, id))
      await database.insert(accountDeletions).values({ userId: id, askedAt: clock.now(), dueAt: clock.now() })
      const { memberData, log } = platform.platform
      const settled = { ...platform.platform, memberData: { ...memberData, deletionBlocks: [] } }
      await deleteDueAccounts(database, clock.now(), log, settled)
      const columns = await rowsOf<{ table: string; column: string }>(
        database,
        sql`select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
            and format_type(a.atttypid, a.atttypmod) in ('text', 'jsonb', 'text[]')`,
      )
      const found = async (text: string) => {
        const holding: string[] = []
        const pattern = `(^|[^A-Za-z0-9-])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}([^A-Za-z0-9-]|$)`
        for (const { table, column } of columns) {
          const [row] = await rowsOf<{ there: boolean }>(
            database,
            sql`select exists (select 1 from ${sql.identifier(table)} where ${sql.identifier(column)}::text ~ ${pattern}) as there`,
          )
          if (row?.there === true) holding.push(`${table}.${column}`)
        }
        return holding
      }
      const kept = new Set(
        rules
          .filter(({ removed }) => removed !== true)
          .map(({ table, member }) => `${getTableName(table)}.${member.name}`),
      )
      // The ids of these rows are made of those of an activity and a member, whose id leads to no name any more.
      const composed = ['activity_members.id', 'service_times.id', 'case_steps.case_id']
      expect((await found(id)).filter((column) => !kept.has(column) && !composed.includes(column))).toEqual([])
      expect(before).not.toBeNull()
      expect(await found(before?.phone ?? 'no phone')).toEqual([])
      expect(await found(before?.nickname ?? 'no nickname')).toEqual([])
      expect(await queries.readOne(build.select().from(users).where(eq(users.id, id)))).toMatchObject({
        phone: null,
        avatar: '',
        passwordHash: null,
        deletedAt: clock.now(),
      })
      await platform.close()
    },
    120_000,
  )
})
