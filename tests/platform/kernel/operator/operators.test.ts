import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rowsOf } from '../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { build } from '../../../../platform/kernel/database/statement'
import { operatorActs } from '../../../../platform/kernel/database/schema/operators'
import { serviceEntries } from '../../../../platform/features/civic/rankings/rankings.schema'
import { users } from '../../../../platform/kernel/members/members.schema'
import { desks } from '../../../../platform/features'
import { operate } from '../../../../platform/kernel/operator/operate'
import type { Desk } from '../../../../platform/kernel/operator/desk'
import { withOperator } from '../../../../platform/kernel/operator/operators'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { wishTools } from '../../../support/wishes'

describeOnBothDatabases('operators', (open) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
  })
  afterEach(() => platform.close())
  const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
  const log = async () => JSON.parse((await run('log', '--json', '--as', 'mei')).output) as Record<string, unknown>[]

  it('have names: the first one by acting, others by one who is there, nobody else', async () => {
    expect(await run('wishes', '--as', 'mei')).toMatchObject({ failed: false })
    expect(await run('wishes', '--as', 'thief')).toMatchObject({
      failed: true,
      output: expect.stringContaining('"thief" is not an operator'),
    })
    expect(await run('operators', 'add', 'Li Na', '--as', 'mei')).toEqual({ output: 'Done: add Li Na', failed: false })
    expect(await run('wishes', '--as', 'Li Na')).toMatchObject({ failed: false })
    expect((await run('operators', '--as', 'mei')).output).toContain(
      'Li Na  since 2026-03-05 16:00 Asia/Shanghai  added by mei',
    )
    expect(await run('operators', 'remove', 'mei', '--as', 'Li Na')).toMatchObject({ failed: false })
    expect(await run('wishes', '--as', 'mei')).toMatchObject({ failed: true })
    expect(await run('operators', 'remove', 'Li Na', '--as', 'Li Na')).toEqual({
      output: 'Li Na is the only operator. Add another one first.',
      failed: true,
    })
    expect(await run('operators', 'add', 'mei', '--as', 'Li Na')).toMatchObject({ failed: false })
    expect(await run('operators', 'add', ' \u202E', '--as', 'mei')).toMatchObject({ failed: true })
    expect(await run('wishes', '--as')).toEqual({ output: 'Who acts? --as <name>', failed: true })
    expect((await log()).map(({ operator, act, outcome }) => `${operator} ${act}: ${outcome}`)).toEqual([
      'mei add: refused',
      'Li Na add: done',
      'Li Na remove: refused',
      'mei : refused: not an operator',
      'Li Na remove: done',
      'mei add: done',
      'thief : refused: not an operator',
    ])
  })

  it('leave each act in a log, with its words, and each refusal', async () => {
    const tools = wishTools(platform)
    await tools.prepare()
    const anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
    const id = (await tools.submit(anna)).data.wish.id as string
    await run('wishes', 'refuse', id, 'Please say when', '--as', 'mei')
    await run('wishes', 'approve', id, '--as', 'mei')
    await run('wishes', 'approve', '13900000001', '--as', 'mei')
    expect(await log()).toMatchObject([
      { operator: 'mei', desk: 'wishes', act: 'approve', caseId: '139****0001', outcome: 'refused: 403001' },
      { operator: 'mei', desk: 'wishes', act: 'approve', caseId: id, text: '', outcome: 'refused: 409001 refused' },
      { operator: 'mei', desk: 'wishes', act: 'refuse', caseId: id, text: 'Please say when', outcome: 'done' },
    ])
    expect((await run('log', 'wishes', id, '--as', 'mei')).output).toContain(
      `mei  wishes refuse ${id}  done  "Please say when"`,
    )
  })

  it('act and log in one transaction: what cannot be logged is not done, what is not done is logged as failed', async () => {
    const done = sql`select value from settings where name = 'done'`
    const desk: Desk = {
      name: 'test',
      summary: 'Test',
      selectWaiting: async () => [],
      acts: {
        breaks: {
          summary: 'breaks after its first statement',
          takesText: false,
          carryOut: async (database) => {
            await database.execute(sql`insert into settings (name, value) values ('done', 'yes')`)
            throw new Error('broken')
          },
        },
      },
    }
    const words = ['test', 'breaks', 'one', '--as', 'mei']
    await expect(operate(platform.platform, [desk], words, platform.clock.now())).rejects.toThrow('broken')
    expect(await rowsOf(platform.database, done)).toEqual([])
    expect(await log()).toMatchObject([{ act: 'breaks', outcome: 'failed' }])
  })

  it('find what was done to an account by its number, which the log masks', async () => {
    await platform.logIn({ id: 'anna', phone: '13900000001' })
    await run('accounts', 'lock', '13900000001', 'Somebody else writes', '--as', 'mei')
    const { output } = await run('log', 'accounts', '139 0000 0001', '--as', 'mei')
    expect(output).toContain('mei  accounts lock 139****0001  done  "Somebody else writes"')
    expect((await run('log', 'accounts', '13900000002', '--as', 'mei')).output).not.toContain('lock')
  })

  it('can change nothing of the log, nor of the entries of service, whoever asks the database', async () => {
    await run('operators', 'add', 'Li Na', '--as', 'mei')
    const { database } = platform
    await expect(database.delete(operatorActs)).rejects.toMatchObject({ cause: { code: '42501' } })
    await expect(database.update(operatorActs).set({ operator: 'nobody' })).rejects.toMatchObject({
      cause: { code: '42501' },
    })
    await expect(database.execute(sql`truncate operator_acts`)).rejects.toMatchObject({ cause: { code: '42501' } })
    expect(await log()).toHaveLength(1)
    await platform.logIn({ id: 'ben' })
    await database
      .insert(serviceEntries)
      .values({
        userId: 'ben',
        activityId: 'a',
        day: '2026-03-05',
        minutes: 60,
        times: 1,
        act: 'confirm',
        role: 'leader',
        text: { 'zh-CN': '', en: '' },
        at: platform.clock.now(),
      })
    await expect(database.delete(serviceEntries)).rejects.toMatchObject({ cause: { code: '42501' } })
    await expect(database.update(serviceEntries).set({ minutes: 600 })).rejects.toMatchObject({
      cause: { code: '42501' },
    })
    // With the account they go.
    await database.delete(users).where(eq(users.id, 'ben'))
    expect(await queriesOf(database).read(build.select().from(serviceEntries))).toEqual([])
  })
})

it('name themselves to a platform that runs as somebody else', () => {
  expect(withOperator(['wishes', '--as', 'mei'])).toEqual(['wishes', '--as', 'mei', '--in', process.cwd()])
  expect(withOperator(['wishes'])).toEqual(['wishes', '--as', expect.stringMatching(/./), '--in', process.cwd()])
})
