import { describe, expect, it } from 'vitest'
import { isNothing, type Schema } from '../../contract/endpoint'
import { isAsTyped } from '../../contract/fields'
import { Refusal } from '../../platform/kernel/http/refusal'
import { parsePart } from '../../platform/kernel/http/validation'
import { readTestFeed, rssFeed } from '../support/read-test-feed'
import { readPageFacts } from '../../platform/features/participation/link-previews/page-facts'
import { jsonOf } from '../../platform/kernel/operator/written-json'
import { parseYaml } from '../../platform/kernel/operator/written-yaml'
import { outsideValue } from '../../platform/kernel/outside/outside-text'
import { allEndpoints } from '../../contract/reading/all-endpoints'
import { inlinedOpenApi } from '../support/inlined-openapi'
import { fittingValue } from '../support/generated-requests'
import { ordersToTerminals, orderToTerminal } from '../support/odd-values'
import { filesBelow } from './source-tree'

const orders = ordersToTerminals.join('')

/** A value with orders to a terminal in the middle of each of its texts; numbers and switches stay. */
function deceiving(value: unknown): unknown {
  if (typeof value === 'string')
    return `${value.slice(0, 1)}${orders.replace(/[\r\u2028\u2029]/g, '')}${value.slice(1)}`
  if (Array.isArray(value)) return value.map(deceiving)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deceiving(inner)]))
}

const fieldsOf = (body: Schema): Readonly<Record<string, object>> =>
  (body as unknown as { readonly shape?: Readonly<Record<string, object>> }).shape ?? {}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const bodies = allEndpoints()
  .map(({ endpoint }) => endpoint)
  .filter(({ body }) => !isNothing(body))
const document = inlinedOpenApi() as {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> } }
        >
      >
    >
  >
}

describe('the texts that come in', () => {
  it('have no character that nobody sees, in any field of any call', () => {
    const left: string[] = []
    let taken = 0
    for (const endpoint of bodies) {
      const path = endpoint.url.replace(/:(\w+)/g, '{$1}')
      const schema =
        document.paths[path]?.[endpoint.method.toLowerCase()]?.requestBody?.content['application/json']?.schema ?? {}
      for (let seed = 0; seed < 20; seed += 1) {
        const read = takenOf(endpoint.body, deceiving(fittingValue(schema, seed)))
        if (read === null) continue
        taken += 1
        const fields = fieldsOf(endpoint.body)
        const typed = Object.entries(read as object).filter(([name]) => !isAsTyped(fields[name] ?? {}))
        if (typed.some(([, value]) => textsOf(value).some((text) => orderToTerminal.test(text))))
          left.push(endpoint.name)
      }
    }
    expect([...new Set(left)]).toEqual([])
    expect(taken).toBeGreaterThan(bodies.length * 5)
  })

  it('are passwords alone where they are taken as they were typed', () => {
    const exempt = bodies.flatMap(({ name, body }) =>
      Object.entries(fieldsOf(body))
        .filter(([, field]) => isAsTyped(field))
        .map(([field]) => `${name}.${field}`),
    )
    expect(exempt.every((field) => /\.(?:old_)?password$/.test(field))).toBe(true)
    expect(exempt.length).toBeGreaterThan(4)
  })

  it('come by a route of the contract, which reads them, or are read by its parser', () => {
    const own = filesBelow(['platform'], ['.ts']).filter(
      ({ text }) => /\.body\b(?!\s*:)/.test(text) && /request\.body\b/.test(text),
    )
    expect(own.map(({ path }) => path)).toEqual(['platform/kernel/http/serve-endpoint.ts'])
  })
})

/** How each file reads what comes from other servers and from files of the office, without a call of ours. */
const readers: Readonly<Record<string, string>> = {
  'platform/features/frame/configuration/written-configuration.ts': 'writes a file, and reads none',
  'platform/features/frame/messages/send-push.ts': 'reads a status alone',
  'platform/features/frame/publishing/markdown-rules.ts': 'works on texts that publish-folder.ts read',
  'platform/features/frame/publishing/publish-folder.ts': 'by the rule',
  'platform/features/media/imports/download-feed.ts': 'passes bytes on to platform/features/media/imports/reading',
  'platform/features/media/imports/fetch-media.ts': 'takes media, which are written anew',
  'platform/features/media/imports/reading/feed-texts.ts': 'by the rule',
  'platform/features/media/imports/reading/read-item.ts': 'by the rule',
  'platform/features/overview/builder/dead-addresses.ts': 'reads no more than whether there is an answer',
  'platform/features/participation/link-previews/page-facts.ts': 'by the rule',
  'platform/features/participation/link-previews/read-link.ts': 'passes bytes on to page-facts.ts',
  'platform/kernel/content-check/http-picture-checker.ts': 'by the rule',
  'platform/kernel/messages-out/http-text-messages.ts': 'reads a status alone',
  'platform/kernel/messenger/messenger-api.ts': 'by the rule',
  'platform/kernel/operator/operate.ts': 'by the rule',
  'platform/kernel/operator/written-json.ts': 'by the rule',
  'platform/kernel/operator/written-yaml.ts': 'by the rule',
  'platform/kernel/outside/fetch-outside.ts': 'passes bytes on',
  'platform/kernel/outside/open-outside.ts': 'passes bytes on',
  'platform/kernel/shared/ask-outside.ts': 'passes the answer on',
  'platform/kernel/calendar/calendar-file.ts': 'by the rule',
  'platform/kernel/verification/http-face-checks.ts': 'by the rule',
  'platform/kernel/verification/http-verifier.ts': 'by the rule',
}
const reads =
  /\bfetch\(\w|\baskOutside\(|\b(?:open|fetch)Outside\(|\.json\(\)|from '(?:yaml|marked|markdown-it|node-html-parser)'|\boutside(?:Text|Value)\(/

describe('the texts that come from elsewhere', () => {
  it('are read by files that use the one rule, or say why they need not', () => {
    const found = filesBelow(['platform'], ['.ts'])
      .filter(({ path, text }) => !path.startsWith('platform/demo/') && reads.test(text))
      .filter(({ path }) => !['outside-text.ts', 'markdown.ts'].some((name) => path.endsWith(`/${name}`)))
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(readers).sort())
    for (const { path, text } of found)
      expect([path, /\boutside(?:Text|Value)\(/.test(text)]).toEqual([path, readers[path] === 'by the rule'])
  })

  it('have no character that nobody sees, from feeds, pages, files, the messenger and the office', async () => {
    const bad = deceiving('ab') as string
    const item = `<title>${bad}</title><link>https://paper.example/</link><guid>${bad}</guid><description>${bad}</description>`
    const page = Buffer.from(
      `<title>${bad}</title><meta name="description" content="${bad}"><meta property="og:site_name" content="${bad}">`,
    )
    const taken: unknown[] = [
      readTestFeed(
        rssFeed([item, `${item}<content:encoded>&lt;p&gt;${bad}&lt;/p&gt;</content:encoded>`], `<title>${bad}</title>`),
      ),
      readPageFacts(page, null, 'https://paper.example/'),
      parseYaml(`a: ${JSON.stringify('x\u202ey')}\nb: [c\u200bd]`).value,
      jsonOf(JSON.stringify({ [bad]: [bad] })),
      outsideValue({ [bad]: [bad, { inner: bad }] }),
    ]
    for (const value of taken) {
      expect(textsOf(value).length).toBeGreaterThan(0)
      expect(textsOf(value).filter((text) => orderToTerminal.test(text))).toEqual([])
    }
  })
})

/** What the platform takes of a body; null when it refuses it. */
function takenOf(schema: Schema, value: unknown): unknown {
  try {
    return parsePart(schema, value)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
