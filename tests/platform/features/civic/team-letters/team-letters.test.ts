import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { blockPerson } from '../../../../../contract/privacy'
import { reportSomething } from '../../../../../contract/reports'
import {
  changeLetterSetting,
  getLetterSettings,
  listTeamLetters,
  writeTeamLetter,
} from '../../../../../contract/team-letters'
import { desks } from '../../../../../platform/features'
import { teamMembers, teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { suspendVolunteer } from '../../../../../platform/features/civic/volunteers/suspend-volunteer'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { messages } from '../../../../../platform/kernel/messages/messages.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

interface Person {
  readonly id: string
  readonly token: string
}

function letterTools(platform: TestPlatform) {
  let keys = 0
  const key = () => ({ 'idempotency-key': `letter-key-${(keys += 1)}` })
  return {
    key,
    write: (who: Person, teamId: string, text = 'We meet at eight.') =>
      platform.call(writeTeamLetter, { token: who.token, headers: key(), body: { team_id: teamId, text } }),
    list: (who: Person, teamId: string) =>
      platform.call(listTeamLetters, { token: who.token, query: { team_id: teamId } }),
    settings: (who: Person, id: string) => platform.call(getLetterSettings, { token: who.token, path: { id } }),
    change: (who: Person, id: string, setting: string, on: boolean) =>
      platform.call(changeLetterSetting, { token: who.token, path: { id }, body: { setting, on } }),
    told: async (who: Person) =>
      (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items,
  }
}

describe('what is written to the members of a team', () => {
  let platform: TestPlatform
  let inTeams: ReturnType<typeof teamTools>
  let tools: ReturnType<typeof letterTools>
  let people = 0
  let lena: Person
  let ben: Person
  let cleo: Person
  let id: string

  const somebody = (nickname: string) => inTeams.volunteer(`writer-${(people += 1)}`, nickname)
  const enter = async (who: Person) => {
    await inTeams.act(who, id, 'join')
    await inTeams.act(lena, id, 'approve', who.id)
  }
  /** The texts of the letters that somebody got as messages. */
  const got = async (who: Person) =>
    (await tools.told(who)).filter(({ title }) => title.includes('wrote to')).map(({ text }) => text)
  const seen = async (who: Person) => (await tools.list(who, id)).data.items.map(({ text }: { text: string }) => text)
  const desk = (...words: string[]) => operate(platform.platform, desks, ['reports', ...words], platform.clock.now())
  const report = (who: Person, letter: string) =>
    platform.call(reportSomething, {
      token: who.token,
      headers: tools.key(),
      body: { kind: 'team-letter', id: letter, reason: 'spam', text: '' },
    })

  beforeAll(async () => {
    platform = await startPlatform()
    inTeams = teamTools(platform)
    tools = letterTools(platform)
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    ;[lena, ben, cleo] = [await somebody('Lena'), await somebody('Ben'), await somebody('Cleo')]
    id = `letters-${people}`
    await inTeams.create(id, lena, 'Night Walk')
    for (const who of [ben, cleo]) await enter(who)
  })

  it('comes to each of them as a message, and stands in a list that tells its leader how many got it', async () => {
    const applicant = await somebody('Dora')
    await inTeams.act(applicant, id, 'join')
    expect((await tools.write(lena, id, ' We meet at eight. ')).data).toEqual({ receivers: 2 })
    expect(await tools.told(ben)).toContainEqual(
      expect.objectContaining({
        title: 'Lena wrote to “Night Walk”',
        text: 'We meet at eight.',
        category: 'cases',
        path: `/team-letters/${id}`,
      }),
    )
    expect([await got(cleo), await got(lena), await got(applicant)]).toEqual([['We meet at eight.'], [], []])
    const [own] = (await tools.list(lena, id)).data.items
    expect(own).toMatchObject({ text: 'We meet at eight.', mine: true, receivers: 2 })
    const [read] = (await tools.list(ben, id)).data.items
    expect(read).toEqual({
      ...{ id: own.id, text: 'We meet at eight.', sent_at: own.sent_at, mine: false, receivers: null },
      from: { id: lena.id, nickname: 'Lena', avatar: '' },
    })
  })

  it('is for the members alone', async () => {
    const stranger = await somebody('Emil')
    await inTeams.act(stranger, id, 'join')
    for (const call of [
      tools.write(stranger, id),
      tools.list(stranger, id),
      tools.settings(stranger, id),
      tools.change(stranger, id, 'gets-letters', false),
    ])
      expect((await call).code).toBe(403003)
    expect((await tools.list(lena, 'nowhere')).code).toBe(403001)
    expect((await tools.list({ id: '', token: 'guest' }, id)).code).toBe(303001)
  })

  it('is short, and has no word that the site refuses', async () => {
    expect((await tools.write(lena, id, 'x')).data).toEqual({ fields: { text: 'too-short' } })
    expect((await tools.write(lena, id, 'x'.repeat(301))).data).toEqual({ fields: { text: 'too-long' } })
    expect(await seen(lena)).toEqual([])
  })

  it('is written by the leader, and by members where the leader lets them', async () => {
    expect((await tools.settings(ben, id)).data.settings).toMatchObject({ leads: false, may_write: false })
    expect(await tools.write(ben, id)).toMatchObject({ code: 409001, data: { state: 'leader-writes' } })
    expect((await tools.change(ben, id, 'members-write', true)).code).toBe(403003)
    expect((await tools.change(lena, id, 'members-write', true)).data.settings).toMatchObject({
      ...{ team_name: 'Night Walk', leads: true, may_write: true, members_write: true },
    })
    expect((await tools.settings(ben, id)).data.settings).toMatchObject({ may_write: true, members_write: true })
    expect((await tools.write(ben, id, 'Bring a lamp.')).data).toEqual({ receivers: 2 })
    expect([await got(lena), await got(cleo), await got(ben)]).toEqual([['Bring a lamp.'], ['Bring a lamp.'], []])
    expect((await tools.list(lena, id)).data.items[0]).toMatchObject({ mine: false, receivers: 2 })
    await suspendVolunteer(platform.database, cleo.id, 'Residents complained', platform.clock.now())
    expect((await tools.settings(cleo, id)).data.settings.may_write).toBe(false)
    expect(await tools.write(cleo, id)).toMatchObject({ data: { state: 'not-a-volunteer' } })
  })

  it('is written three times a day by the leader, three times by all others, and once by each of them', async () => {
    await tools.change(lena, id, 'members-write', true)
    const others = [ben, cleo, await somebody('Dora'), await somebody('Emil')]
    for (const who of others.slice(2)) await enter(who)
    const statuses = async (writers: readonly Person[]) => {
      const found: number[] = []
      for (const who of writers) found.push((await tools.write(who, id)).status)
      return found
    }
    expect(await statuses([ben, ben])).toEqual([200, 429])
    expect(await statuses(others.slice(1))).toEqual([200, 200, 429])
    expect(await statuses([lena, lena, lena, lena])).toEqual([200, 200, 200, 429])
    platform.clock.advance(86_400)
    expect(await statuses([ben, lena])).toEqual([200, 200])
  })

  it('does not come to who switched it off for the team, or blocks the writer', async () => {
    expect((await tools.change(ben, id, 'gets-letters', false)).data.settings.gets_letters).toBe(false)
    await platform.ask(blockPerson, { token: cleo.token, path: { id: lena.id } })
    expect((await tools.write(lena, id)).data).toEqual({ receivers: 0 })
    expect([await got(ben), await got(cleo)]).toEqual([[], []])
    // Who gets no messages of it can still look it up; who blocks its writer does not see it.
    expect([await seen(ben), await seen(cleo)]).toEqual([['We meet at eight.'], []])
    await tools.change(ben, id, 'gets-letters', true)
    await tools.write(lena, id, 'At nine.')
    expect(await got(ben)).toEqual(['At nine.'])
  })

  it('is shown to a member from the day on which they joined, and no more once they have left', async () => {
    await tools.write(lena, id, 'An old letter.')
    platform.clock.advance(60)
    const late = await somebody('Dora')
    await enter(late)
    await tools.write(lena, id, 'A new letter.')
    expect(await seen(late)).toEqual(['A new letter.'])
    expect(await seen(lena)).toEqual(['A new letter.', 'An old letter.'])
    await inTeams.act(late, id, 'leave')
    expect((await tools.list(late, id)).code).toBe(403003)
  })

  it('can be reported: it is gone for the reporter at once, and for all when the office removes it', async () => {
    await tools.write(lena, id, 'Buy at my shop')
    const letter = (await tools.list(ben, id)).data.items[0].id as string
    expect((await report(lena, letter)).data).toMatchObject({ state: 'own' })
    expect((await report(await somebody('Finn'), letter)).code).toBe(403001)
    expect((await report(ben, letter)).code).toBe(100000)
    expect([await seen(ben), await seen(cleo)]).toEqual([[], ['Buy at my shop']])
    const { output } = await desk()
    expect(output).toContain(`team-letter:${letter}`)
    await inTeams.act(cleo, id, 'leave')
    expect((await desk('remove', `team-letter:${letter}`, 'Advertising')).failed).toBe(false)
    expect([await seen(lena), await got(ben), await got(cleo)]).toEqual([[], [], []])
    expect((await tools.told(lena)).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^What you wrote to “.+” was removed. Reason: Advertising$/),
    )
    expect((await tools.told(ben)).map(({ text }) => text)).toContain(
      'The letter to the team that you reported was removed. Thank you for telling us.',
    )
    expect((await report(ben, letter)).code).toBe(403001)
  })
})

describeOnBothDatabases('a letter to a team of more members than one statement reaches', (open) => {
  it('comes to each of them once', async () => {
    const platform = await startPlatform({ connection: await open() })
    const { database, clock } = platform
    const [inTeams, tools] = [teamTools(platform), letterTools(platform)]
    const lena = await inTeams.volunteer('lena', 'Lena')
    await inTeams.create('crowd', lena, 'Crowd')
    const ids = Array.from({ length: 1203 }, (_, index) => `one-of-many-${index}`)
    const at = clock.now()
    await database.insert(users).values(ids.map((id) => ({ id, nickname: id, avatar: '', createdAt: at })))
    const membership = { teamId: 'crowd', state: 'member' as const, askedAt: at, updatedAt: at }
    await database.insert(teamMembers).values(ids.map((userId) => ({ ...membership, userId })))
    await database.update(teams).set({ members: 1204 }).where(eq(teams.id, 'crowd'))
    expect((await tools.write(lena, 'crowd')).data).toEqual({ receivers: 1203 })
    const told = await queriesOf(database).readColumn(
      build.select({ userId: messages.userId }).from(messages).where(eq(messages.kind, 'team-letter.send')),
    )
    expect(told.sort()).toEqual([...ids].sort())
    await platform.close()
  })
})
