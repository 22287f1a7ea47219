import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { contentKinds } from '../../../src/domain/frame/content/content-kinds'
import { serviceCase } from '../../../platform/features/civic/activities/service-case'
import { rowsOf } from '../../../platform/kernel/database/client'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { tables } from '../../support/tables'

const [office, newsroom, once, atWork, onAir] = [
  'the office warns by day and by night',
  'the newsroom and its machines work day and night',
  'is shown as a day',
  'is of an activity, a class or a campaign, whose hours other tests look at',
  'is on air day and night',
]

/** Tables and columns whose times are not of what people did, and why. */
const otherTimes: Readonly<Record<string, string>> = {
  ...{ publications: newsroom, search_entries: newsroom, search_phrases: newsroom, article_details: newsroom },
  ...{ page_drafts: newsroom, page_draft_steps: newsroom, page_publications: newsroom, selection: newsroom },
  ...{
    page_editors: newsroom,
    link_previews: newsroom,
    printed_codes: newsroom,
    certificates: once,
    courses: newsroom,
  },
  ...{ users: once, identities: once, volunteers: once, projects: once, sessions: once, social_accounts: once },
  ...{ lessons: atWork, study_classes: atWork, packet_campaigns: atWork, service_times: atWork },
  ...{ service_minutes: atWork, service_entries: atWork },
  ...{ 'activity_members.checked_in_at': atWork, 'activity_members.checked_out_at': atWork },
  ...{ 'activity_members.updated_at': atWork, 'activities.starts_at': atWork, 'activities.ends_at': atWork },
  ...{ 'activities.created_at': newsroom, 'activities.updated_at': newsroom, 'activities.changed_at': newsroom },
  alerts: office,
  site_changes: newsroom,
  chat_messages: onAir,
}

const ofMembers = ['show', 'entry', 'circlePost', 'suggestion', 'wish'] as const

/** Which rows of a table are of what people did, where others are not. */
const ofPeople: Readonly<Record<string, ReturnType<typeof sql>>> = {
  contents: sql`type in (${sql.join(
    ofMembers.map((kind) => sql`${contentKinds[kind].code}`),
    sql`, `,
  )})`,
  case_steps: sql`kind <> ${serviceCase.name}`,
}

/** The columns with times before eight in the morning or after eight in the evening, on the clocks of the city. */
async function columnsAtNight({ database }: TestPlatform): Promise<readonly string[]> {
  const found: string[] = []
  for (const table of tables) {
    const { name, columns } = getTableConfig(table)
    for (const column of columns) {
      const isTime = column.getSQLType().startsWith('timestamp') && !column.getSQLType().endsWith('[]')
      if (!isTime || name in otherTimes || `${name}.${column.name}` in otherTimes) continue
      const clock = sql`(${sql.identifier(column.name)} at time zone 'Asia/Shanghai')::time`
      const [row] = await rowsOf<{ readonly count: number }>(
        database,
        sql`select count(*)::int as count from ${table} where ${ofPeople[name] ?? sql`true`} and (${clock} < '08:00' or ${clock} > '20:00')`,
      )
      if (row?.count !== 0) found.push(`${name}.${column.name}: ${row?.count} times`)
    }
  }
  return found
}

describe.each(['02:00', '17:16', '22:40'])('a demo city that is seeded at %s', (hour) => {
  it('has people who do what they do by day, and nothing that they did is yet to come', async () => {
    const now = new Date(`2026-03-05T${hour}:00.000+08:00`)
    const platform = await startPlatform({ seed: true, startsAt: now })
    expect(await columnsAtNight(platform)).toEqual([])
    const steps = await rowsOf<{ readonly id: string }>(
      platform.database,
      sql`select case_id as id from case_steps where at > ${now.toISOString()}::timestamptz`,
    )
    expect(steps).toEqual([])
    await platform.close()
  })
})
