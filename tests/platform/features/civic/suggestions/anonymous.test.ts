import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownClientHeader } from '../../../../../contract/endpoint'
import { getSuggestion, listSimilarSuggestions, listSuggestions } from '../../../../../contract/suggestions'
import { siteDemo } from '../../../../../platform/demo/seeding/frame/site/seed-site'
import { desks } from '../../../../../platform/features'
import { closeSuggestions } from '../../../../../platform/features/civic/suggestions/close-suggestions'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { drawPage } from '../../../../support/draw-page'
import { recordLog } from '../../../../support/recorded-log'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { suggestionTools } from '../../../../support/suggestions'
import { everyRead } from '../../../trust/every-read'

const author = { id: 'id-of-the-nameless', phone: '13988880077', nickname: '不愿具名的渡船人' }
const markers = Object.values(author)

/** Suggestions of one author who does not want to be named, in every state that others see, and in the others. */
describe('the author of anonymous suggestions', () => {
  let platform: TestPlatform
  let log: ReturnType<typeof recordLog>
  const ids: string[] = []
  let stranger: { readonly id: string; readonly token: string }
  let writer: typeof stranger

  beforeAll(async () => {
    platform = await startPlatform({ configuration: { logLevel: 'trace' } })
    const { database, clock } = platform
    // A site alone, without the people of the demo city, is enough for pages to be drawn.
    await siteDemo.seed(database, clock.now(), () => undefined, platform.platform.vault, [])
    log = recordLog(platform)
    const tools = suggestionTools(platform)
    await tools.prepare()
    writer = await platform.logIn(author)
    stranger = await platform.logIn({ id: 'stranger', phone: '13900000009', nickname: 'Stranger' })
    const anonymous = { is_anonymous: true }
    ids.push(await tools.send(writer, anonymous), await tools.open(writer, anonymous))
    for (const end of ['replied', 'reopened', 'confirmed', 'closed', 'private'] as const) {
      const id = await tools.replied(writer, { ...anonymous, is_public: end !== 'private' })
      ids.push(id)
      if (end === 'reopened') await tools.reopen(writer, id)
      if (end === 'confirmed' || end === 'closed') await tools.confirm(writer, id)
      if (end === 'closed') await tools.evaluate(writer, id)
    }
    await tools.support(stranger, ids[1] ?? '', 'affected')
  })
  // The log of all that the tests did, in whatever order, and of the clean-up.
  afterAll(async () => {
    platform.clock.advance(20 * 86_400)
    await closeSuggestions(platform.database, platform.clock.now())
    await platform.close()
    expect(log.lines().length).toBeGreaterThan(10)
    expect(markers.filter((each) => log.text().includes(each))).toEqual([])
  })

  let calls = 0
  const read = async (url: string, token: string | null, query: Readonly<Record<string, string>> = {}) => {
    calls += 1
    const headers = { [ownClientHeader]: 'townsquare', ...(token === null ? {} : { authorization: token }) }
    return await platform.app.inject({ url, query, headers, remoteAddress: `10.1.${calls >> 8}.${calls & 255}` })
  }

  it('stands in no answer that a guest or another member gets by any call, the search included', async () => {
    const found = new Set<string>()
    let seen = 0
    for (const token of [null, stranger.token])
      for (const { endpoint, path, query } of everyRead([...ids, author.id], [...markers, 'lamp'])) {
        // Whoever knows an account reads what that account shows of itself; nothing there tells of suggestions.
        const asksForAuthor = [...Object.values(path), ...Object.values(query)].some((each) => markers.includes(each))
        const url = endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
        const { payload } = await read(url, token, query)
        if (ids.some((id) => payload.includes(id))) seen += 1
        if (asksForAuthor ? ids.some((id) => payload.includes(id)) : markers.some((each) => payload.includes(each)))
          found.add(`${token === null ? 'a guest' : 'a stranger'} by ${endpoint.name} ${JSON.stringify(query)}`)
      }
    expect([...found]).toEqual([])
    // The suggestions themselves are found: the list, the search and others answer with them.
    expect(seen).toBeGreaterThan(30)
  })

  it('stands in no similar suggestion, and not in the answer to a support', async () => {
    const body = { title: 'The lamp at the corner', latitude: 26.42, longitude: 111.61 }
    const similar = await platform.call(listSimilarSuggestions, { body, token: stranger.token })
    expect(similar.data.items.length).toBeGreaterThan(2)
    expect(markers.filter((each) => JSON.stringify(similar.data).includes(each))).toEqual([])
  })

  const answersOf = async (addresses: readonly string[]) => {
    const payloads = await Promise.all(addresses.map(async (address) => (await read(address, null)).payload))
    return payloads.map((payload, index) => [addresses[index], markers.filter((each) => payload.includes(each))])
  }

  it('stands in no feed, sitemap, embed or open data', async () => {
    const embeds = ids.map((id) => `/oembed?format=json&url=${encodeURIComponent(`http://localhost/interacts/${id}`)}`)
    const open = ['json', 'xml'].flatMap((format) => [
      `/open311/v2/requests.${format}?extensions=true`,
      ...ids.map((id) => `/open311/v2/requests/${id}.${format}?extensions=true`),
    ])
    const addresses = ['/feeds/home.xml', '/sitemap.xml', ...embeds, ...open]
    expect((await read(open[0] ?? '', null)).payload).toContain(ids[1])
    expect(await answersOf(addresses)).toEqual(addresses.map((address) => [address, []]))
  })

  it('stands in no page that the platform draws', async () => {
    const pages = ids.flatMap((id) => [`/interacts/${id}`, `/interacts/${id}/record`])
    for (const address of ['/interact', '/interact?order=hot', ...pages]) {
      const { html } = await drawPage(platform, address)
      expect([address, markers.filter((each) => html.includes(each))]).toEqual([address, []])
    }
    expect((await drawPage(platform, `/interacts/${ids[2]}`)).html).toContain('The lamp at the corner is dark')
  })

  it('is unknown to the office too: at its desk, in a history, and in the log of its acts', async () => {
    const show = async (...words: string[]) =>
      (await operate(platform.platform, desks, words, platform.clock.now())).output
    const outputs = [
      await show('suggestions'),
      await show('suggestions', '--json'),
      await show('log'),
      ...(await Promise.all(ids.map((id) => show('history', 'suggestion', id)))),
    ]
    expect(outputs[0]).toContain('anonymous')
    expect(outputs.at(-1)).toContain('its author, unnamed')
    for (const output of outputs) expect(markers.filter((each) => output.includes(each))).toEqual([])
  })

  it('is not named to themselves either: the answer says only that it is theirs', async () => {
    const again = (await platform.logIn({ id: 'another', phone: '13988880078' })).token
    const see = async (token: string) =>
      (await platform.call(getSuggestion, { path: { id: ids[2] ?? '' }, token })).data.suggestion
    expect(await see(again)).toMatchObject({ mine: false, author: null })
    expect(await see(writer.token)).toMatchObject({ mine: true, author: null, comments_open: false })
    const { items } = await platform.ask(listSuggestions, { query: {} })
    expect(items.map((item) => item.author)).toEqual(items.map(() => null))
    expect(items.length).toBeGreaterThan(3)
  })
})
