import { XMLParser } from 'fast-xml-parser'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conform, Unreachable, type Conformed, type ConformOptions } from '../../conform/conform'
import { asHtml } from '../../conform/report/as-html'
import { asJunit } from '../../conform/report/as-junit'
import { asText } from '../../conform/report/as-text'
import { figuresOf, reportOf } from '../../conform/report/report'
import { readScreensOfCalls } from '../../conform/screens/screens-of-calls'
import { demoAccounts } from '../../platform/demo/accounts'
import { startPlatform, type TestPlatform } from '../support/platform'
import { faults } from './faults'
import { Mutant } from './mutant'

const accounts = demoAccounts.flatMap(({ role, phone, password }) =>
  phone !== null && password !== null && role !== 'editor' ? [{ phone, password }] : [],
)
/** Ids that no answer gives away. */
const ids = new Map([['getVideoPreview', ['demo-video-draft-0b6e2d94c1f84a7793d5']]])

/** Thousands of requests, against hanging alone. */
const patience = 420_000

describe('conform', { timeout: patience }, () => {
  let platform: TestPlatform
  let origin: string
  let mutant: Mutant
  let mutantOrigin: string
  /** What it finds at the platform as it is, once for all tests. */
  let whole: Conformed
  const screens = readScreensOfCalls()
  const run = (options: Partial<ConformOptions>): Promise<Conformed> =>
    conform({ origin, accounts, ids, now: platform.clock.now, ...options })
  const at = new Date('2026-03-05T08:00:00.000Z')
  const broken = ({ ledger }: Conformed) => ledger.findings.filter(({ problems }) => problems.length > 0)

  beforeAll(async () => {
    platform = await startPlatform({ seed: true })
    await platform.app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`
    mutant = new Mutant(origin)
    mutantOrigin = await mutant.listen()
    whole = await run({ write: true })
  }, patience)
  afterAll(async () => {
    await mutant.close()
    await platform.close()
  })

  it('finds that the platform keeps the contract, in nearly every call', () => {
    expect(broken(whole)).toEqual([])
    const { calls, tried, rules } = figuresOf(reportOf(origin, whole, screens, at))
    expect(calls).toBeGreaterThan(300)
    expect(tried).toBeGreaterThan(calls - 10)
    expect(rules).toBeGreaterThan(1300)
    const tries = new Set(whole.ledger.findings.map(({ rule }) => rule))
    expect([...tries].sort()).toEqual(
      ['answer', 'cookies', 'cross-origin', 'envelope', 'gone', 'guest', 'idempotency', 'input', 'lifecycle', 'media']
        .concat(['owner', 'paging', 'refusal', 'session', 'signatures', 'stable', 'uploads'])
        .sort(),
    )
  })

  it('finds nothing in a proxy that has no fault', async () => {
    mutant.fault = {}
    const only = new Set(Object.values(faults).map(({ call }) => call))
    platform.clock.advance(86_400)
    expect(broken(await run({ origin: mutantOrigin, only, known: whole.known, write: true }))).toEqual([])
  })

  it.each(Object.entries(faults))('names %s', async (_, { call, rule, says, write = false, ...fault }) => {
    platform.clock.advance(86_400)
    mutant.fault = fault
    const found = await run({ origin: mutantOrigin, only: new Set([call]), known: whole.known, write })
    const problems = broken(found).find((each) => each.call === call && each.rule === rule)?.problems ?? []
    expect(problems.join('\n')).toContain(says)
  })

  it('reads and no more, unless it is asked to write', async () => {
    const methods = new Set<string>()
    mutant.fault = {
      ask: ({ method, url }) => void methods.add(url.pathname === '/v1/consumer/login' ? 'login' : method),
    }
    const only = new Set(['listFeed', 'like', 'sendFeedback', 'deleteWish'])
    const found = await run({ origin: mutantOrigin, only, known: whole.known })
    expect([...methods].sort()).toEqual(['GET', 'OPTIONS', 'login'])
    expect(found.ledger.skipped.get('sendFeedback')).toBe('it changes something: --write tries it')
  })

  it('makes an account by a code that its operator reads', async () => {
    const phone = '13900001234'
    const askCode = async () => platform.textMessages.lastCode(phone)
    const found = await run({ accounts: [{ phone }], askCode, only: new Set(['logIn', 'getUser']) })
    expect(broken(found)).toEqual([])
    expect(found.ledger.findings.find(({ call }) => call === 'getUser')?.tried).toBeGreaterThan(0)
  })

  it('says that nobody answers, or no platform', async () => {
    await expect(run({ origin: 'http://127.0.0.1:9' })).rejects.toThrow(Unreachable)
    mutant.fault = {
      reply: (replied) => {
        replied.headers.set('content-type', 'text/html')
        replied.status = 404
      },
    }
    await expect(run({ origin: mutantOrigin })).rejects.toThrow(/answers, but not as a platform/)
  })

  it('reports as text, JUnit and a page, with the screens that suffer and nothing personal', async () => {
    mutant.fault = faults['a number as text']!
    const found = await run({ origin: mutantOrigin, only: new Set(['listFeed', 'listCities']), known: whole.known })
    const report = reportOf('https://city.example', found, screens, at)
    const text = asText(report)
    expect(text).toContain('✗ listFeed  GET /v1/feeds')
    expect(text).toContain('/index')
    const { testsuites } = new XMLParser({ ignoreAttributes: false }).parse(asJunit(report)) as any
    expect(Number(testsuites.testsuite['@_failures'])).toBe(1)
    expect(testsuites.testsuite.testcase.find((each: any) => each.failure)['@_classname']).toBe('listFeed')
    const html = asHtml(report)
    expect(html).toContain('<article id="listFeed">')
    expect(html).toContain('<code>/index</code>')
    for (const each of [text, html, asJunit(report)])
      for (const { phone } of accounts) expect(each).not.toContain(phone)
  })
})
