import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { getSite, listConfigItems, listConfigurations } from '../../../../../contract/site'
import { seedSite } from '../../../../../platform/demo/seeding/frame/site/seed-site'
import { describeOnBothDatabases } from '../../../../support/databases'
import { drawnBuild, viewOf } from '../../../../support/drawn-build'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { publishingTools } from '../../../../support/publishing'

describeOnBothDatabases('the configuration as a file', (open) => {
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  let built: string
  beforeAll(async () => {
    built = await drawnBuild()
  })
  afterAll(() => rm(built, { recursive: true, force: true }))
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), configuration: { buildDirectory: built } })
    await seedSite(platform.database)
    tools = await publishingTools(platform)
  })
  afterEach(async () => {
    await tools.clear()
    await platform.close()
  })
  const source = () => readFile(join(tools.folder, 'city.yaml'), 'utf8')
  const exported = async () => {
    await tools.do('configuration', 'export', 'city.yaml')
    return await source()
  }
  const change = async (from: string | RegExp, to: string | ((part: string) => string)) => {
    const before = await exported()
    const after = typeof to === 'string' ? before.replace(from, to) : before.replace(from, to)
    expect(after).not.toBe(before)
    await tools.write('city.yaml', after)
  }
  const colour = async () => {
    const { items } = await platform.ask(listConfigurations, { query: { source: 'h5' } })
    return (items.find(({ code }) => code === 'skin')?.config_value as { readonly background_color: string })
      .background_color
  }

  it('is exported, and the demo’s own file has no mistake and changes nothing', async () => {
    expect(await exported()).toContain('background_color: "#f4f7f7"')
    expect(await source()).not.toContain('FeatureCollection')
    expect(await tools.do('configuration', 'compare', 'city.yaml')).toBe('This would be changed:\n  nothing')
    expect(await tools.do('configuration', 'apply', 'city.yaml')).toBe('Applied:\n  nothing')
    expect(await tools.do('configuration', 'list')).toContain('Configurations that were applied, the latest first: 0')
  })

  it('says what a file would change, applies it, and shows it at once, in first views too', async () => {
    const view = viewOf('/v3/consumer/configurations?source=h5')
    const draw = async () => (await platform.app.inject({ url: view })).payload
    expect(await draw()).toContain('#f4f7f7')
    await change('background_color: "#f4f7f7"', 'background_color: "#102030"')
    await tools.write('city.yaml', (await source()).replace('"9": "0"', '"9": "1"'))
    const lines = '  skin.background_color: "#f4f7f7" → "#102030"\n  switches.9: "0" → "1"'
    expect(await tools.do('configuration', 'compare', 'city.yaml')).toBe(`This would be changed:\n${lines}`)
    expect(await colour()).toBe('#f4f7f7')
    expect(await tools.do('configuration', 'apply', 'city.yaml')).toBe(`Applied:\n${lines}`)
    expect(await colour()).toBe('#102030')
    const { items } = await platform.ask(listConfigItems)
    expect(items.find(({ code }) => code === 9)?.config_value).toBe('1')
    await vi.waitFor(async () => expect(await draw()).toContain('#102030'))
  })

  it('leaves alone what a file does not name', async () => {
    await tools.write('part.yaml', 'practice:\n  rank_by: [times]\n  rank_notice: ""\n')
    await tools.do('configuration', 'apply', 'part.yaml')
    expect((await platform.ask(getSite)).time_zone).toBe('Asia/Shanghai')
    expect(await colour()).toBe('#f4f7f7')
  })

  it('keeps who applied what and when, and puts any of them back as a whole', async () => {
    await change('#f4f7f7', '#102030')
    await tools.do('configuration', 'apply', 'city.yaml')
    platform.clock.advance(60)
    await tools.write('more.yaml', 'calendar: []\n')
    await tools.do('configuration', 'apply', 'more.yaml')
    const list = await tools.do('configuration')
    expect(list).toContain('3  2026-03-05 16:01 Asia/Shanghai  mei\n  calendar: nothing → []')
    expect(list).toContain('2  2026-03-05 16:00 Asia/Shanghai  mei\n  skin.background_color')
    expect(list).toContain('1  2026-03-05 16:00 Asia/Shanghai\n  as it was before the first file')
    await tools.do('configuration', 'back', '1')
    expect(await colour()).toBe('#f4f7f7')
    expect(await exported()).not.toContain('calendar')
    expect(await tools.do('configuration')).toContain('4  2026-03-05 16:01 Asia/Shanghai  mei')
    await tools.do('configuration', 'back', '3')
    expect(await colour()).toBe('#102030')
    expect(await exported()).toContain('calendar: []')
    expect((await tools.run('configuration', 'back', '99')).failed).toBe(true)
  })

  it('names every mistake with its line, and changes nothing while there is one', async () => {
    await tools.write(
      'city.yaml',
      [
        'skin:',
        '  background_color: 5',
        '  colour: red',
        'menu:',
        '  - id: home',
        '    name: {zh-CN: 首页, en: Home}',
        '    type: first',
        'weather: {}',
        'switches:',
        '  9: yes',
        'site:',
        '  name: {zh-CN: 临川, en: Riverbend}',
        '  time_zone: Asia/Shangai',
        '  is_drainage: 7',
      ].join('\n'),
    )
    const { output, failed } = await tools.run('configuration', 'apply', 'city.yaml')
    expect(failed).toBe(true)
    expect(output).toContain('city.yaml:2: skin.background_color: it does not fit')
    expect(output).toContain('city.yaml:3: skin.colour: nothing reads it')
    expect(output).toContain('city.yaml:5: menu.0.source_type: it is missing')
    expect(output).toContain('city.yaml:5: menu.0.display: it is missing')
    expect(output).toMatch(/city\.yaml:7: menu\.0\.type: .*expected number/)
    expect(output).toContain('city.yaml:8: weather: there is no such document')
    expect(output).toContain('city.yaml:10: switches.9: a switch has a number')
    expect(output).toContain('city.yaml:13: site.time_zone: no time zone has this name')
    expect(await colour()).toBe('#f4f7f7')
    await change(/^ {2}- id: menu-home\n(.*\n)*? {4}type: 1$/m, (part) => part.replace(/1$/, '99'))
    expect((await tools.run('configuration', 'apply', 'city.yaml')).output).toContain('menu.0.type')
  })

  it('refuses a number that a switch has not', async () => {
    await tools.write(
      'city.yaml',
      'site:\n  name: {zh-CN: 临川, en: Riverbend}\n  time_zone: Asia/Shanghai\n  is_drainage: 7',
    )
    const { output } = await tools.run('configuration', 'apply', 'city.yaml')
    expect(output).toContain('city.yaml:4: site.is_drainage: it does not fit')
    expect(await colour()).toBe('#f4f7f7')
  })

  it('refuses what is no file of a configuration', async () => {
    const refusalOf = async (...words: string[]) => (await tools.run('configuration', ...words)).output
    await tools.write('bomb.yaml', 'a: &a [1]\nskin: *a\n')
    expect(await refusalOf('apply', 'bomb.yaml')).toContain('aliases (*name) are not taken')
    await tools.write('list.yaml', '- skin\n')
    expect(await refusalOf('compare', 'list.yaml')).toContain('list.yaml:1: the file names no document')
    expect(await refusalOf('apply', 'nowhere.yaml')).toContain('There is no file')
    expect(await refusalOf('apply')).toContain('configuration new|export|compare|apply <file>')
  })
})

it('the file of the whole demo city has every document, and no mistake', async () => {
  const platform = await startPlatform({ seed: true })
  const tools = await publishingTools(platform)
  await tools.do('configuration', 'export', 'city.yaml')
  expect(await tools.do('configuration', 'compare', 'city.yaml')).toBe('This would be changed:\n  nothing')
  await tools.clear()
  await platform.close()
})
