import { afterAll, beforeAll, expect, it } from 'vitest'
import { listCircleCandidates } from '../../../../../contract/circle-people'
import { invitationRest } from '../../../../../src/domain/civic/circles/circle-invitation'
import { blockPerson, unblockPerson } from '../../../../../platform/features/people/privacy/block-people'
import { follows } from '../../../../../platform/features/participation/reactions/reactions.schema'
import { circlesDesk } from '../../../../../platform/features/civic/circles/circles.desk'
import { leadCircle } from '../../../../../platform/features/civic/circles/lead-circle'
import { circleTools } from '../../../../support/circles'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

interface Person {
  readonly id: string
  readonly token: string
}

describeOnBothDatabases('inviting people to a circle', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof circleTools>
  let people: Record<'olga' | 'anna' | 'ben' | 'cora', Person>

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    tools = circleTools(platform)
    const person = (id: string) => platform.logIn({ id, nickname: id[0]?.toUpperCase() + id.slice(1) })
    people = {
      olga: await person('olga'),
      anna: await person('anna'),
      ben: await person('ben'),
      cora: await person('cora'),
    }
    const at = platform.clock.now()
    await platform.database
      .insert(follows)
      .values(['anna', 'ben'].map((targetId) => ({ userId: 'olga', kind: 'member' as const, targetId, createdAt: at })))
  })
  afterAll(() => platform.close())

  const candidates = async (id: string, q = '', who = people.olga) =>
    await platform.call(listCircleCandidates, { path: { id }, query: { q }, token: who.token })
  const standings = async (id: string, q = '') =>
    ((await candidates(id, q)).data.items as { id: string; standing: string }[]).map((each) => [each.id, each.standing])
  const invitationsTo = async (who: Person) =>
    (await messagesTo(platform.database, who.id)).filter(({ kind }) => kind === 'circle-membership.invite').length

  it('finds those whom the leader follows by their name, with what keeps each from being invited', async () => {
    await tools.found('found', people.olga)
    expect(await standings('found')).toEqual([
      ['anna', 'free'],
      ['ben', 'free'],
    ])
    await tools.join(people.ben, 'found')
    expect(await standings('found', 'be')).toEqual([['ben', 'member']])
    // Cora is not followed, so she is nobody whom Olga could find.
    expect(await standings('found', 'cora')).toEqual([])
    await tools.lead(people.olga, 'found', 'invite', people.anna)
    expect(await standings('found', 'anna')).toEqual([['anna', 'invited']])
    expect(await invitationsTo(people.anna)).toBe(1)
  })

  it('is for those who lead a circle that has not ended', async () => {
    await tools.found('led', people.olga)
    await tools.join(people.anna, 'led')
    expect((await candidates('led', '', people.anna)).code).toBe(403003)
    expect((await candidates('led', '', people.cora)).code).toBe(403003)
    expect((await candidates('nowhere')).code).toBe(403001)
    await platform.database.transaction(async (transaction) => {
      await circlesDesk.acts['close']?.carryOut(transaction, 'led', '', platform.clock.now())
    })
    expect((await candidates('led')).data).toEqual({ state: 'circle-ended' })
  })

  it('shows nobody who blocks the leader, and nothing comes to them; whom the leader blocks is shown as that', async () => {
    await tools.found('blocked', people.olga)
    await blockPerson(platform.database, 'anna', 'olga', platform.clock.now())
    await blockPerson(platform.database, 'olga', 'ben', platform.clock.now())
    const before = [await invitationsTo(people.anna), await invitationsTo(people.ben)]
    expect(await standings('blocked')).toEqual([['ben', 'blocked']])
    expect((await tools.lead(people.olga, 'blocked', 'invite', people.anna)).code).toBe(403003)
    expect((await tools.lead(people.olga, 'blocked', 'invite', people.ben)).code).toBe(403003)
    expect([await invitationsTo(people.anna), await invitationsTo(people.ben)]).toEqual(before)
    await unblockPerson(platform.database, 'anna', 'olga')
    await unblockPerson(platform.database, 'olga', 'ben')
  })

  it('leaves somebody who declined in peace for thirty days, unless they come by themselves', async () => {
    await tools.found('declined', people.olga)
    await tools.lead(people.olga, 'declined', 'invite', people.anna)
    await tools.join(people.anna, 'declined', 'decline')
    const declinedAt = platform.clock.now().getTime()
    expect((await candidates('declined', 'anna')).data.items).toMatchObject([
      { standing: 'declined', invitable_from: new Date(declinedAt + invitationRest).toISOString() },
    ])
    expect((await tools.lead(people.olga, 'declined', 'invite', people.anna)).code).toBe(409001)
    // Another circle may ask.
    await tools.found('another', people.olga)
    expect((await tools.lead(people.olga, 'another', 'invite', people.anna)).code).toBe(100000)
    await tools.join(people.anna, 'declined')
    await tools.join(people.anna, 'declined', 'leave')
    expect(await standings('declined', 'anna')).toEqual([['anna', 'free']])
    await tools.lead(people.olga, 'declined', 'invite', people.anna)
    await tools.join(people.anna, 'declined', 'decline')
    const before = await invitationsTo(people.anna)
    const later = new Date(platform.clock.now().getTime() + invitationRest)
    const call = { circleId: 'declined', act: 'invite', userId: 'anna', text: '', hours: 24 } as const
    await platform.database.transaction((transaction) => leadCircle(transaction, 'olga', call, later))
    expect(await invitationsTo(people.anna)).toBe(before + 1)
  })

  it('invites thirty people a day at most', async () => {
    const mona = await platform.logIn({ id: 'mona', nickname: 'Mona' })
    await tools.found('many', mona)
    for (let index = 0; index < 30; index += 1) {
      const person = await platform.logIn({ id: `guest-${index}`, nickname: `Guest ${index}` })
      expect((await tools.lead(mona, 'many', 'invite', person)).code).toBe(100000)
    }
    const last = await platform.logIn({ id: 'guest-last', nickname: 'Last' })
    expect((await tools.lead(mona, 'many', 'invite', last)).code).toBe(429001)
    expect(await invitationsTo(last)).toBe(0)
  })
})
