import { appendFile, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getArticle } from '../../../../../contract/articles'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { preparePublishing, publishingTools } from '../../../../support/publishing'

const left = [
  '._night-market.md',
  '.DS_Store',
  '.git/x.md',
  '__MACOSX/._night-market.md',
  '__MACOSX/night-market.md',
  'Thumbs.db',
]
const alsoLeft = [
  'desktop.ini',
  '~$night-market.md',
  '@eaDir/night-market.md',
  '.Trashes/501/a.md',
  'sub/._b.md',
  'x.md~',
  'README.MD',
]

describe('A folder as computers make them', () => {
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  let source: string
  beforeEach(async () => {
    platform = await startPlatform()
    await preparePublishing(platform)
    tools = await publishingTools(platform)
    await tools.copy('night-market.md', 'river.jpg', 'reading-en.m4a', 'reading-zh.m4a')
    source = await readFile(join(tools.folder, 'night-market.md'), 'utf8')
  })
  afterEach(async () => {
    await tools.clear()
    await platform.close()
  })
  const body = async () => (await platform.ask(getArticle, { path: { id: 'night-market' } })).content

  it('is published without what they put into it, which nobody wrote', async () => {
    for (const name of [...left, ...alsoLeft]) await tools.write(name, Buffer.from([0, 5, 22, 7, 0, 2, 0xff, 0xfe]))
    expect((await tools.do('publish', '.')).split('\n')).toHaveLength(2)
  })

  it('has names in composed letters or in parts, in any case and with either slash', async () => {
    const names = ['江边的夜市 Café.JPG', 'river(1).jpeg', 'Büro/Plan.Png'] as const
    for (const name of names) await tools.write(name.normalize('NFD'), await readFile(join(tools.folder, 'river.jpg')))
    const shown = ['<江边的夜市 Café.jpg>', 'RIVER(1).JPEG', 'büro\\plan.png'].map((name) => `![江](${name})`)
    await tools.write('night-market.md', `${source}\n\n${shown.map((each) => each.normalize('NFC')).join('\n\n')}\n`)
    await rename(join(tools.folder, 'night-market.md'), join(tools.folder, 'night-market.MD'))
    await tools.do('publish', '.')
    expect(await body()).not.toMatch(/src="(?!\/uploads\/)/)
    expect((await body()).match(/<img src="\/uploads\/p-/g)?.length ?? 0).toBeGreaterThan(0)
  })

  it('says which file is meant where two differ by their case alone, and what is not in the folder', async () => {
    for (const name of ['Quay.jpg', 'QUAY.jpg'])
      await tools.write(name, await readFile(join(tools.folder, 'river.jpg')))
    await tools.write(
      'night-market.md',
      `${source}\n![江](quay.jpg)\n\n![江](C:\\pictures\\river.jpg)\n\n![江](file:///home/mei/river.jpg)\n\n![江](my river.jpg)\n`,
    )
    const { output, failed } = await tools.run('publish', '.')
    const first = source.split('\n').length + 1
    expect(failed).toBe(true)
    expect(output.split('\n').filter((line) => /:\d+:/.test(line))).toEqual([
      expect.stringMatching(new RegExp(`:${first}: "quay.jpg" may be "(?:Quay|QUAY).jpg" or `)),
      expect.stringMatching(new RegExp(`:${first + 2}: there is no file "C:`)),
      expect.stringContaining(`:${first + 4}: "![江](file:///home/mei/river.jpg)" shows no picture`),
      expect.stringContaining(`:${first + 6}: "![江](my river.jpg)" shows no picture`),
    ])
  })

  it('has documents in UTF-16 and with Windows’ ends of lines, and names the line of what is in another encoding', async () => {
    const written = (text: string, encoding: 'utf16le' | 'utf8') =>
      tools.write('night-market.md', Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`, encoding))
    await written(source, 'utf16le')
    await tools.do('publish', '.')
    expect(await body()).toContain('<strong>')
    await written(source.replace('夜市搬到江边', '夜市搬到河边'), 'utf8')
    expect(await tools.do('publish', '.')).toContain('changed')
    await appendFile(join(tools.folder, 'night-market.md'), Buffer.from([0x0d, 0x0a, 0xd6, 0xd0, 0xce, 0xc4]))
    const { output } = await tools.run('publish', '.')
    expect(output).toContain(`night-market.md:${source.split('\n').length + 1}: this cannot be read as UTF-8`)
  })

  it('has captions that a browser shows in full, in UTF-8, or none', async () => {
    await tools.copy('coast-this-morning.md', 'coast.mp4', 'coast.en.vtt', 'coast.zh-CN.vtt')
    const captions = await readFile(join(tools.folder, 'coast.zh-CN.vtt'), 'utf8')
    await tools.write('coast.zh-CN.vtt', captions.replaceAll(/(\d)\.(\d{3})/g, '$1,$2'))
    expect((await tools.run('publish', '.')).output).toMatch(
      /"coast\.zh-CN\.vtt" is no WebVTT, at its line \d+: a time of SubRip/,
    )
    await tools.write('coast.zh-CN.vtt', Buffer.concat([Buffer.from(captions), Buffer.from([0xd6, 0xd0])]))
    expect((await tools.run('publish', '.')).output).toMatch(/at its line \d+: this cannot be read as UTF-8/)
    await tools.write('coast.zh-CN.vtt', Buffer.from(`\ufeff${captions}`, 'utf16le'))
    await tools.do('publish', '.')
    const stored: string[] = []
    for await (const name of platform.platform.storage.list('p-')) if (name.endsWith('.vtt')) stored.push(name)
    const texts = await Promise.all(
      stored.map(async (name) => (await platform.app.inject({ url: `/uploads/${name}` })).payload),
    )
    expect(texts).toContain(captions)
  })

  it('has PDF files as wholes', async () => {
    await tools.copy('stall-permit.md', 'stall-form.pdf')
    const pdf = await readFile(join(tools.folder, 'stall-form.pdf'))
    await tools.write('stall-form.pdf', pdf.subarray(0, pdf.length / 2))
    expect((await tools.run('publish', '.')).output).toContain('"stall-form.pdf" is a PDF whose end is missing')
  })
})
