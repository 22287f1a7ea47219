import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getCurrentAlerts } from '../../../../../contract/alerts'
import { seedSite } from '../../../../../platform/demo/seeding/frame/site/seed-site'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { actAs, insertAlert } from '../../../../support/alerts'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const written = (part = {}) =>
  JSON.stringify({
    title: { 'zh-CN': '台风橙色预警', en: 'Typhoon warning' },
    text: { 'zh-CN': '请留在室内。', en: 'Stay indoors.' },
    area: { 'zh-CN': '滨江', en: 'Riverside' },
    severity: 'extreme',
    until: '2027-01-02T18:00',
    ...part,
  })

describeOnBothDatabases('the desk of urgent notices', (open) => {
  let platform: TestPlatform
  let folder: string
  let act: ReturnType<typeof actAs>
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'townsquare-alerts-'))
    platform = await startPlatform({ connection: await open(), startsAt: new Date('2027-01-02T08:00:00Z') })
    await seedSite(platform.database)
    act = actAs(platform, folder)
    await act('mei', 'list')
    for (const name of ['tan', 'lin']) await operators(name)
  })
  afterEach(async () => {
    await platform.close()
    await rm(folder, { recursive: true, force: true })
  })
  const operators = async (name: string) => {
    await operate(platform.platform, [], ['operators', 'add', name, '--as', 'mei'], platform.clock.now())
  }
  const propose = async (part = {}, operator = 'mei') => {
    await writeFile(join(folder, 'alert.yaml'), written(part))
    return await act(operator, 'propose', 'alert.yaml')
  }
  const proposed = async (part = {}) => /alert-[\w-]+/.exec(await propose(part))?.[0] ?? ''
  const titles = async () =>
    (await platform.ask(getCurrentAlerts, { headers: { 'accept-language': 'en' } })).items.map(({ title }) => title)
  const seen = (expected: readonly string[]) => expect.poll(titles).toEqual(expected)

  it('takes a file, and shows nothing before a second operator confirms it', async () => {
    const id = await proposed()
    expect(await titles()).toEqual([])
    expect(await act('mei', 'confirm', id)).toContain('Another operator has to confirm')
    expect(await titles()).toEqual([])
    expect(await act('tan', 'confirm', id)).toBe(`Done: confirm ${id}`)
    await seen(['Typhoon warning'])
    expect((await platform.ask(getCurrentAlerts)).items[0]).toMatchObject({
      ...{ title: '台风橙色预警', area: '滨江', severity: 'extreme', from: '2027-01-02T08:00:00.000Z' },
      until: '2027-01-02T10:00:00.000Z',
    })
    expect(await act('tan', 'confirm', id)).toBe(`Nothing of ${id} waits to be confirmed.`)
  })

  it('says what is wrong in a file, and keeps nothing of it', async () => {
    const long = (length: number) => ({ 'zh-CN': '长'.repeat(length), en: 'x'.repeat(length) })
    expect(await propose({ title: long(61) })).toContain('title.zh-CN')
    expect(await propose({ text: { 'zh-CN': '只有中文' } })).toContain('text.en: it is missing')
    expect(await propose({ severity: 'minor' })).toContain('severity')
    expect(await propose({ area: 'centre' })).toContain('area: all, or a name in both languages')
    expect(await propose({ until: 'tonight' })).toContain('until: a time such as')
    expect(await propose({ until: '2027-01-02T15:00' })).toContain('until: this is not after its beginning')
    expect(await propose({ from: '2027-01-01T08:00', until: '2027-01-02T15:00' })).toContain('this is over already')
    expect(await propose({ until: '2027-01-09T17:00' })).toContain('an alert lasts seven days at most')
    expect(await propose({ link: 'https://elsewhere.example/' })).toContain('no screen of this site has this path')
    expect(await propose({ link: '//elsewhere.example/' })).toContain('no screen of this site has this path')
    expect(await propose({ colour: 'red' })).toContain('colour')
    expect(await act('mei', 'list')).not.toContain('Typhoon')
  })

  it('replaces the words of a public one once somebody else confirms them, and not what they do not name', async () => {
    const id = await proposed()
    await act('tan', 'confirm', id)
    await seen(['Typhoon warning'])
    const { updated_at: before } = (await platform.ask(getCurrentAlerts)).items[0]!
    platform.clock.advance(60)
    const correction = { title: { 'zh-CN': '台风红色预警', en: 'Typhoon: red' }, area: 'all' }
    await writeFile(
      join(folder, 'words.yaml'),
      JSON.stringify({ ...JSON.parse(written(correction)), until: undefined, severity: undefined }),
    )
    expect(await act('tan', 'correct', id, 'words.yaml')).toContain(`${id} waits for another operator`)
    expect(await act('tan', 'confirm', id)).toContain('Another operator has to confirm')
    expect(await titles()).toEqual(['Typhoon warning'])
    await act('mei', 'confirm', id)
    await seen(['Typhoon: red'])
    const [item] = (await platform.ask(getCurrentAlerts)).items
    expect(item).toMatchObject({ area: null, severity: 'extreme', until: '2027-01-02T10:00:00.000Z' })
    expect(Date.parse(item!.updated_at)).toBe(Date.parse(before) + 60_000)
  })

  it('keeps the words that wait until they are dropped, since whoever confirms them has read these', async () => {
    const id = await proposed()
    await act('tan', 'confirm', id)
    const words = async (title: string) => {
      const text = {
        ...JSON.parse(written({ title: { 'zh-CN': title, en: title } })),
        until: undefined,
        severity: undefined,
      }
      await writeFile(join(folder, 'words.yaml'), JSON.stringify(text))
      return await act('mei', 'correct', id, 'words.yaml')
    }
    expect(await act('lin', 'drop', id)).toBe(`No other words of ${id} wait.`)
    await words('Read')
    expect(await words('Swapped')).toContain(`Other words of ${id} wait already`)
    await act('lin', 'drop', id)
    await words('Second')
    await act('tan', 'confirm', id)
    await seen(['Second'])
  })

  it('ends one at once by one operator, and takes back one that waits', async () => {
    const [id, waits] = [await proposed(), await proposed()]
    await act('tan', 'confirm', id)
    await seen(['Typhoon warning'])
    expect(await act('mei', 'end', id)).toBe(`Done: end ${id}`)
    await seen([])
    expect(await act('mei', 'end', id)).toBe(`${id} is over already.`)
    await act('mei', 'end', waits)
    expect(await act('tan', 'confirm', waits)).toBe(`${waits} is over.`)
    await writeFile(
      join(folder, 'words.yaml'),
      JSON.stringify({ ...JSON.parse(written()), until: undefined, severity: undefined }),
    )
    expect(await act('mei', 'correct', id, 'words.yaml')).toContain('is over')
    expect(await act('mei', 'confirm', 'alert-nothing')).toBe('There is no "alert-nothing" among the urgent.')
  })

  it('logs each act with who did it', async () => {
    const id = await proposed()
    await act('mei', 'confirm', id)
    await act('tan', 'confirm', id)
    await act('lin', 'remove', id)
    const { output } = await operate(platform.platform, [], ['log', 'urgent', '--as', 'mei'], platform.clock.now())
    expect(output).toMatch(/lin.*remove[^]*tan.*confirm[^]*mei.*confirm.*[^]*refused[^]*mei.*propose/)
  })

  it('lets one of two confirm at the same moment', async () => {
    const id = await proposed()
    const answers = await Promise.all(['tan', 'lin'].map((name) => act(name, 'confirm', id)))
    expect(answers.filter((answer) => answer.startsWith('Done'))).toHaveLength(1)
    expect(answers.filter((answer) => answer.startsWith('Nothing of'))).toHaveLength(1)
  })

  it('lets three run at a time, also when the last place is asked for twice at the same moment', async () => {
    for (const id of ['one', 'two']) await insertAlert(platform, id)
    // One that is over before the others begin takes no place from them.
    await insertAlert(platform, 'earlier', { from: -9, until: -8 })
    const waiting = [await proposed(), await proposed()]
    const answers = await Promise.all(waiting.map((id) => act('tan', 'confirm', id)))
    expect(answers.filter((answer) => answer.startsWith('Done'))).toHaveLength(1)
    expect(answers.filter((answer) => answer.startsWith('At most 3 run at a time'))).toHaveLength(1)
  })
})
