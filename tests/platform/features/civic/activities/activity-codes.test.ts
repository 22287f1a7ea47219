import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPracticeCode } from '../../../../../contract/practice-codes'
import { activityTools } from '../../../../support/activities'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

interface Person {
  readonly id: string
  readonly token: string
}

describe('the code of an activity', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let teams: ReturnType<typeof teamTools>
  let lena: Person
  let ben: Person
  let cleo: Person

  beforeAll(async () => {
    platform = await startPlatform()
    tools = activityTools(platform)
    teams = teamTools(platform)
    lena = await tools.volunteer('lena')
    ben = await tools.volunteer('ben')
    cleo = await tools.volunteer('cleo')
    await teams.create('lantern', lena)
  })
  afterAll(() => platform.close())

  const codeOf = async (who: Person, subject: string) =>
    platform.call(getPracticeCode, { token: who.token, query: { purpose: 'activity', subject } })

  it.each([
    ['its own code', { code: '123456', radius: null }],
    ['the place', { code: null, radius: 300 }],
  ])('checks in and out where %s is taken, and the hours are counted', async (_, rules) => {
    const id = await tools.make({ ...rules, teamId: 'lantern', starts: 60_000 })
    await tools.join(ben, id)
    expect((await teams.scan(ben, (await codeOf(lena, id)).data.code)).data.scan).toMatchObject({
      path: `/activities-details/${id}`,
    })
    expect((await tools.see(id, ben)).data.activity.mine).toBe('checked-in')
    platform.clock.advance(5400)
    expect((await teams.scan(ben, (await codeOf(lena, id)).data.code)).code).toBe(100000)
    expect((await tools.see(id, ben)).data.activity).toMatchObject({
      mine: 'checked-out',
      service: { state: 'confirmed', minutes: 90 },
    })
    expect(await teams.scan(ben, (await codeOf(lena, id)).data.code)).toMatchObject({ data: { state: 'checked-out' } })
  })

  it('says why not, and is then not used up', async () => {
    const id = await tools.make({ teamId: 'lantern', starts: 60_000 })
    const { code } = (await codeOf(lena, id)).data
    expect(await teams.scan(cleo, code)).toMatchObject({ data: { state: 'not-joined' } })
    await tools.join(ben, id)
    expect((await teams.scan(ben, code)).code).toBe(100000)
    const later = await tools.make({ teamId: 'lantern', starts: 7_200_000 })
    await tools.join(ben, later)
    expect(await teams.scan(ben, (await codeOf(lena, later)).data.code)).toMatchObject({ data: { state: 'too-early' } })
  })

  it('is shown by the leader of its team alone', async () => {
    const id = await tools.make({ teamId: 'lantern' })
    expect((await codeOf(ben, id)).code).toBe(403003)
    expect((await codeOf(lena, await tools.make())).code).toBe(403003)
    expect((await codeOf(lena, 'nowhere')).code).toBe(403003)
  })
})
