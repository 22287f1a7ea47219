import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import * as contract from '../../../../../contract/page-drafts'
import type { OutsideNetwork } from '../../../../../platform/kernel/outside/open-outside'
import { freePort } from '../../../../support/free-port'
import { networkOf } from '../../../../support/outside-network'
import { both, builderPlatform, save, withCard, type BuilderPlatform } from './builder-platform'

let server: Server
const site = 'http://paper.example'
const nobody = 'http://nobody.example'
let inside: string
let outsideNetwork: OutsideNetwork
let platform: BuilderPlatform
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const status = Number(request.url?.slice(1, 4))
    const location = status === 302 ? { location: `${inside}/404` } : {}
    response.writeHead(status, { 'content-type': 'text/html', ...location }).end('a page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  inside = `http://127.0.0.1:${port}`
  outsideNetwork = networkOf({ 'paper.example': port, 'nobody.example': await freePort() })
})
afterEach(() => platform.close())
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function findingsOf(addresses: readonly string[]): Promise<readonly string[]> {
  platform = await builderPlatform({ configuration: { outsideOrigins: [inside] }, outsideNetwork })
  const linkTo = (value: string) => ({ text: both('Look'), link: { kind: 'external' as const, type: null, value } })
  const cards = Array.from({ length: Math.ceil(addresses.length / 5) }, (_, card) =>
    withCard({
      ...{ id: `links-${card}`, type: 'notice', title: null },
      notices: addresses.slice(card * 5, card * 5 + 5).map(linkTo),
    }),
  )
  await save(platform, platform.ann, (document) => cards.reduce((changed, add) => add(changed), document))
  const request = { path: { id: 'weekend' }, token: platform.ann }
  const { findings } = await platform.ask(contract.checkPageDraft, request)
  return findings.map(({ check, about }) => `${check} ${about}`)
}

it('S022: links to other sites are dead where nothing is, and not where a site is slow to answer programs', async () => {
  const answered = ['/200', '/404', '/410', '/403', '/503'].map((path) => site + path)
  expect(await findingsOf([...answered, `${nobody}/`, 'http://10.0.0.1/'])).toEqual([
    `dead-link ${site}/404`,
    `dead-link ${site}/410`,
    `dead-link ${nobody}/`,
  ])
})

it('S022: a page with many links asks each address once, and the first twenty alone', async () => {
  asked.length = 0
  const many = Array.from({ length: 30 }, (_, index) => `${site}/404/${index}`)
  expect((await findingsOf([...many, ...many.slice(0, 5)])).length).toBe(25)
  expect(new Set(asked).size).toBe(20)
  expect(asked.length).toBe(20)
})

it('S022: nothing is asked of an origin that the office opened for feeds, which answers to nobody else', async () => {
  asked.length = 0
  expect(await findingsOf([`${inside}/404`, `${site}/302`])).toEqual([])
  expect(asked).toEqual(['/302'])
})
