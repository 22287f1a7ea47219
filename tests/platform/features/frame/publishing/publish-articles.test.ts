import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { getArticle } from '../../../../../contract/articles'
import { postComment } from '../../../../../contract/comments'
import { errorCodes } from '../../../../../contract/envelope'
import { listFeed } from '../../../../../contract/feed'
import { search } from '../../../../../contract/search'
import { carryOn } from '../../../../../platform/clean-up'
import { publishedDocuments } from '../../../../../platform/features/frame/publishing/publishing.schema'
import { comments } from '../../../../../platform/features/participation/comments/comments.schema'
import { subCategories } from '../../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { originOf } from '../../../../../platform/kernel/addresses'
import { describeOnBothDatabases } from '../../../../support/databases'
import { drawnBuild, viewOf } from '../../../../support/drawn-build'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { exampleFolder, preparePublishing, publishingTools } from '../../../../support/publishing'

const file = 'night-market.md'

describeOnBothDatabases('publishing articles from files', (open) => {
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  let source: string
  let built: string
  beforeAll(async () => {
    built = await drawnBuild()
    source = await readFile(join(exampleFolder, file), 'utf8')
  })
  afterAll(() => rm(built, { recursive: true, force: true }))
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), configuration: { buildDirectory: built } })
    await preparePublishing(platform)
    tools = await publishingTools(platform)
    await tools.copy(file, 'river.jpg', 'reading-en.m4a', 'reading-zh.m4a')
    return async () => {
      await tools.clear()
      await platform.close()
    }
  })
  const change = (from: string, to: string) => tools.write(file, source.replace(from, to))
  const english = { headers: { 'accept-language': 'en' } }
  const article = () => platform.call(getArticle, { path: { id: 'night-market' }, ...english })
  const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title)
  const found = async (words: string) =>
    titlesOf((await platform.ask(search, { query: { q: words }, ...english })).items)
  const fed = async () => titlesOf((await platform.ask(listFeed, { ...english })).items)
  const text = async (url: string) => {
    const answer = await platform.app.inject({ url })
    return answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.rawPayload).toString() : answer.payload
  }

  const address = () => `${originOf(platform.platform.configuration)}/posts/night-market`

  it('publishes the example, which is found at once, in feeds and in the sitemap', async () => {
    // These are made before, and would be kept for a while.
    const view = viewOf('/v1/feeds')
    expect(await text(view)).toContain('"items":[]')
    expect(await text('/sitemap/news.xml')).not.toContain('night-market')
    expect(await fed()).toEqual([])
    expect(await tools.do('publish', '.')).toBe(`Published:\n  new  article:night-market  ${address()}`)
    const { data } = await article()
    expect(data).toMatchObject({
      title: 'The night market moves to the river',
      author: 'Lin Xiao',
      reading_minutes: 1,
      updated_at: null,
      source: { id: 'org-02' },
      share: { is_share_custom: true, share_title: 'What to eat by the river tonight?' },
    })
    expect(data.content).toContain('<strong>Friday</strong>')
    expect(data.content).toContain('<li>Lines 7 and 19 to “Old Ferry”</li>')
    expect(data.content).toMatch(
      /<figure><img src="\/uploads\/p-\w+\.jpg" alt="The river in the evening" width="640" height="400"><figcaption>On Thursday/,
    )
    for (const url of [data.cover, data.voice_url]) expect((await platform.app.inject({ url })).statusCode).toBe(200)
    expect(await found('night market')).toEqual(['The night market moves to the river'])
    expect(await found('望江路')).toEqual(['The night market moves to the river'])
    expect(await fed()).toEqual(['The night market moves to the river'])
    expect(await text('/feeds/home.xml')).toContain('夜市搬到江边')
    await vi.waitFor(async () => expect(await text(view)).toContain('night-market'))
    expect(await text('/sitemap/1.xml')).toContain('/posts/night-market')
    expect(await text('/sitemap/news.xml')).toContain('/posts/night-market')
  })

  it('does nothing with what did not change, and changes what did, with its counts and its place in feeds', async () => {
    await tools.do('publish', '.')
    platform.clock.advance(60)
    expect(await tools.do('publish', '.')).toBe('Published:\n  nothing\n  1 unchanged')
    await change('The night market moves to the river', 'The night market is by the river')
    expect(await tools.do('publish', file)).toBe(`Published:\n  changed  article:night-market  ${address()}`)
    expect((await article()).data).toMatchObject({
      title: 'The night market is by the river',
      published_at: '2026-03-05T08:00:00.000Z',
      updated_at: '2026-03-05T08:01:00.000Z',
    })
    expect(await found('moves')).toEqual([])
    expect(await found('by the river')).toEqual(['The night market is by the river'])
  })

  it('says what a run would do, and leaves everything as it is', async () => {
    expect(await tools.do('publish', '.', '--dry-run')).toBe(
      `This would be done:\n  new  article:night-market  ${address()}`,
    )
    expect(await article()).toMatchObject({ code: errorCodes.gone })
    expect(await readdir(join(platform.dataDirectory, 'uploads')).catch(() => [])).toEqual([])
    expect(await readdir(join(platform.dataDirectory, 'incoming'))).toEqual([])
  })

  it('reports every error of every file with its line, and publishes nothing while there is one', async () => {
    await tools.write(
      'broken.md',
      source
        .replace('org-02', 'org-99')
        .replace('news-city', 'news-nowhere')
        .replace('author:', 'autor:')
        .replace('[river.jpg]', '[rivers.jpg]')
        .replace('  en: The night market moves to the river\n', ''),
    )
    await tools.write('unread.md', '---\nkind: article\ntitle: [\n---\n')
    await tools.write('Wrong Name.md', source)
    await tools.write('kindless.md', '---\ntitle: words\n---\n')
    const { output, failed } = await tools.run('publish', '.')
    expect(failed).toBe(true)
    expect(output.split('\n')).toEqual([
      'Nothing was published: 8 problems.',
      expect.stringContaining('Wrong Name.md:1: the name of the file is its id'),
      'broken.md:3: title.en: it is missing',
      'broken.md:8: there is no organisation "org-99"',
      'broken.md:9: there is no sub-category "news-nowhere"',
      expect.stringMatching(/^broken\.md:10: autor: Unrecognized key/),
      'broken.md:13: there is no file "rivers.jpg"',
      expect.stringContaining('kindless.md:1: kind must be one of province'),
      'unread.md:3: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ])
    expect(await article()).toMatchObject({ code: errorCodes.gone })
  })

  it('reports what the site does not have, and what is no picture, no sound, or outside the folder', async () => {
    await tools.write('outside.jpg', 'no picture')
    await tools.write('torn.jpg', (await readFile(join(exampleFolder, 'river.jpg'))).subarray(0, 900))
    await tools.write(
      file,
      source
        .replace('org-02', 'org-99')
        .replace('news-city', 'news-nowhere')
        .replace('[river.jpg]', '[torn.jpg, reading-en.m4a]')
        .replace('reading-zh.m4a', '../outside.jpg'),
    )
    const { output } = await tools.run('publish', '.')
    expect(output).toContain(`${file}:16: voice.zh-CN: a file beside this one, or below it`)
    await tools.write(
      file,
      source
        .replace('org-02', 'org-99')
        .replace('news-city', 'news-nowhere')
        .replace('[river.jpg]', '[torn.jpg, reading-en.m4a]'),
    )
    expect((await tools.run('publish', '.')).output.split('\n')).toEqual([
      'Nothing was published: 4 problems.',
      `${file}:9: there is no organisation "org-99"`,
      `${file}:10: there is no sub-category "news-nowhere"`,
      `${file}:14: "torn.jpg" cannot be read: unreadable`,
      `${file}:14: "reading-en.m4a" is a sound, not a picture`,
    ])
  })

  it('refuses the id of something that was not published from files', async () => {
    await tools.do('publish', '.')
    await platform.database.delete(publishedDocuments)
    expect((await tools.run('publish', '.')).output).toContain('"night-market" exists already')
  })

  it('publishes at its time, once over several processes', async () => {
    await change('kind: article', 'kind: article\npublish_at: 2026-03-05T17:00+08:00')
    expect(await tools.do('publish', '.')).toBe(
      [
        'Published:',
        `  scheduled  article:night-market  2026-03-05 17:00 Asia/Shanghai  ${address()}`,
        'scheduled: it becomes public by itself at the time beside it.',
      ].join('\n'),
    )
    expect(await tools.do('publish')).toContain('becomes public: 2026-03-05 17:00 Asia/Shanghai')
    platform.clock.advance(3599)
    await carryOn(platform.platform)
    expect(await article()).toMatchObject({ code: errorCodes.gone })
    expect(await fed()).toEqual([])
    platform.clock.advance(1)
    await Promise.all([carryOn(platform.platform), carryOn(platform.platform)])
    expect((await article()).data).toMatchObject({ published_at: '2026-03-05T09:00:00.000Z', updated_at: null })
    expect(await found('night market')).toHaveLength(1)
    expect(await fed()).toHaveLength(1)
    // A change of what is public already waits as well, and what is public stays until then.
    await tools.write(
      file,
      source.replace('kind: article', 'kind: article\npublish_at: 2026-03-05T18:00+08:00').replace('moves to', 'is at'),
    )
    await tools.do('publish', '.')
    expect((await article()).data.title).toBe('The night market moves to the river')
    platform.clock.advance(3600)
    await carryOn(platform.platform)
    expect((await article()).data.title).toBe('The night market is at the river')
  })

  it('says why something could not be published at its time', async () => {
    await change('kind: article', 'kind: article\npublish_at: 2026-03-05T17:00+08:00')
    await tools.do('publish', '.')
    await platform.database.delete(subCategories)
    platform.clock.advance(3600)
    await carryOn(platform.platform)
    await carryOn(platform.platform)
    expect(await tools.do('publish')).toContain('there is no sub-category "news-city"')
    expect(await article()).toMatchObject({ code: errorCodes.gone })
  })

  it('withdraws by file and at the desk; the comments stay, and come back with it', async () => {
    await tools.do('publish', '.')
    const anna = await platform.logIn({ id: 'anna', phone: '13900000001', nickname: 'Anna' })
    await platform.ask(postComment, {
      body: { post_id: 'night-market', type: 3, text: 'I will come', parent_id: null, reply_to_id: null },
      token: anna.token,
      headers: { 'idempotency-key': 'the-comment-of-anna' },
    })
    await change('kind: article', 'kind: article\nwithdrawn: true')
    expect(await tools.do('publish', '.')).toBe('Published:\n  withdrawn  article:night-market')
    expect(await tools.do('publish', '.')).toBe('Published:\n  nothing\n  1 unchanged')
    expect(await article()).toMatchObject({ code: errorCodes.gone })
    expect([await found('night market'), await fed()]).toEqual([[], []])
    expect(await text('/sitemap/1.xml')).not.toContain('night-market')
    expect(await queriesOf(platform.database).read(build.select().from(comments))).toHaveLength(1)
    await tools.write(file, source)
    expect(await tools.do('publish', '.')).toBe(`Published:\n  put back  article:night-market  ${address()}`)
    expect(await found('night market')).toHaveLength(1)

    await tools.do('publish', 'withdraw', 'article:night-market')
    expect(await article()).toMatchObject({ code: errorCodes.gone })
    // What the desk withdrew, no file puts back.
    await change('The night market moves to the river', 'The night market rests')
    const held = await tools.do('publish', '.')
    expect(held).toContain(`held  article:night-market  ${address()}\n`)
    expect(held).toContain('held: the desk withdrew it. What the file says is saved, and shown once you put it back')
    expect(await article()).toMatchObject({ code: errorCodes.gone })
    await tools.do('publish', 'put-back', 'article:night-market')
    expect((await article()).data.title).toBe('The night market rests')
    expect((await tools.run('publish', 'put-back', 'article:night-market')).failed).toBe(true)
    expect((await tools.run('publish', 'withdraw', 'poem:night-market')).output).toContain('Kinds: province')
  })

  it('reads the folder where the operator is, one file, and says when there is none', async () => {
    await mkdir(join(tools.folder, 'empty'))
    await writeFile(join(tools.folder, 'empty', 'README.md'), 'no document')
    expect((await tools.run('publish', 'empty')).output).toContain('There is no document (*.md)')
    expect((await tools.run('publish', 'nowhere')).output).toContain('There is no folder')
    expect((await tools.run('publish', 'one', 'two')).output).toContain('Which folder?')
  })
})
