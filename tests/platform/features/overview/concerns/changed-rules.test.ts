import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordHistory } from '../../../../../contract/account'
import { listConcernedThings } from '../../../../../contract/concerns'
import { gatherMessages } from '../../../../../platform/features/frame/messages/gather-messages'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { preparePublishing, publishingTools } from '../../../../support/publishing'

describe('a story that is published again, and the guide that it names', () => {
  let platform: TestPlatform
  let tools: Awaited<ReturnType<typeof publishingTools>>
  beforeEach(async () => {
    platform = await startPlatform({ configuration: { demo: false } })
    tools = await publishingTools(platform)
    await preparePublishing(platform)
    await tools.copy('night-market.md', 'river.jpg', 'reading-zh.m4a', 'reading-en.m4a')
    await tools.copy('stall-permit.md', 'stall-form.pdf')
    await change('night-market.md', /^concerns: .*\n/m, '')
    await change('night-market.md', 'category: news-city\n', 'category: news-city\nconcerns: [guide:stall-permit]\n')
    await publish()
  })
  afterEach(async () => {
    await tools.clear()
    await platform.close()
  })

  const change = async (file: string, before: string | RegExp, after: string) => {
    const text = await readFile(join(tools.folder, file), 'utf8')
    expect(text.search(before)).toBeGreaterThanOrEqual(before instanceof RegExp ? -1 : 0)
    await tools.write(file, text.replace(before, after))
  }
  const publish = async () => {
    platform.clock.advance(1)
    await tools.do('publish', '.')
    platform.clock.advance(1)
  }
  const isChanged = async () => {
    const ask = { path: { id: 'night-market' }, query: { kind: 'post' as const } }
    const [guide] = (await platform.ask(listConcernedThings, ask)).items
    return guide?.kind === 'guide' ? guide.is_changed : null
  }
  const waiting = async () => (await tools.run('changed-rules')).output
  const key = 'article:night-market:stall-permit'

  it('say that the rule has changed since, until an editor has read the story again', async () => {
    expect(await isChanged()).toBe(false)
    expect(await waiting()).not.toContain(key)
    await change('stall-permit.md', 'cents: 12000', 'cents: 15000')
    await publish()
    expect(await isChanged()).toBe(true)
    expect(await waiting()).toContain(key)
    // To publish the story again says nothing of its rules.
    await change('night-market.md', 'en: Lin Xiao', 'en: Xiao Lin')
    await publish()
    expect(await isChanged()).toBe(true)
    expect(await tools.do('changed-rules', 'clear', key)).toContain('Done: clear')
    expect(await isChanged()).toBe(false)
    expect(await waiting()).not.toContain(key)
    expect((await tools.run('changed-rules', 'clear', key)).failed).toBe(true)
    expect((await tools.run('changed-rules', 'clear', 'article:night-market')).output).toContain('<kind>:<id>:<guide>')
  })

  it('do not say so for words around the rule', async () => {
    await change('stall-permit.md', 'Bring your identity card and the form', 'Your identity card and the form')
    await publish()
    expect(await isChanged()).toBe(false)
  })

  describe('to members', () => {
    const correction = (at: string) =>
      `  - at: ${at}\n    text:\n      zh-CN: 摊位是七十个。\n      en: There are seventy stalls.\n`
    const correct = async () => {
      await change(
        'night-market.md',
        'category: news-city\n',
        `corrections:\n${correction('2026-03-01T10:00')}category: news-city\n`,
      )
      await publish()
    }
    const read = (token: string) => platform.ask(recordHistory, { token, body: { post_id: 'night-market', type: 3 } })
    const told = async (id: string) => {
      platform.clock.advance(600)
      await gatherMessages(platform.platform, id)
      return (await messagesTo(platform.database, id)).map(({ category, path, text }) => [category, path, text.en])
    }
    const corrected = [
      'reading',
      '/posts/night-market',
      '“The night market moves to the river” was corrected after you read it.',
    ]

    it('tell of a correction who read the wrong version, once, whatever else is changed', async () => {
      const ben = await platform.logIn({ id: 'ben', phone: '13900000002' })
      const cleo = await platform.logIn({ id: 'cleo', phone: '13900000003' })
      await read(ben.token)
      await change('night-market.md', 'en: Lin Xiao', 'en: Xiao Lin')
      await publish()
      expect(await told('ben')).toEqual([])
      await correct()
      await read(cleo.token)
      expect(await told('ben')).toEqual([corrected])
      expect(await told('cleo')).toEqual([])
      await change('night-market.md', 'en: Xiao Lin', 'en: Lin Xiao')
      await publish()
      expect(await told('ben')).toEqual([corrected])
    })
  })
})
