import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendApplication } from '../../../../contract/applications'
import { sendFeedback } from '../../../../contract/feedback'
import { changeHelpedPerson, getHelpedPerson, registerHelpedPerson } from '../../../../contract/helped-persons'
import { checkRealName } from '../../../../contract/identities'
import { editUser, getUser } from '../../../../contract/session'
import { registerVolunteer } from '../../../../contract/volunteers'
import { demoAccounts } from '../../../../platform/demo/accounts'
import { demoHelpedPersons } from '../../../../platform/demo/content/wishes'
import type { Database } from '../../../../platform/kernel/database/client'
import { applicationsDesk } from '../../../../platform/features/civic/applications/applications.desk'
import { feedbackDesk } from '../../../../platform/features/civic/feedback/feedback.desk'
import { grantedHelpers } from '../../../../platform/features/civic/wishes/wishes.schema'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { volunteerTools } from '../../../support/volunteers'

/** Answers that are kept for a repeat; how long, and how, is a matter of theirs. */
const keptAnswers = 'idempotency_keys'

/** The columns of all tables, `table.column`, whose text contains one of the markers. */
async function columnsHolding(database: Database, markers: readonly string[]): Promise<string[]> {
  const { rows } = (await database.execute(
    sql`select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
        where table_schema = 'public' and table_name <> ${keptAnswers} group by table_name`,
  )) as { rows: { table: string; columns: string[] }[] }
  const found = []
  const patterns = sql.join(
    markers.map((marker) => sql`${`%${marker}%`}`),
    sql`, `,
  )
  for (const { table, columns } of rows)
    for (const column of columns) {
      const holding = (await database.execute(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)}::text like any (array[${patterns}]) limit 1`,
      )) as { rows: unknown[] }
      if (holding.rows.length > 0) found.push(`${table}.${column}`)
    }
  return found.sort()
}

describe('what people tell of themselves and of others', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ seed: true })
  })
  afterAll(() => platform.close())
  let keys = 0
  const send = async (endpoint: Parameters<TestPlatform['call']>[0], token: string, body: object, path = {}) => {
    const headers = { 'idempotency-key': `sealed-key-${(keys += 1)}` }
    const answer = await platform.call(endpoint, { token, body, path, headers })
    expect(answer.code).toBe(100000)
    return answer.data
  }

  it('is in no column of any table in clear, and comes back in clear to its owner and to the office', async () => {
    const { database } = platform
    const { vault } = platform.platform
    const { token } = await platform.logIn({ id: 'anna', phone: '13900007777' })
    const tools = volunteerTools(platform)
    const home = { home_address: '暗号巷7号4楼', birthdate: '1897-02-03' }
    await send(editUser, token, home)
    const person = { name: '钱雀儿', sex: 2, phone: '13712349876', relation: 'family', needs: '只听得见右耳' }
    const body = { ...person, address: '密语弄九号', agreed: true }
    await database.insert(grantedHelpers).values({ userId: 'anna', grantedAt: platform.clock.now() })
    const { id } = (await send(registerHelpedPerson, token, { ...body, name: '钱雀' })).person
    await send(changeHelpedPerson, token, body, { id })
    const contact = { contact_name: '孙信鸽', phone: '13698761234' }
    const application = { kind: 'host', name: '渡口新声', intro: '十年播音，想在这里办一档节目。', pictures: [] }
    await send(sendApplication, token, { ...application, ...contact })
    const written = { kind: 'fault', text: '地图打不开，一直在转圈。', pictures: [], contact: 'pigeon@letters.example' }
    await send(sendFeedback, token, written)
    const card = tools.card('20120306')
    await send(checkRealName, token, { name: '李白鹭', card_number: card, agreed: true, face: null })
    const guardian = { guardian_name: '李黄鹂', guardian_phone: '13612340987' }
    const street = await database.execute(sql`select id from streets limit 1`)
    const streetId = (street as unknown as { rows: { id: string }[] }).rows[0]?.id
    await send(registerVolunteer, token, { ...tools.form, ...guardian, street_id: streetId })

    const { relation: _, sex: _sex, ...told } = person
    const markers = [
      ...Object.values(home),
      ...Object.values(told),
      body.address,
      ...Object.values(contact),
      written.contact,
      card,
      '李白鹭',
      ...Object.values(guardian),
      // Names of the demo city stand in its articles, too.
      ...demoHelpedPersons.flatMap((each) => [each.address, each.needs, each.phone ?? '']),
      ...demoAccounts.flatMap(({ identity }) => identity?.card ?? ''),
    ].filter((marker) => marker !== '')
    expect(await columnsHolding(database, ['暗号巷', ...markers])).toEqual([])
    // The search itself finds what is there in clear.
    expect(await columnsHolding(database, ['13900007777'])).toEqual(['users.phone'])

    expect((await platform.ask(getUser, { token })).profile).toMatchObject(home)
    expect((await platform.ask(getHelpedPerson, { token, path: { id } })).person).toMatchObject(told)
    const [waiting] = (await applicationsDesk.selectWaiting(database, 50, vault)).filter(({ title }) =>
      title.includes('新声'),
    )
    expect(waiting?.from).toBe('孙信鸽, 13698761234')
    const [feedback] = (await feedbackDesk.selectWaiting(database, 50, vault)).filter(
      ({ text }) => text === written.text,
    )
    expect(feedback?.from).toContain(written.contact)
  })
})
