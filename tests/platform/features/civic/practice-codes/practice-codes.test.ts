import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPracticeCode, getVolunteerCode, listScans } from '../../../../../contract/practice-codes'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

interface Person {
  readonly id: string
  readonly token: string
}

describe('codes', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof teamTools>
  let lena: Person
  let ben: Person
  let cleo: Person
  let dora: Person
  let nobody: Person

  beforeAll(async () => {
    platform = await startPlatform()
    tools = teamTools(platform)
    lena = await tools.volunteer('lena', 'Lena')
    ben = await tools.volunteer('ben', 'Ben')
    cleo = await tools.volunteer('cleo', 'Cleo')
    dora = await tools.volunteer('dora', 'Dora')
    nobody = await platform.logIn({ id: 'nobody' })
    await tools.create('lantern', lena, 'Lantern Street')
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })
  const english = { 'x-language': 'en' }

  it('of a team make a member at once when its leader shows them, and are used once', async () => {
    const code = await tools.code(lena, 'lantern')
    expect((await tools.scan(ben, code)).data.scan).toMatchObject({ path: '/team-detail?id=lantern' })
    expect((await tools.see('lantern', ben)).data.team).toMatchObject({ standing: 'member', members: 2 })
    expect(await tools.scan(cleo, code)).toMatchObject({ code: 409001, data: { state: 'used' } })
    expect((await tools.see('lantern', cleo)).data.team).toMatchObject({ standing: 'none', members: 2 })
    // The page of the scan opened again.
    expect((await tools.scan(ben, code)).code).toBe(100000)
  })

  it('of a team make an applicant when a member shows them', async () => {
    expect((await tools.scan(cleo, await tools.code(ben, 'lantern'))).code).toBe(100000)
    expect((await tools.see('lantern', cleo)).data.team).toMatchObject({ standing: 'pending', members: 2 })
    const again = await tools.scan(cleo, await tools.code(ben, 'lantern'))
    expect(again).toMatchObject({ code: 409001, data: { state: 'pending' } })
    // The leader's code admits who waits.
    await tools.scan(cleo, await tools.code(lena, 'lantern'))
    expect((await tools.see('lantern', cleo)).data.team).toMatchObject({ standing: 'member', members: 3 })
  })

  it('that are refused are not used up', async () => {
    const code = await tools.code(lena, 'lantern')
    expect(await tools.scan(nobody, code)).toMatchObject({ data: { state: 'not-a-volunteer' } })
    expect(await tools.scan(ben, code)).toMatchObject({ data: { state: 'member' } })
    expect(await tools.scan(lena, code)).toMatchObject({ data: { state: 'own' } })
    expect((await tools.scan(dora, code)).code).toBe(100000)
  })

  it('expire, and say so; those of others are not ours', async () => {
    const code = await tools.code(lena, 'lantern')
    platform.clock.advance(61)
    expect(await tools.scan(cleo, code)).toMatchObject({ code: 409001, data: { state: 'expired' } })
    expect(await tools.scan(cleo, 'team~lantern~lena~1~nonce~signature')).toMatchObject({ data: { state: 'not-ours' } })
    const stolen = (await tools.code(lena, 'lantern')).replace('lantern', 'birds')
    expect(await tools.scan(cleo, stolen)).toMatchObject({ data: { state: 'not-ours' } })
  })

  it('of a member who has left since are worth nothing', async () => {
    const code = await tools.code(ben, 'lantern')
    await tools.act(ben, 'lantern', 'leave')
    const eve = await tools.volunteer('eve')
    expect(await tools.scan(eve, code)).toMatchObject({ data: { state: 'expired' } })
  })

  it('are shown by those who may', async () => {
    const ask = (who: Person, query: Record<string, string>) =>
      platform.call(getPracticeCode, { token: who.token, query })
    expect((await ask(nobody, { purpose: 'team', subject: 'lantern' })).code).toBe(403003)
    expect((await ask(lena, { purpose: 'team', subject: 'nowhere' })).code).toBe(403003)
    expect((await ask(lena, { purpose: 'door', subject: 'lantern' })).code).toBe(403001)
    expect((await ask(lena, { purpose: 'volunteer', subject: 'ben' })).code).toBe(403003)
    expect(await platform.call(getVolunteerCode, { token: nobody.token })).toMatchObject({
      code: 409001,
      data: { state: 'not-a-volunteer' },
    })
  })

  it('of a volunteer tell whoever scans them that they are one, which stands in the record with a cursor', async () => {
    const mine = await platform.call(getVolunteerCode, { token: lena.token })
    expect(mine.data).toMatchObject({ nickname: 'Lena', minutes: 0, valid_for: 60_000 })
    expect((await tools.scan(dora, mine.data.code)).code).toBe(100000)
    const record = async (cursor?: string) =>
      await platform.ask(listScans, {
        token: dora.token,
        headers: english,
        query: { page_size: '1', ...(cursor === undefined ? {} : { cursor }) },
      })

    const first = await record()
    expect(first.items).toMatchObject([{ title: 'Lena is a registered volunteer', path: '/user-details/lena' }])
    expect(await record(first.next_cursor ?? '')).toMatchObject({
      items: [{ title: 'You joined a team' }],
      next_cursor: null,
    })
  })
})
