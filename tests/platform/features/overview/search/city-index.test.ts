import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getSearchStart, search } from '../../../../../contract/search'
import { hosts } from '../../../../../platform/kernel/contents/contents.schema'
import { contents, organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { foundCode } from '../../../../../src/domain/overview/search/found-kinds'
import { searchEntries } from '../../../../../platform/features/frame/search-index/search-index.schema'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

/** Questions of residents, each with what stands among the first five answers. */
const plainSpeech = [
  ['help my mother with phone', '42 Help with the phone'],
  ['where can i read to old people', '43 Reading the paper aloud'],
  ['帮老人', '42 Windows and cleaning'],
  ['做饭好吃的', '42 Meal delivery'],
  ['晚上公交', '21 How late should the last bus run?'],
  ['laodukou', '46 Old Ferry Community Office'],
  ['podcsat', '40 Ferry Podcast'],
  ['volunteer', '42 Become a volunteer'],
  ['hotline', '42 City hotline'],
] as const

describeOnBothDatabases('the index of the demo city', (_open, openForCity) => {
  it('has every listed content, channel, public wish, suggestion, show and post of a circle, organisation and host, and nothing else', async () => {
    const platform = await startPlatform({ connection: await openForCity(), seed: true })
    const { database } = platform
    const listed = await queriesOf(database).read(
      build
        .select({ type: contents.type, id: contents.id })
        .from(contents)
        .where(sql`(listed or type in (20, 30, 31, 32, 33, 34)) and state = 'published'`),
    )
    const publishers = [
      ...(await queriesOf(database).read(
        build.select({ type: sql<number>`40`, id: organisations.id }).from(organisations),
      )),
      ...(await queriesOf(database).read(build.select({ type: sql<number>`41`, id: hosts.id }).from(hosts))),
    ]
    const entries = await queriesOf(database).read(
      build.select({ type: searchEntries.type, id: searchEntries.id }).from(searchEntries),
    )
    const things: { readonly type: number; readonly id: string }[] = []
    for (const source of platform.platform.searchableSources)
      for (const { id } of await source.select(database, () => undefined, 100_000))
        things.push({ type: foundCode(source.kind), id })
    expect(new Set(things.map(({ type }) => type))).toEqual(new Set([42, 43, 44, 45, 46, 47, 48, 49, 50]))
    const keys = (rows: readonly { readonly type: number; readonly id: string }[]) =>
      rows.map(({ type, id }) => `${type}/${id}`).sort()
    expect(listed.length).toBeGreaterThan(100)
    expect(publishers.length).toBeGreaterThan(10)
    expect(keys(entries)).toEqual(keys([...listed, ...publishers, ...things]))
    const data = await platform.ask(getSearchStart)
    for (const q of data.hot_words as string[])
      expect([q, (await platform.ask(search, { query: { q } })).items.length > 0]).toEqual([q, true])
    const first = async (q: string) => {
      const { items } = await platform.ask(search, { query: { q }, headers: { 'x-language': 'en' } })
      return (items as { type: number; title: string }[]).slice(0, 5).map(({ type, title }) => `${type} ${title}`)
    }
    for (const [q, expected] of plainSpeech) {
      const answers = await first(q)
      expect([q, answers, answers.some((answer) => answer.startsWith(expected))]).toEqual([q, answers, true])
    }
    await platform.close()
  })
})
