import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoVolunteerLook, demoVolunteerName, demoVolunteers } from '../../../platform/demo/content/volunteers'
import { facesOf } from '../../../platform/demo/faces'
import { rowsOf } from '../../../platform/kernel/database/client'
import { startPlatform, type TestPlatform } from '../../support/platform'

/** Lists of people in the order in which they are shown: `list`, `person` and what they are ordered by. */
const lists: Readonly<Record<string, SQL>> = {
  'comments of contents': sql`select content_id as list, user_id as person, row_number() over (order by created_at desc, id desc) as place from comments where parent_id is null`,
  'replies to comments': sql`select parent_id as list, user_id as person, row_number() over (order by created_at, id) as place from comments where parent_id is not null`,
  'members of activities': sql`select activity_id as list, user_id as person, row_number() over (order by joined_at, user_id) as place from activity_members`,
  'the ranking by minutes': sql`select period as list, subject_id as person, row_number() over (order by minutes desc, subject_id desc) as place from ranking_sums where kind = 'person' and period in ('2026-03', '2026', 'all')`,
  'the ranking by times': sql`select period as list, subject_id as person, row_number() over (order by times desc, subject_id desc) as place from ranking_sums where kind = 'person' and period in ('2026-03', '2026', 'all')`,
  'all volunteers': sql`select state as list, id as person, row_number() over (order by registered_at desc, id desc) as place from volunteers where state = 'approved'`,
}

describe('the people of the demo city', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ seed: true })
  })
  afterAll(() => platform.close())
  const read = <Row>(statement: SQL) => rowsOf<Row>(platform.database, statement)

  it('have faces that fit what they are called', async () => {
    const avatars = new Map(
      (await read<{ id: string; avatar: string; nickname: string }>(sql`select id, avatar, nickname from users`)).map(
        ({ id, ...user }) => [id, user],
      ),
    )
    const wrong = Array.from({ length: demoVolunteers }, (_, index) => index).filter((index) => {
      const { avatar = '', nickname } = avatars.get(`volunteer-${String(index + 1).padStart(3, '0')}`) ?? {}
      return nickname !== demoVolunteerName(index) || !facesOf(demoVolunteerLook(index)).includes(avatar)
    })
    expect(wrong).toEqual([])
    const called = (form: string) => [...avatars.values()].filter(({ nickname }) => nickname.endsWith(form))
    for (const [form, look] of [
      ['阿姨', 'woman'],
      ['师傅', 'man'],
      ['奶奶', 'old woman'],
      ['爷爷', 'old man'],
    ] as const) {
      expect(called(form).length).toBeGreaterThan(20)
      expect(called(form).filter(({ avatar }) => !facesOf(look).includes(avatar))).toEqual([])
    }
  })

  it.each(Object.keys(lists))('have another face than those above them among %s', async (name) => {
    const same = await read(
      sql`select list, person, above, avatar from (
        select list, person, avatar, lag(person) over shown as above, lag(avatar) over shown as avatar_above
        from (${lists[name]}) as listed join users on users.id = person
        window shown as (partition by list order by place)) as pairs
        where avatar = avatar_above and person <> above`,
    )
    expect(same).toEqual([])
  })

  it('write the language of their nicknames', async () => {
    const said = await read<{ id: string; nickname: string; text: string }>(
      sql`select c.id, nickname, text from comments c join users u on u.id = c.user_id where text <> ''
        union all select m.key, nickname, text from chat_messages m join users u on u.id = m.user_id`,
    )
    const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
    expect(said.filter(({ text }) => !isChinese(text)).length).toBeGreaterThan(40)
    expect(said.filter(({ nickname, text }) => isChinese(nickname) !== isChinese(text))).toEqual([])
  })

  it('comment on nothing that is not yet published', async () => {
    // Messages of days ago tell of those of the accounts.
    const early = await read(
      sql`select c.id from comments c join contents on contents.id = c.content_id where c.created_at < published_at
        and c.id not like 'comment-of-%'`,
    )
    expect(early).toEqual([])
  })

  it('are in one place at a time', async () => {
    const clashes = await read(
      sql`select m.user_id, a.id, b.id as other from activity_members m
        join activities a on a.id = m.activity_id
        join activity_members n on n.user_id = m.user_id and n.activity_id > m.activity_id
        join activities b on b.id = n.activity_id
        where a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
    )
    expect(clashes).toEqual([])
  })
})
