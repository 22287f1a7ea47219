import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimWish, listClaimants } from '../../../../../contract/wishes'
import { reportSomething } from '../../../../../contract/reports'
import { desks } from '../../../../../platform/features'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { sources } from '../../../../../platform/kernel/uploads/uploads.schema'
import { commitments } from '../../../../../platform/features/civic/commitments/commitments.schema'
import { volunteers } from '../../../../../platform/features/civic/volunteers/volunteers.schema'
import { wishes } from '../../../../../platform/features/civic/wishes/wishes.schema'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { approveMembers } from '../../../../support/volunteers'
import { wishTools, type Person } from '../../../../support/wishes'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

describe('a wish', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof wishTools>
  let anna: Person
  let ben: Person
  let cleo: Person

  beforeAll(async () => {
    platform = await startPlatform()
    tools = wishTools(platform)
    await tools.prepare()
  })
  beforeEach(async () => {
    ;({ anna, ben, cleo } = await tools.beginAnew())
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })

  it('is claimed, finished with text and pictures, evaluated with stars, and everybody concerned gets a message', async () => {
    const id = await tools.open(anna)
    expect((await tools.see(id, ben)).data.wish).toMatchObject({ acts: ['claim'], phone: null })
    expect((await tools.claim(anna, id)).code).toBe(403003)
    expect((await tools.claim(ben, id)).data.wish).toMatchObject({
      state: 'claimed',
      claimed: 1,
      claimed_by_me: true,
      acts: ['finish', 'cancel'],
      phone: '13900000001',
      claimants: [{ nickname: 'Ben', helped: 0 }],
    })
    expect(await tools.claim(cleo, id)).toMatchObject({ code: 409002, data: { state: 'claimed' } })
    expect((await tools.finish(cleo, id)).code).toBe(403003)
    expect(await tools.remove(anna, id)).toMatchObject({ code: 409001, data: { state: 'claimed' } })
    await platform.database
      .insert(sources)
      .values({
        id: 'picture-1',
        userId: ben.id,
        kind: 'image',
        url: '/uploads/picture-1.webp',
        mime: 'image/webp',
        size: 1,
        createdAt: platform.clock.now(),
      })
    const finished = (await tools.finish(ben, id, 'We read two chapters.', ['picture-1'])).data.wish
    expect(finished.state).toBe('finished')
    expect(finished.phone).toBeNull()
    expect(finished.steps.at(-1)).toMatchObject({
      text: 'We read two chapters.',
      pictures: ['/uploads/picture-1.webp'],
    })
    expect(await tools.evaluate(ben, id)).toMatchObject({ code: 403003 })
    expect((await tools.evaluate(anna, id, 4, ' Kind. ')).data.wish).toMatchObject({
      state: 'evaluated',
      evaluation: { stars: 4, text: 'Kind.' },
      acts: [],
    })
    expect(await tools.evaluate(anna, id)).toMatchObject({ code: 409001, data: { state: 'evaluated' } })
    const { steps, claimants } = (await tools.see(id)).data.wish
    expect(steps.map(({ act }: { act: string }) => act)).toEqual(['submit', 'approve', 'claim', 'finish', 'evaluate'])
    expect(claimants).toMatchObject([{ helped: 1 }])
    expect(await tools.messagesOf(anna)).toEqual(
      expect.arrayContaining(['A volunteer claimed your wish', 'Your wish is done', 'Your wish is public']),
    )
    expect(await tools.messagesOf(ben)).toEqual(['Your help was rated'])
  })

  it('that wants several stays open until the last place, and opens again when one is given back', async () => {
    const id = await tools.open(anna, { wanted: 2 })
    expect((await tools.claim(ben, id)).data.wish).toMatchObject({ state: 'open', claimed: 1 })
    expect(await tools.claim(ben, id)).toMatchObject({ code: 409001, data: { state: 'claimed-by-me' } })
    expect((await tools.claim(cleo, id)).data.wish).toMatchObject({ state: 'claimed', claimed: 2 })
    expect((await tools.cancel(ben, id, 'I fell ill')).data.wish).toMatchObject({ state: 'open', claimed: 1 })
    expect((await tools.cancel(ben, id)).code).toBe(403003)
    expect((await tools.claim(ben, id)).data.wish.state).toBe('claimed')
    const { items } = await platform.ask(listClaimants, { query: { wish_id: id } })
    expect(items.map(({ nickname }: { nickname: string }) => nickname).sort()).toEqual(['Ben', 'Cleo'])
    await tools.finish(ben, id)
    expect(await tools.messagesOf(cleo)).toContain('A wish you claimed is done')
  })

  it('shows its area, and phone, address and position to who holds the claim, while they hold it', async () => {
    const id = await tools.open(anna)
    const area = { name: 'Lantern Street', latitude: 26.425, longitude: 111.61 }
    const exact = { address: '17, door 4', latitude: 26.42345, longitude: 111.61234 }
    const seen = async (who?: Person) => {
      const { place, phone, private_place } = (await tools.see(id, who)).data.wish
      expect(place).toEqual(area)
      return [phone, private_place]
    }
    const nothing = [null, null]
    expect(await seen(anna)).toEqual([null, exact])
    expect([await seen(), await seen(ben)]).toEqual([nothing, nothing])
    await tools.claim(ben, id)
    expect([await seen(ben), await seen(cleo)]).toEqual([['13900000001', exact], nothing])
    await tools.cancel(ben, id)
    expect(await seen(ben)).toEqual(nothing)
    await tools.claim(ben, id)
    await tools.letGo(anna, id, ben)
    expect(await seen(ben)).toEqual(nothing)
    await tools.claim(cleo, id)
    expect(await seen(cleo)).toEqual(['13900000001', exact])
    await tools.finish(cleo, id)
    expect(await seen(cleo)).toEqual(nothing)
    await tools.evaluate(anna, id)
    expect(await seen(cleo)).toEqual(nothing)
    const stored = await queriesOf(platform.database).readOne(build.select().from(wishes).where(eq(wishes.id, id)))
    expect(JSON.stringify(stored)).not.toMatch(/door 4|42345|61234/)
  })

  it('is claimed by approved volunteers, who are asked to register, and by nobody for themselves', async () => {
    const dora = await platform.logIn({ id: 'dora', phone: '13900000004' })
    const id = await tools.open(anna)
    expect((await tools.see(id, dora)).data.wish).toMatchObject({ acts: [], needs_volunteer: true })
    expect((await tools.see(id)).data.wish).toMatchObject({ acts: ['claim'], needs_volunteer: false })
    expect((await tools.see(id, anna)).data.wish).toMatchObject({ acts: ['withdraw'], needs_volunteer: false })
    expect(await tools.claim(dora, id)).toMatchObject({ code: 409001, data: { state: 'not-a-volunteer' } })
    const at = platform.clock.now()
    await platform.database
      .insert(volunteers)
      .values({ id: dora.id, state: 'pending', registeredAt: at, updatedAt: at })
    expect((await tools.see(id, dora)).data.wish).toMatchObject({ needs_volunteer: true, registration_pending: true })
    await platform.database.delete(volunteers).where(eq(volunteers.id, dora.id))
    await approveMembers(platform, dora)
    expect((await tools.see(id, dora)).data.wish).toMatchObject({ acts: ['claim'], needs_volunteer: false })
    expect((await tools.claim(dora, id)).code).toBe(100000)
    expect((await tools.claim(anna, await tools.open(anna))).code).toBe(403003)
  })

  it('is claimed three at a time, and five a day', async () => {
    const [eve, lara] = [
      await platform.logIn({ id: 'eve', phone: '13900000005' }),
      await platform.logIn({ id: 'lara', phone: '13900000006' }),
    ]
    await approveMembers(platform, eve)
    const ids: string[] = []
    for (let round = 0; round < 6; round += 1) ids.push(await tools.open(lara))
    for (const id of ids.slice(0, 3)) expect((await tools.claim(eve, id)).code).toBe(100000)
    expect(await tools.claim(eve, ids[3]!)).toMatchObject({ code: 409001, data: { state: 'holds-enough' } })
    // Sooner would be too soon to be true.
    platform.clock.advance(11 * 60)
    for (const id of ids.slice(0, 3)) await tools.finish(eve, id)
    for (const id of ids.slice(3, 5)) expect((await tools.claim(eve, id)).code).toBe(100000)
    expect(await tools.claim(eve, ids[5]!)).toMatchObject({ code: 429001, data: { state: 'took-enough' } })
  })

  it('is taken from a claimant by its wisher, who says why: they alone are told, and do not come back', async () => {
    const id = await tools.open(anna, { wanted: 2 })
    await tools.claim(ben, id)
    await tools.claim(cleo, id)
    expect((await tools.see(id, anna)).data.wish.acts).toEqual(['letGo'])
    expect((await tools.letGo(anna, id, ben, 'no')).data.fields).toEqual({ text: 'too-short' })
    expect((await tools.letGo(cleo, id, ben)).code).toBe(403003)
    expect((await tools.letGo(anna, id, ben)).data.wish).toMatchObject({
      state: 'open',
      claimed: 1,
      claimants: [{ nickname: 'Cleo' }],
    })
    expect(await tools.letGo(anna, id, ben)).toMatchObject({ code: 409001, data: { state: 'not-claimed' } })
    expect(await tools.messagesOf(ben)).toContain('Your claim was cancelled')
    expect(await tools.messagesOf(cleo)).not.toContain('Your claim was cancelled')
    expect((await tools.see(id, ben)).data.wish).toMatchObject({ acts: [], needs_volunteer: false })
    expect(await tools.claim(ben, id)).toMatchObject({ code: 409001, data: { state: 'let-go' } })
    const held = (await queriesOf(platform.database).read(build.select().from(commitments))).filter(
      ({ caseId }) => caseId === id,
    )
    expect(held.map(({ userId, ended }) => [userId, ended]).sort()).toEqual([
      ['ben', 'released'],
      ['cleo', null],
    ])
  })

  it('tells why a claim ended to its wisher and to whose claim it was, and to nobody else', async () => {
    const id = await tools.open(anna, { wanted: 2 })
    await tools.claim(ben, id)
    await tools.cancel(ben, id, 'Nobody opened at door 4.')
    await tools.claim(ben, id)
    await tools.letGo(anna, id, ben, 'He came much too late.')
    await tools.claim(cleo, id)
    const reasons = async (who?: typeof anna) =>
      (await tools.see(id, who)).data.wish.steps
        .filter(({ act }: { act: string }) => act === 'cancel' || act === 'letGo')
        .map(({ text }: { text: string }) => text)
    const both = ['Nobody opened at door 4.', 'He came much too late.']
    expect([await reasons(anna), await reasons(ben)]).toEqual([both, both])
    expect([await reasons(), await reasons(cleo)]).toEqual([
      ['', ''],
      ['', ''],
    ])
    await tools.letGo(anna, id, cleo, 'She wanted money for it.')
    expect(await reasons(ben)).toEqual([...both, ''])
    expect(await reasons(cleo)).toEqual(['', '', 'She wanted money for it.'])
  })

  it('answers a repeated claim by what is so by then: no phone after it was given up', async () => {
    const id = await tools.open(anna)
    const hana = await platform.logIn({ id: 'hana', phone: '13900000021' })
    await approveMembers(platform, hana)
    const claim = () =>
      platform.call(claimWish, { token: hana.token, headers: { 'idempotency-key': 'hana-claims-once' }, body: { id } })
    const { phone } = (await claim()).data.wish
    expect([phone, (await claim()).data.wish.phone]).toEqual(['13900000001', '13900000001'])
    await tools.cancel(hana, id)
    const repeated = (await claim()).data.wish
    expect([repeated.state, repeated.phone, repeated.private_place]).toEqual(['open', null, null])
  })

  it('that was not done is open again by the word of its wisher, and not for who said that it was', async () => {
    const id = await tools.open(anna, { wanted: 2 })
    const [ines, joao] = [
      await platform.logIn({ id: 'ines', phone: '13900000022' }),
      await platform.logIn({ id: 'joao', phone: '13900000023' }),
    ]
    await approveMembers(platform, ines, joao)
    await tools.claim(ines, id)
    await tools.claim(joao, id)
    await tools.finish(ines, id)
    expect((await tools.see(id, anna)).data.wish.acts).toEqual(['evaluate', 'notDone'])
    expect((await tools.notDone(joao, id)).code).toBe(403003)
    expect((await tools.notDone(anna, id, 'no')).data.fields).toEqual({ text: 'too-short' })
    expect((await tools.notDone(anna, id)).data.wish).toMatchObject({ state: 'open', claimed: 0 })
    expect((await tools.notDone(anna, id)).data).toEqual({ state: 'open' })
    expect((await tools.claim(ines, id)).data).toEqual({ state: 'let-go' })
    expect((await tools.claim(joao, id)).code).toBe(100000)
    expect(await tools.messagesOf(ines)).toContain('The resident says they weren’t helped')
    const held = (await queriesOf(platform.database).read(build.select().from(commitments))).filter(
      ({ caseId }) => caseId === id,
    )
    expect(held.map(({ userId, ended }) => `${userId} ${ended ?? 'held'}`).sort()).toEqual([
      'ines returned',
      'joao done',
      'joao held',
    ])
  })

  it('is said to be done sooner than anybody helps three times: then the volunteer is paused', async () => {
    const liam = await platform.logIn({ id: 'liam', phone: '13900000024' })
    await approveMembers(platform, liam)
    for (let round = 0; round < 3; round += 1) {
      const id = await tools.open(anna)
      await tools.claim(liam, id)
      platform.clock.advance(60)
      expect((await tools.finish(liam, id)).code).toBe(100000)
    }
    expect((await tools.claim(liam, await tools.open(anna))).data).toEqual({ state: 'paused' })
    const shown = (await operate(platform.platform, desks, ['commitments'], platform.clock.now())).output
    expect(shown).toContain('(said to be done after 1 min)')
  })

  it('is taken from a claimant by the office too, whose operator stands in its history alone', async () => {
    const id = await tools.open(anna)
    const mina = await platform.logIn({ id: 'mina', phone: '13900000025' })
    await approveMembers(platform, mina)
    await tools.claim(mina, id)
    await operate(platform.platform, desks, ['operators', 'add', 'mei'], platform.clock.now())
    const run = (...words: string[]) =>
      operate(platform.platform, desks, [...words, '--as', 'mei'], platform.clock.now())
    expect(await run('wishes', 'end-claim', `${id}:nobody`, 'Nobody there')).toMatchObject({ failed: true })
    expect(await run('wishes', 'end-claim', `${id}:mina`, 'She asked for money')).toMatchObject({ failed: false })
    expect((await tools.see(id, anna)).data.wish.steps.at(-1)).toMatchObject({
      act: 'endClaim',
      actor: null,
      text: 'She asked for money',
    })
    expect((await tools.see(id, ben)).data.wish.steps.at(-1).text).toBe('')
    expect([await tools.messagesOf(mina), await tools.messagesOf(anna)]).toEqual([
      expect.arrayContaining(['The office ended your claim']),
      expect.arrayContaining(['The office ended a volunteer’s claim']),
    ])
    expect((await run('history', 'wish', id)).output).toContain('mei, office  endClaim: open  "She asked for money"')
    expect(JSON.stringify((await tools.see(id, mina)).data)).not.toContain('mei')
  })

  it('is taken down by the office after a report, which ends its claims and tells everybody concerned', async () => {
    const id = await tools.open(anna, { wanted: 2 })
    const nina = await platform.logIn({ phone: '13900000093' })
    await approveMembers(platform, nina)
    await tools.claim(nina, id)
    await platform.ask(reportSomething, {
      token: ben.token,
      headers: { 'idempotency-key': 'report-of-a-wish' },
      body: { kind: 'wish', id, reason: 'false', text: '' },
    })
    const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
    expect(await run('reports', 'remove', `wish:${id}`, 'Nobody lives there')).toMatchObject({ failed: false })
    expect((await tools.see(id, ben)).code).toBe(403001)
    expect((await tools.see(id, anna)).data.wish).toMatchObject({ state: 'refused' })
    expect((await tools.see(id, anna)).data.wish.steps.at(-1)).toMatchObject({
      act: 'takeDown',
      text: 'Nobody lives there',
    })
    expect([await tools.messagesOf(nina), await tools.messagesOf(anna)]).toEqual([
      expect.arrayContaining(['A wish you claimed was removed']),
      expect.arrayContaining(['The office removed your wish']),
    ])
    expect((await tools.claim(nina, id)).status).not.toBe(200)
  })

  it('is open again, and shows no phone any more, when the office suspends its claimant', async () => {
    const id = await tools.open(anna)
    const nora = await platform.logIn({ id: 'nora', phone: '13900000026' })
    await approveMembers(platform, nora)
    expect((await tools.claim(nora, id)).data.wish.phone).toBe('13900000001')
    const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
    expect(await run('suspensions', 'suspend', 'nora', 'Three residents complained')).toMatchObject({ failed: false })
    expect((await tools.see(id, nora)).data.wish).toMatchObject({ state: 'open', phone: null, private_place: null })
    expect((await tools.claim(nora, id)).data).toEqual({ state: 'not-a-volunteer' })
    expect(await run('suspensions', 'resume', 'nora')).toMatchObject({ failed: false })
    expect((await tools.claim(nora, id)).code).toBe(100000)
  })
})
