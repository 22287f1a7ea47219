import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { teamFoundings, teamNames } from '../../../../../platform/features/civic/team-foundings/team-foundings.schema'
import { teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { demoTeams } from '../../../../../platform/demo/content/teams'
import type { DatabaseConnection } from '../../../../../platform/kernel/database/client'
import { migrationsFolder } from '../../../../../platform/kernel/database/migrate'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { teamNameKey } from '../../../../../src/domain/civic/team-foundings/team-form'
import { describeOnBothDatabases } from '../../../../support/databases'

const statements = readMigrationFiles({ migrationsFolder })
  .flatMap((migration) => migration.sql)
  .filter((statement) => statement.includes('INSERT INTO "team_names"'))

const at = new Date('2026-03-05T08:00:00Z')

describeOnBothDatabases('the names of teams that are older than the table of names', (open) => {
  let connection: DatabaseConnection
  beforeEach(async () => {
    connection = await open()
  })
  afterEach(() => connection.close())

  const add = async (id: string, chinese: string, english: string, more: Partial<typeof teams.$inferInsert> = {}) => {
    const name = { 'zh-CN': chinese, en: english }
    const team = { id, name, intro: name, logo: '', createdAt: at }
    await connection.database.insert(teams).values({ ...team, ...more })
  }
  const take = async () => {
    for (const statement of statements) await connection.database.execute(sql.raw(statement))
  }
  const taken = async () =>
    Object.fromEntries(
      (await queriesOf(connection.database).read(build.select().from(teamNames))).map((row) => [
        row.key,
        row.teamId ?? row.foundingId,
      ]),
    )

  it('are taken by one statement, in both languages, as the rule compares names', async () => {
    const names = [
      ...demoTeams.map(({ name }) => [name['zh-CN'], name.en] as const),
      ['２号 Ｃａｆé‧队（一）', 'Café №2 — “Zwei” & Söhne!'],
      ['㈱志愿・ｶﾀｶﾅ〇々', 'Команда «Волга» 7½'],
      ['🐦鸟队⭐️❶', 'Bird\u200b\u00ad Team\u3000\tΩ≠'],
      ['【芦洲】＋×÷', 'Line’s—end…_^~`{|}'],
    ] as const
    for (const [index, [chinese, english]] of names.entries()) await add(`old-${index}`, chinese, english)
    await take()
    const expected = names.flatMap(([chinese, english], index) =>
      [chinese, english].map((name) => [teamNameKey(name), `old-${index}`]),
    )
    expect(await taken()).toEqual(Object.fromEntries(expected))
  })

  it('go to the older of two teams with one name; nobody loses what they have or wait for, however often it runs', async () => {
    const { database } = connection
    await database.insert(users).values({ id: 'lena', nickname: 'Lena', avatar: '', createdAt: at })
    await add('younger', '渡口夜巡队', 'Night Walk', { createdAt: new Date(at.getTime() + 1) })
    await add('older', '渡口 夜巡队', 'night walk!')
    await add('renamed', '芦洲护鸟队', 'Bird Wardens')
    await add('asked', '江豚守望', 'Porpoise Watch')
    await add('closed', '读给你听', 'Read to You', { closedAt: at })
    await add('signs', '！！！', '…')
    const founding = { userId: 'lena', intro: '', street: '', why: '', picture: '', createdAt: at, updatedAt: at }
    await database
      .insert(teamFoundings)
      .values({ ...founding, id: 'founding', kind: 'team', name: 'Porpoise watch', state: 'submitted' })
    await database.insert(teamNames).values([
      { key: 'herons', teamId: 'renamed' },
      { key: 'porpoisewatch', foundingId: 'founding' },
    ])
    await take()
    await take()
    expect(await taken()).toEqual({
      渡口夜巡队: 'older',
      nightwalk: 'older',
      herons: 'renamed',
      江豚守望: 'asked',
      porpoisewatch: 'founding',
    })
  })
})
