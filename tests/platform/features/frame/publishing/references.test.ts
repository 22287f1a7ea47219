import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getArticle } from '../../../../../contract/articles'
import { getAnchor } from '../../../../../contract/anchors'
import { getCategoryHead } from '../../../../../contract/feed'
import { getOrganisation } from '../../../../../contract/organisations'
import { follow } from '../../../../../contract/reactions'
import { errorCodes } from '../../../../../contract/envelope'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { publishingTools } from '../../../../support/publishing'

describeOnBothDatabases('what documents refer to', (open) => {
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), configuration: { demo: false } })
    tools = await publishingTools(platform)
    await tools.copyNewCity()
  })
  afterEach(async () => {
    await tools.clear()
    await platform.close()
  })
  const outputOf = async (...words: string[]) => (await tools.run(...words)).output
  const change = async (file: string, from: string, to: string) => {
    const before = await readFile(join(tools.folder, file), 'utf8')
    expect(before).toContain(from)
    await tools.write(file, before.replace(from, to))
  }
  const withdraw = (file: string) => change(file, '---\n', '---\nwithdrawn: true\n')

  it('is checked in the same dry run as the fields', async () => {
    await change('first-day.md', 'category: today-city', 'category: yesterday')
    await change('first-day.md', 'covers: [river.jpg]', 'covers: 7')
    await change('riverside-radio.md', '"09:00"', '"05:00"')
    await change('riverside-radio.md', 'genre: news', 'genre: noise')
    const report = await outputOf('publish', '.', '--dry-run')
    expect(report).toMatch(/first-day\.md:\d+: there is no sub-category "yesterday"/)
    expect(report).toMatch(/first-day\.md:\d+: covers: /)
    expect(report).toMatch(/riverside-radio\.md:\d+: genre: /)
    expect(report).toMatch(/riverside-radio\.md:\d+: it ends before it begins/)
    expect(report).toContain('4 problems')
  })

  it('may be in a file in which something else is wrong', async () => {
    await change('daily.md', 'logo: river.jpg', 'logo: lake.jpg')
    await change('today-city.md', 'kind: sub-category', 'kind: subcategory')
    const report = await outputOf('publish', '.', '--dry-run')
    expect(report).toContain('2 problems')
  })

  it('is not withdrawn while something public refers to it, which is named', async () => {
    await tools.do('publish', '.')
    expect(await outputOf('publish', 'withdraw', 'organisation:daily')).toContain(
      'cannot be withdrawn while something refers to it: article:first-day, channel:riverside-radio, topic:lights-by-the-river',
    )
    expect(await outputOf('publish', 'withdraw', 'category:today')).toContain('sub-category:today-city')
    expect(await outputOf('publish', 'withdraw', 'host:lin-xiao')).toContain('channel:riverside-radio')
    expect(await outputOf('publish', 'withdraw', 'organisation-group:newsrooms')).toContain('organisation:daily')
    expect(await outputOf('publish', 'withdraw', 'province:my-province')).toContain('city:my-city')
    await withdraw('today-city.md')
    expect(await outputOf('publish', '.', '--dry-run')).toMatch(
      /today-city\.md:2: it cannot be withdrawn while something refers to it: .*article:first-day/,
    )
    expect((await platform.call(getOrganisation, { path: { id: 'daily' } })).code).toBe(errorCodes.ok)
  })

  it('goes after what refers to it in one run, and what referred to it comes back only with it', async () => {
    await tools.do('publish', '.')
    const files = ['daily', 'first-day', 'lights-by-the-river', 'riverside-radio', 'today', 'today-city', 'lin-xiao']
    for (const file of files) await withdraw(`${file}.md`)
    expect(await tools.do('publish', '.')).toContain('withdrawn  organisation:daily')
    expect((await platform.call(getOrganisation, { path: { id: 'daily' } })).code).toBe(errorCodes.gone)
    expect((await platform.call(getAnchor, { path: { id: 'lin-xiao' } })).code).toBe(errorCodes.gone)
    expect((await platform.call(getCategoryHead, { path: { id: 'today' } })).code).toBe(errorCodes.gone)
    await change('first-day.md', 'withdrawn: true\n', '')
    expect(await outputOf('publish', '.', '--dry-run')).toMatch(/first-day\.md:\d+: there is no organisation "daily"/)
    for (const file of files.filter((each) => each !== 'first-day')) await change(`${file}.md`, 'withdrawn: true\n', '')
    expect(await tools.do('publish', '.')).toContain('put back  organisation:daily')
    const article = await platform.ask(getArticle, { path: { id: 'first-day' }, headers: { 'accept-language': 'en' } })
    expect(article.source).toMatchObject({ name: 'The Riverside Daily' })
  })

  it('is not shown again at the desk while what it refers to is withdrawn', async () => {
    await tools.do('publish', '.')
    for (const key of ['article:first-day', 'channel:riverside-radio', 'topic:lights-by-the-river'])
      await tools.do('publish', 'withdraw', key)
    await tools.do('publish', 'withdraw', 'organisation:daily')
    expect(await outputOf('publish', 'put-back', 'article:first-day')).toContain('there is no organisation "daily"')
    await tools.do('publish', 'put-back', 'organisation:daily')
    await tools.do('publish', 'put-back', 'article:first-day')
    expect((await platform.call(getArticle, { path: { id: 'first-day' } })).code).toBe(errorCodes.ok)
  })

  it('keeps its followers while it is withdrawn', async () => {
    await tools.do('publish', '.')
    const { token } = await platform.logIn()
    await platform.ask(follow, { body: { target_id: 'lin-xiao', kind: 'host', action: 1 }, token })
    for (const key of ['article:first-day', 'channel:riverside-radio', 'host:lin-xiao'])
      await tools.do('publish', 'withdraw', key)
    await tools.do('publish', 'put-back', 'host:lin-xiao')
    expect((await platform.ask(getAnchor, { path: { id: 'lin-xiao' }, token })).followers).toBe(1)
  })
})
