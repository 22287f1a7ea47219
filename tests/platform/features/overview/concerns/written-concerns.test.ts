import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listConcernedThings, listConcerningContents } from '../../../../../contract/concerns'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { preparePublishing, publishingTools } from '../../../../support/publishing'

describe('what a file and the desk say that a content is about', () => {
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  beforeEach(async () => {
    platform = await startPlatform({ configuration: { demo: false } })
    tools = await publishingTools(platform)
    await preparePublishing(platform)
    await tools.copy('night-market.md', 'river.jpg', 'reading-zh.m4a', 'reading-en.m4a', 'old-ferry.md')
    await tools.copy('stall-permit.md', 'stall-form.pdf')
  })
  afterEach(async () => {
    await tools.clear()
    await platform.close()
  })

  const say = async (line: string) => {
    const written = (await readFile(join(tools.folder, 'night-market.md'), 'utf8')).replace(/^concerns: .*\n/m, '')
    await tools.write('night-market.md', written.replace('category: news-city\n', `category: news-city\n${line}`))
  }
  const outputOf = async (...words: string[]) => (await tools.run(...words)).output
  const named = async () => {
    const ask = { path: { id: 'night-market' }, query: { kind: 'post' as const }, headers: { 'x-language': 'en' } }
    return (await platform.ask(listConcernedThings, ask)).items.map(({ kind, id }) => `${kind}:${id}`)
  }

  it('is published in one folder with the things, changed, and shown no more once it is withdrawn', async () => {
    await say('concerns: [guide:stall-permit, venue:old-ferry]\n')
    await tools.do('publish', '.')
    expect(await named()).toEqual(['guide:stall-permit', 'venue:old-ferry'])
    await say('concerns: [venue:old-ferry]\n')
    await tools.do('publish', '.')
    expect(await named()).toEqual(['venue:old-ferry'])
    await tools.do('publish', 'withdraw', 'article:night-market')
    expect(await named()).toEqual([])
    const ask = { path: { id: 'old-ferry' }, query: { kind: 'venue' as const } }
    expect((await platform.ask(listConcerningContents, ask)).items).toEqual([])
    await tools.do('publish', 'put-back', 'article:night-market')
    expect(await named()).toEqual(['venue:old-ferry'])
    await tools.do('publish', 'withdraw', 'venue:old-ferry')
    expect(await named()).toEqual([])
  })

  it('is refused at its line where it names nothing public, something twice, or too much', async () => {
    await tools.do('publish', '.')
    await say('concerns: [guide:stall-permit, guide:stall-permit, guide:nothing, mayor:1, suggestion:secret]\n')
    expect(await outputOf('publish', '.', '--dry-run')).toMatch(
      /night-market\.md:\d+: concerns\.3: <kind>:<id>, where the kind is one of suggestion/,
    )
    await say('concerns: [guide:stall-permit, guide:stall-permit, guide:nothing, suggestion:secret]\n')
    const report = await outputOf('publish', '.')
    expect(report).toMatch(/night-market\.md:11: "guide:stall-permit" is named twice/)
    expect(report).toMatch(/night-market\.md:11: there is no guide "nothing" that everybody may see/)
    expect(report).toMatch(/night-market\.md:11: there is no suggestion "secret" that everybody may see/)
    expect(report).toContain('3 problems')
    await say(`concerns: [${Array.from({ length: 9 }, (_, index) => `guide:g${index}`).join(', ')}]\n`)
    expect(await outputOf('publish', '.', '--dry-run')).toMatch(/night-market\.md:11: concerns: /)
  })

  it('is named at the desk, where a file leaves it unless it says something itself', async () => {
    await tools.do('publish', '.')
    const desk = (...words: string[]) => outputOf('concerns', ...words)
    expect(await desk('add', 'article:night-market', 'guide:stall-permit')).toContain('Done: add')
    expect(await desk('add', 'article:night-market', 'guide:stall-permit')).toContain(
      'names guide:stall-permit already',
    )
    expect(await desk('add', 'article:night-market', 'guide:nothing')).toContain('There is no guide "nothing"')
    expect(await desk('add', 'article:night-market', 'mayor:1')).toContain('Which thing?')
    expect(await desk('add', 'video:night-market', 'guide:stall-permit')).toContain('There is no content')
    expect(await desk('article:night-market')).toContain('guide:stall-permit')
    expect(await desk()).toContain('article:night-market')
    await say('comments: false\n')
    await tools.do('publish', '.')
    expect(await named()).toEqual(['guide:stall-permit'])
    await say('concerns: [venue:old-ferry]\n')
    await tools.do('publish', '.')
    expect(await named()).toEqual(['venue:old-ferry'])
    await say('')
    await tools.do('publish', '.')
    expect(await named()).toEqual([])
    expect(await desk('remove', 'article:night-market', 'venue:old-ferry')).not.toContain('Done')
    await desk('add', 'article:night-market', 'venue:old-ferry')
    expect(await desk('remove', 'article:night-market', 'venue:old-ferry')).toContain('Done: remove')
    expect(await named()).toEqual([])
    expect(await outputOf('log', 'concerns')).toContain('guide:stall-permit')
  })

  it('is proposed where a text mentions it, and taken by a person alone', async () => {
    const written = await readFile(join(tools.folder, 'night-market.md'), 'utf8')
    await tools.write(
      'night-market.md',
      written
        .replace('怎么去', '怎么去老渡口实践站')
        .replace('<!-- en -->', '<!-- en -->\n\nWho wants a stall at the night market goes there.'),
    )
    await say('')
    await tools.do('publish', '.')
    const [venue, guide] = ['venue:old-ferry', 'guide:stall-permit'].map(
      (thing) => `concerns add article:night-market ${thing}`,
    )
    const proposed = (...words: string[]) => outputOf('concerns', 'proposed', ...words)
    expect(await proposed('article:night-market')).toMatch(new RegExp(`${venue}\n.*${guide}`))
    expect(await proposed()).toContain(venue)
    expect(await named()).toEqual([])
    await outputOf('concerns', 'add', 'article:night-market', 'venue:old-ferry')
    expect(await proposed('article:night-market')).not.toContain(venue)
    expect(await proposed('article:night-market')).toContain(guide)
    await tools.do('publish', 'withdraw', 'guide:stall-permit')
    expect(await proposed('article:night-market')).toContain('Nothing is mentioned without being named')
    await insertContent(platform.database, {
      id: 'draft',
      state: 'draft',
      title: { 'zh-CN': '老渡口实践站', en: 'Draft' },
    })
    expect(await proposed('article:draft')).toContain('concerns add article:draft venue:old-ferry')
    expect(await proposed()).not.toContain('article:draft')
    expect(await proposed('article:nothing')).toContain('There is no content')
  })

  it('is named for a content that is not public yet, and shown with it', async () => {
    await tools.do('publish', '.')
    await insertContent(platform.database, { id: 'draft', state: 'draft' })
    expect(await outputOf('concerns', 'add', 'article:draft', 'venue:old-ferry')).toContain('Done: add')
    const ask = { path: { id: 'draft' }, query: { kind: 'post' as const } }
    expect((await platform.ask(listConcernedThings, ask)).items).toEqual([])
  })
})
