import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToFeedback, sendFeedback } from '../../../../contract/feedback'
import { configurations } from '../../../../platform/kernel/site/site.schema'
import { desks } from '../../../../platform/features'
import { operate } from '../../../../platform/kernel/operator/operate'
import {
  askRunningPlatform,
  openOperatorSocket,
  socketAddress,
} from '../../../../platform/kernel/operator/operator-socket'
import { platformProgram } from '../../../../scripts/build-platform.mjs'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { uploadTools } from '../../../support/uploads'
import { wishTools } from '../../../support/wishes'

const command = promisify(execFile)

describe('the operator', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof wishTools>
  let anna: { id: string; token: string }
  beforeAll(async () => {
    platform = await startPlatform()
    tools = wishTools(platform)
    await tools.prepare()
    anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
  })
  afterAll(() => platform.close())
  const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
  const submit = async () => (await tools.submit(anna)).data.wish.id as string
  const stateOf = async (id: string) => (await tools.see(id, anna)).data.wish.state

  it('sees what waits, and how to go on', async () => {
    expect(await run('wishes')).toEqual({ output: 'Wishes that wait for approval: 0', failed: false })
    const id = await submit()
    const { output } = await run('wishes')
    expect(output).toContain('Wishes that wait for approval: 1')
    expect(output).toContain(`${id}  2026-03-05 16:00 Asia/Shanghai  Anna\n  Somebody to read to me`)
    expect(output).toContain('npm run operator -- wishes refuse <id> "<words>"')
    expect((await run('all')).output).toContain('Feedback that waits for an answer: 0')
    expect(JSON.parse((await run('wishes', '--json')).output)).toMatchObject([
      { desk: 'wishes', waiting: [{ id, title: 'Somebody to read to me' }] },
    ])
    expect((await run('help')).output).toContain('npm run operator -- feedback answer <id> "<words>"')
  })

  it('sees in the overview only desks at which something stands, with the first cases of each', async () => {
    const ids = [await submit(), await submit(), await submit(), await submit()]
    const { output } = await run()
    expect(output).toMatch(/wishes: Wishes that wait for approval: [4-9]/)
    expect(output).toContain('all of them, and what can be done: npm run operator -- wishes')
    expect(ids.filter((id) => output.includes(id)).length).toBeLessThanOrEqual(3)
    expect(output).not.toContain('Feedback that waits for an answer')
    expect((await run('all')).output).toContain(ids.at(-1))
  })

  it('reads times on the clock of the site', async () => {
    await platform.database.insert(configurations).values({ code: 'site', value: { time_zone: 'Europe/Lisbon' } })
    expect((await run('wishes')).output).toContain('2026-03-05 08:00 Europe/Lisbon')
    await platform.database.delete(configurations)
  })

  it('names a member by the number or the nickname, and the log has no number', async () => {
    await platform.logIn({ id: 'twin-1', phone: '13900000011', nickname: 'Twin' })
    await platform.logIn({ id: 'twin-2', phone: '13900000012', nickname: 'Twin' })
    expect((await run('page-editors', 'grant', '13900000011')).output).toBe('Done: grant twin-1')
    expect((await run('page-editors', 'grant', 'Anna')).output).toBe('Done: grant anna')
    expect((await run('page-editors', 'grant', 'Twin')).output).toContain('name one by the id: twin-1, twin-2')
    expect((await run('page-editors', 'revoke', '139 0000 0011')).output).toBe('Done: revoke twin-1')
    expect((await run('page-editors', 'grant', '13999999999')).failed).toBe(true)
    expect((await run('accounts', 'end-sessions', '13900000012')).output).toBe('Done: end-sessions twin-2')
    const { output } = await run('log')
    expect(output).toContain('page-editors grant 139****0011')
    expect(output).not.toMatch(/139\d{2}/)
  })

  it('approves and refuses wishes, each once', async () => {
    const [one, other] = [await submit(), await submit()]
    expect(await run('wishes', 'approve', one)).toEqual({ output: `Done: approve ${one}`, failed: false })
    expect(await stateOf(one)).toBe('open')
    expect(await run('wishes', 'approve', one)).toEqual({
      output: `Cannot approve ${one}: it is open already.`,
      failed: true,
    })
    expect(await run('wishes', 'refuse', other, 'Please', 'say', 'when')).toMatchObject({ failed: false })
    expect((await tools.see(other, anna)).data.wish.steps.at(-1)).toMatchObject({ text: 'Please say when' })
  })

  it('opens pictures, signed where not everybody may see them, and reads what was added to feedback', async () => {
    const uploads = uploadTools(platform)
    const source = await uploads.picture(anna.token)
    const { feedback } = await platform.ask(sendFeedback, {
      token: anna.token,
      headers: { 'idempotency-key': 'pictured-feedback' },
      body: { kind: 'fault', text: 'The bench is broken', pictures: [source.id], contact: '' },
    })

    await run('feedback', 'answer', feedback?.id ?? '', 'Which bench is it?')
    await platform.call(addToFeedback, {
      token: anna.token,
      headers: { 'idempotency-key': 'more-feedback' },
      path: { id: feedback?.id ?? '' },
      body: { text: 'The one at the ferry', pictures: [] },
    })
    const [{ waiting }] = JSON.parse((await run('feedback', '--json')).output)
    expect(waiting).toMatchObject([
      {
        id: feedback?.id ?? '',
        facts: [
          { name: 'answered', value: 'Which bench is it?' },
          { name: 'added', value: 'The one at the ferry' },
        ],
      },
    ])
    const { pathname, origin } = new URL(waiting[0].pictures[0])
    expect([origin, pathname]).toEqual([expect.stringMatching(/^http/), expect.stringMatching(/^\/uploads\/[^/]+\/.+/)])
    expect((await uploads.get(pathname)).statusCode).toBe(200)
    await run('feedback', 'close', feedback?.id ?? '', 'It was mended')
  })

  it('says which cases have steps, and where else to look, when one has none', async () => {
    const { output, failed } = await run('history', 'comment', 'comment-1')
    expect([output, failed]).toEqual([expect.stringMatching(/^"comment comment-1" has no steps\..* wish\./), true])
    expect(output).toContain('npm run operator -- log <desk> <id>')
  })

  it('lists budgets, which wait for nobody, by their name alone', async () => {
    expect((await run()).output).not.toContain('Services with a reward')
    const { output } = await run('order-budgets')
    expect(output).toContain('Services with a reward')
    expect(output).not.toContain('1970')
  })

  it('answers feedback', async () => {
    const { feedback } = await platform.ask(sendFeedback, {
      token: anna.token,
      headers: { 'idempotency-key': 'feedback-of-anna' },
      body: { kind: 'idea', text: 'A bigger clock, please', pictures: [], contact: 'anna@example.com' },
    })

    expect((await run('feedback')).output).toContain('Anna, anna@example.com\n  idea\n  A bigger clock, please')
    expect(await run('feedback', 'answer', feedback?.id ?? '', 'It will come')).toMatchObject({ failed: false })
    expect((await run('feedback')).output).toBe('Feedback that waits for an answer: 0')
  })

  it.each([
    [['shoes'], `There is no desk "shoes". There are: ${desks.map(({ name }) => name).join(', ')}.`],
    [['wishes', 'eat'], 'wishes cannot be "eat". They can: approve, end-claim, refuse.'],
    [['wishes', 'approve'], 'Which one? npm run operator -- wishes approve <id>'],
    [['wishes', 'approve', 'none'], 'There is no "none" among the wishes.'],
    [['wishes', 'approve', 'none', 'because'], 'Nothing comes after the id. npm run operator -- wishes approve <id>'],
    [
      ['wishes', 'refuse', 'none'],
      'Add the words that the person concerned will read. npm run operator -- wishes refuse <id> "<words>"',
    ],
    [['wishes', 'refuse', 'none', 'No'], 'The words do not fit: reason too-short.'],
  ])('is told what is wrong with %j', async (words, output) => {
    expect(await run(...words)).toEqual({ output, failed: true })
    expect(JSON.parse((await run(...words, '--json')).output)).toEqual({ error: output })
  })

  it('reaches the platform that runs over an embedded database, through a file that is its owner’s alone', async () => {
    const address = socketAddress(platform.dataDirectory)
    expect(await askRunningPlatform(address, ['wishes'], () => {})).toBeNull()
    const server = await openOperatorSocket(address, (words, onProgress) => {
      onProgress('one step')
      return run(...words)
    })
    try {
      const steps: string[] = []
      expect(await askRunningPlatform(address, ['wishes'], (step) => steps.push(step))).toMatchObject({ failed: false })
      expect(steps).toEqual(['one step'])
      expect((await stat(address)).mode & 0o777).toBe(0o600)
      const env = { ...process.env, DATA_DIR: platform.dataDirectory, DATABASE_URL: '' }
      const program = [platformProgram('operator')]
      const id = await submit()
      expect((await command(process.execPath, [...program, 'wishes'], { env })).stdout).toContain(id)
      await command(process.execPath, [...program, 'wishes', 'approve', id], { env })
      expect(await stateOf(id)).toBe('open')
      await expect(command(process.execPath, [...program, 'wishes', 'approve', id], { env })).rejects.toMatchObject({
        code: 1,
        stderr: `one step\nCannot approve ${id}: it is open already.\n`,
      })
    } finally {
      server.close()
    }
  })

  it('says how it is used where there is no database, too', async () => {
    const env = { ...process.env, DATA_DIR: '/nowhere/at/all', DATABASE_URL: '' }
    const { stdout } = await command(process.execPath, [platformProgram('operator'), 'help'], { env })
    expect(stdout).toContain('npm run operator -- feedback answer <id> "<words>"')
  })

  it('says where it looked when there is no database', async () => {
    const env = { ...process.env, DATA_DIR: '/nowhere/at/all', DATABASE_URL: '' }
    await expect(command(process.execPath, [platformProgram('operator')], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no database in /nowhere/at/all.'),
    })
  })
})
