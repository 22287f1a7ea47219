import { afterEach, beforeEach, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { search } from '../../../../../contract/search'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { publishingTools } from '../../../../support/publishing'
import { teamTools } from '../../../../support/teams'

const fileOf = (leader: string, more = '') => `---
kind: team
name:
  zh-CN: 江边散步队
  en: River Walkers
leader: ${leader}
logo: river.jpg
street:
  zh-CN: 望江路
  en: River Road
${more}---

<!-- zh-CN -->

每周六早上沿江走一圈。

<!-- en -->

Every Saturday morning, once along the river.
`

describeOnBothDatabases('teams that the office founds from files', (open) => {
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  let inTeams: ReturnType<typeof teamTools>
  let lena: { id: string; token: string }
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
    tools = await publishingTools(platform)
    inTeams = teamTools(platform)
    lena = await inTeams.volunteer('lena', 'Lena')
    await tools.copy('river.jpg')
    await tools.write('river-walkers.md', fileOf('lena'))
  })
  afterEach(async () => {
    await tools.clear()
    await platform.close()
  })
  const found = async () =>
    (await platform.ask(search, { query: { q: 'river' }, headers: { 'accept-language': 'en' } })).items.map(
      ({ title }) => title,
    )
  const told = async ({ token }: { readonly token: string }) =>
    (await platform.ask(listMessages, { token, headers: { 'x-language': 'en' } })).items.map(({ title }) => title)

  it('have the leader whom the file names, who is told, and are found at once', async () => {
    expect(await tools.do('publish', '.')).toContain('/team-detail?id=river-walkers')
    expect((await inTeams.see('river-walkers', lena)).data.team).toMatchObject({
      ...{ standing: 'leader', members: 1, intro: expect.stringMatching(/周六|Saturday/) },
    })
    expect(await told(lena)).toContain('You are now the team leader')
    expect(await found()).toEqual(['River Walkers'])
    await tools.write('river-walkers.md', fileOf('lena').replace('River Walkers', 'River Runners'))
    expect(await tools.do('publish', '.')).toContain('changed  team:river-walkers')
    expect(await told(lena)).toHaveLength(1)
    expect(await found()).toEqual(['River Runners'])
  })

  it('need a volunteer as their leader, and a name that no other team has', async () => {
    await platform.logIn({ id: 'anna' })
    await tools.write('river-walkers.md', fileOf('anna'))
    expect((await tools.run('publish', '.', '--dry-run')).output).toMatch(
      /river-walkers\.md:6: there is no approved volunteer with the id "anna"/,
    )
    await tools.write('river-walkers.md', fileOf('lena'))
    await tools.do('publish', '.')
    await tools.write('walkers.md', fileOf('lena').replace('River Road', '8 River Road'))
    const { output } = await tools.run('publish', '.', '--dry-run')
    expect(output).toContain('walkers.md:5: a team has the name "River Walkers" already')
    expect(output).toMatch(/walkers\.md:\d+: without a house number/)
  })

  it('are closed when they are withdrawn; their members are told, and they do not come back', async () => {
    await tools.do('publish', '.')
    const ben = await inTeams.volunteer('ben', 'Ben')
    await inTeams.act(ben, 'river-walkers', 'join')
    await inTeams.act(lena, 'river-walkers', 'approve', 'ben')
    await tools.do('publish', 'withdraw', 'team:river-walkers')
    expect(await found()).toEqual([])
    for (const member of [lena, ben])
      expect((await told(member)).filter((title) => /closed/i.test(title))).toHaveLength(1)
    expect((await tools.run('publish', 'put-back', 'team:river-walkers')).output).toContain('is closed')
  })
})
