import { readFile, readdir } from 'node:fs/promises'
import { sample } from 'openapi-sampler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getDefaultChannel } from '../../../../contract/channels'
import { allEndpoints } from '../../../../contract/reading/all-endpoints'
import { buildOpenApi } from '../../../../platform/kernel/openapi/build-openapi'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'
import { inlinedOpenApi } from '../../../support/inlined-openapi'

interface Described {
  readonly description?: string
  readonly properties?: Readonly<Record<string, object>>
}
type Content = Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>
interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Described>> }
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: { readonly content: Content }
            readonly responses: Readonly<Record<string, { readonly content: Content }>>
          }
        >
      >
    >
  >
}

describe('the contract as OpenAPI', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  it('knows every file of the contract', async () => {
    const shared = new Set([
      ...[
        'endpoint',
        'envelope',
        'fields',
        'cases',
        'content-head',
        'coordinates',
        'expected-errors',
        'first-view',
        'positions',
        'message-events',
        'page-draft-cards',
      ],
    ])
    const files = (await readdir('contract'))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => name.slice(0, -3))
      .filter((name) => !shared.has(name))
    expect([...new Set(allEndpoints().map(({ resource }) => resource))].sort()).toEqual(files.sort())
  })

  it('gives every call a name and an address of its own', () => {
    const all = allEndpoints().map(({ endpoint }) => endpoint)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(new Set(all.map(({ method, url }) => `${method} ${url}`)).size).toBe(all.length)
  })

  it('has the chosen place sent with every call that takes one, but for C046, whose city is always named', () => {
    const placed = allEndpoints()
      .map(({ endpoint }) => endpoint)
      .filter(({ query }) => 'shape' in query && 'city' in (query.shape as object) && query !== getDefaultChannel.query)
    expect(placed.length).toBeGreaterThan(5)
    expect(placed.filter((endpoint) => !endpoint.showsPlace).map(({ name }) => name)).toEqual([])
  })

  it('has every call served', () => {
    const missing = allEndpoints()
      .filter(({ endpoint: { method, url } }) => !platform.app.hasRoute({ method, url: url.replace(/\/$/, '') }))
      .map(({ endpoint }) => endpoint.name)
    expect(missing).toEqual([])
  })

  it('describes path, query, body and failures', () => {
    const { paths } = inlinedOpenApi() as {
      paths: Record<
        string,
        Record<
          string,
          { parameters: { name: string; in: string; required: boolean }[]; responses: object; requestBody: unknown }
        >
      >
    }
    const comment = paths['/v1/mobile/comment']?.post
    expect(comment?.parameters.map(({ name }) => name)).toContain('Idempotency-Key')
    expect(Object.keys(comment?.responses ?? {})).toEqual(['200', '400', '401', '403', '409', '429', '500', '503'])
    expect(comment?.requestBody).toBeDefined()
    expect(paths['/v2/c_static_article/{id}']?.get?.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
    })
  })

  it('names what the contract names, and says what its comments say', () => {
    const { schemas } = (buildOpenApi('1.0.0') as unknown as Document).components
    expect(schemas['WishCard']?.properties?.['summary']).toMatchObject({
      description: "The beginning of the wish's text.",
    })
    expect(schemas['WishCard']?.properties?.['id']).toEqual({ $ref: '#/components/schemas/Id' })
    // What one object takes over from another keeps its comment there.
    expect(schemas['Wish']?.properties?.['summary']).toMatchObject({ description: "The beginning of the wish's text." })
    expect(schemas['Id']?.description).toBe('An opaque identifier.')
  })

  it('has examples that the contract takes: of each body, and of each answer as its components give it', () => {
    const document = buildOpenApi('1.0.0') as unknown as Document
    const refused: string[] = []
    for (const { endpoint } of allEndpoints()) {
      const path = endpoint.url.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')
      const { requestBody, responses } = document.paths[path]?.[endpoint.method.toLowerCase()] ?? {}
      const body = requestBody?.content['application/json']
      if (body !== undefined && !endpoint.body.safeParse(body.example).success) refused.push(`body of ${endpoint.name}`)
      const answer = sample(responses?.['200']?.content['application/json']?.schema ?? {}, {}, document)
      if (!endpoint.answer.safeParse((answer as { data: unknown }).data).success)
        refused.push(`answer of ${endpoint.name}`)
    }
    expect(refused).toEqual([])
  })

  it('is shown at /docs in a demo', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
    expect((await platform.app.inject('/docs/')).statusCode).toBe(200)
    expect((await platform.app.inject('/docs/json')).json()).toEqual(JSON.parse(JSON.stringify(buildOpenApi(version))))
  })
})
