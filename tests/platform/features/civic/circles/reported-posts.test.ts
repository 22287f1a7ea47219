import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { keepReportedPost, listReportedPosts } from '../../../../../contract/circle-people'
import { reportSomething } from '../../../../../contract/reports'
import { desks } from '../../../../../platform/features'
import { endVanishedReports } from '../../../../../platform/features/participation/reports/end-vanished-reports'
import { reportedThings } from '../../../../../platform/features/participation/reports/reports.schema'
import { allowances } from '../../../../../platform/kernel/database/schema/allowances'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { circleTools } from '../../../../support/circles'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

interface Person {
  readonly id: string
  readonly token: string
}

describeOnBothDatabases('a reported post of a circle', (open) => {
  let platform: TestPlatform
  let tools: ReturnType<typeof circleTools>
  let olga: Person
  let mona: Person
  let anna: Person
  let ben: Person
  let keys = 0

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    tools = circleTools(platform)
    ;[olga, mona, anna, ben] = [
      await platform.logIn({ id: 'olga', nickname: 'Olga' }),
      await platform.logIn({ id: 'mona', nickname: 'Mona' }),
      await platform.logIn({ id: 'anna', nickname: 'Anna' }),
      await platform.logIn({ id: 'ben', nickname: 'Ben' }),
    ]
    await tools.found('garden', olga)
    await tools.join(mona, 'garden')
    await tools.lead(olga, 'garden', 'name', mona)
    for (const person of [anna, ben]) await tools.join(person, 'garden')
  })
  beforeEach(async () => {
    await platform.database.delete(allowances)
    await platform.database.delete(reportedThings)
  })
  afterAll(() => platform.close())

  const key = () => ({ 'idempotency-key': `reported-key-${(keys += 1)}` })
  const report = (who: Person, id: string, reason = 'spam', text = '') =>
    platform.call(reportSomething, {
      token: who.token,
      headers: key(),
      body: { kind: 'circle-post', id, reason: reason as 'spam', text },
    })
  const queue = (who: Person) => platform.call(listReportedPosts, { token: who.token, path: { id: 'garden' } })
  const waiting = async (who: Person): Promise<string[]> =>
    (await queue(who)).data.items.map(({ id }: { id: string }) => id)
  const keep = (who: Person, id: string) =>
    platform.call(keepReportedPost, { token: who.token, headers: key(), path: { id }, body: {} })
  const told = async (who: Person) => (await messagesTo(platform.database, who.id)).map(({ title }) => title.en)
  const desk = async (...words: string[]) =>
    (await operate(platform.platform, desks, ['reports', ...words, '--as', 'office'], platform.clock.now())).output
  const cleanUp = () => endVanishedReports(platform.database, platform.platform.reportableKinds, platform.clock.now())

  it('waits for those who lead the circle, with its reasons, and without who reported it or their words', async () => {
    const post = await tools.write(anna, 'garden')
    await report(ben, post, 'spam', 'Ben writes this to the office')
    expect((await queue(olga)).data.items).toMatchObject([
      { id: post, author: { id: 'anna' }, reasons: [{ reason: 'spam', count: 1 }] },
    ])
    expect(JSON.stringify((await queue(olga)).data)).not.toMatch(/ben/i)
    expect([(await queue(anna)).code, (await keep(anna, post)).code]).toEqual([403003, 403003])
    expect(await told(olga)).toContain('A post in your circle was reported')
    expect((await tools.circle('garden', olga)).data.circle.reported).toBe(1)
    expect((await tools.circle('garden', anna)).data.circle.reported).toBe(0)
  })

  it('tells its reporter that it was removed, also when its circle did it; nothing is left at the desk', async () => {
    const post = await tools.write(anna, 'garden')
    await report(ben, post)
    expect(await desk()).toContain(post)
    await tools.moderate(mona, post, 'remove', { text: 'No sales here.' })
    expect(await told(ben)).toContain('We removed what you reported')
    expect([await waiting(olga), (await desk()).includes(post)]).toEqual([[], false])
    expect(await desk('keep', `circle-post:${post}`)).toContain('removed already')
  })

  it('kept by its circle is told to its reporter, who may turn to the office, where the circle has no say', async () => {
    const post = await tools.write(anna, 'garden')
    await report(ben, post)
    await keep(olga, post)
    expect(await told(ben)).toContain('The circle looked at what you reported')
    expect([await waiting(olga), (await desk()).includes(post)]).toEqual([[], false])
    expect((await keep(olga, post)).data).toEqual({ state: 'settled' })
    await report(ben, post, 'danger')
    expect([await waiting(olga), (await desk()).includes(post)]).toEqual([[], true])
    expect((await keep(mona, post)).data).toEqual({ state: 'settled' })
    await desk('keep', `circle-post:${post}`)
    expect(await told(ben)).toContain('We looked at what you reported')
    // What the office kept is not judged again as long as it says the same.
    await report(ben, post, 'danger')
    expect((await desk()).includes(post)).toBe(false)
  })

  it('of somebody who leads the circle is not theirs to judge', async () => {
    const post = await tools.write(mona, 'garden')
    const before = await told(mona)
    await report(ben, post)
    expect([await waiting(mona), await waiting(olga)]).toEqual([[], [post]])
    expect((await keep(mona, post)).data).toEqual({ state: 'own' })
    expect(await told(mona)).toEqual(before)
  })

  it('that went away by itself is no longer at any desk, and its reporter hears of it', async () => {
    const post = await tools.write(anna, 'garden')
    await report(ben, post)
    await tools.moderate(anna, post, 'delete')
    expect([await waiting(olga), (await desk()).includes(post)]).toEqual([[], false])
    await cleanUp()
    await cleanUp()
    expect((await told(ben)).filter((title) => title === 'What you reported is no longer there')).toHaveLength(1)
  })

  it('that was put back is judged anew when it is reported again', async () => {
    const post = await tools.write(anna, 'garden')
    await report(ben, post)
    await tools.moderate(olga, post, 'remove', { text: 'No sales here.' })
    await tools.moderate(olga, post, 'restore')
    await report(mona, post)
    expect(await waiting(olga)).toEqual([post])
  })
})
