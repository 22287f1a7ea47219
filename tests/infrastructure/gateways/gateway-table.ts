import { AxiosHeaders, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { Container, type ServiceIdentifier } from 'inversify'
import 'reflect-metadata/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../contract/endpoint'
import type { Configuration } from '../../../platform/kernel/configuration'
import { openSession } from '../../../platform/kernel/members/session-tokens'
import { allEndpoints } from '../../../contract/reading/all-endpoints'
import { randomToken } from '../../../platform/kernel/shared/random'
import { SessionStore } from '../../../src/application/frame/session/session.store'
import type { FailureCode, Outcome } from '../../../src/application/frame/shared/failure'
import { serverModule } from '../../../src/composition/hosts/server-host'
import { sharedModule } from '../../../src/composition/shared.module'
import { FirstViewAnswers } from '../../../src/infrastructure/frame/http/first-view-answers'
import { Transport } from '../../../src/infrastructure/frame/http/transport'
import { TestNavigator } from '../../support/member-ports'
import { approveMembers } from '../../support/volunteers'
import { startPlatform, type TestPlatform } from '../../support/platform'

type Adapter<Gateway> = new (...services: never[]) => Gateway

export interface Newcomer<Gateway> {
  readonly id: string
  readonly phone: string
  readonly gateway: Gateway
}

/** Who calls the platform of the demo city, and what their calls need besides. */
export interface Callers<Gateway> {
  /** The name of the row, which is part of the ids of what is made for it alone. */
  readonly row: string
  readonly platform: TestPlatform
  readonly guest: Gateway
  /** The gateway of a member of the city, by their id. */
  as(userId: string): Promise<Gateway>
  /** A member who is new, with a phone; or one who is a volunteer, too. */
  member(): Promise<Newcomer<Gateway>>
  volunteer(): Promise<Newcomer<Gateway>>
  /** An idempotency key that nothing was sent with. */
  key(): string
}

/** A call, and the value that it is answered with (of each list, the first entry), or the code of its refusal. */
export type Row<Gateway> = readonly [call: (by: Callers<Gateway>) => Promise<Outcome<unknown>>, answer: unknown]

/** Rows for every public method: one without any does not compile. */
export type Table<Gateway> = { readonly [Method in keyof Gateway]: readonly Row<Gateway>[] }

/** The answer of a call that was refused. */
export const refused = (code: FailureCode) => ({ ok: false as const, code })
const isRefusal = (answer: unknown): answer is ReturnType<typeof refused> =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false

type DescribeGateway = <Gateway extends object>(adapter: Adapter<Gateway>, table: Table<Gateway>) => void

/** The table of an adapter, for a test that runs the tables of several files in one demo city. */
export const rowsOf =
  <Gateway extends object>(adapter: Adapter<Gateway>, table: Table<Gateway>) =>
  (describeGateway: DescribeGateway): void =>
    describeGateway(adapter, table)

/**
 * Opens the demo city for the tests of this file; answers with what tests each method of an adapter there, in process.
 */
export function inDemoCity(configuration: Partial<Configuration> = {}): DescribeGateway {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ seed: true, configuration })
  })
  afterAll(() => platform.close())

  return <Gateway extends object>(adapter: Adapter<Gateway>, table: Table<Gateway>) => {
    describe(adapter.name, () => {
      for (const [method, rows] of Object.entries<readonly Row<Gateway>[]>(table)) {
        it.each(rows.map((row, index) => [index + 1, row] as const))(
          `${method}, call %i`,
          async (at, [call, answer]) => {
            const visit = visitTo(platform, adapter, `${method}-${at}`)
            const outcome = await call(visit.callers)
            expect(visit.called.map((each) => each.method)).toContain(method)
            if (isRefusal(answer)) expect(outcome.ok ? outcome.value : outcome.reason.code).toEqual(answer.code)
            else expect({ outcome: withFirstEntries(outcome) }).toMatchObject({ outcome: { ok: true, value: answer } })
          },
        )

        const [success] = rows.filter(([, answer]) => !isRefusal(answer))
        it(`${method} says that a session has ended where it needs one, and nowhere else`, async () => {
          const visit = visitTo(platform, adapter, `${method}-ended`, { hasEnded: true })
          const outcome = await success![0](visit.callers)
          const needsMember = visit.asked.at(-1)?.access !== 'open'
          const isExpired = !outcome.ok && outcome.reason.code === 'session-expired'
          expect(isExpired).toBe(visit.called.at(-1)?.asMember === true && needsMember)
        })
      }
    })
  }
}

/** The gateway as guests and members of a platform use it, with what was called and asked for. */
function visitTo<Gateway extends object>(
  platform: TestPlatform,
  adapter: Adapter<Gateway>,
  row: string,
  { hasEnded = false }: { readonly hasEnded?: boolean } = {},
) {
  const called: { readonly method: string; readonly asMember: boolean }[] = []
  const asked: Endpoint[] = []
  let keys = 0
  const inProcess = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const { method = 'get', url = '/' } = config
    const body: unknown = config.data
    const given = AxiosHeaders.from(config.headers).toJSON()
    const headers: Record<string, string> = { 'accept-language': 'en' }
    for (const [name, value] of Object.entries(given)) headers[name.toLowerCase()] = String(value)
    const endpoint = endpointOf(method.toUpperCase(), url)
    if (endpoint !== null) asked.push(endpoint)
    const sent = body instanceof FormData ? await multipart(body) : { headers: {}, payload: body as object }
    // A browser sends no type along with no body.
    const { 'content-type': _, ...plain } = headers
    const response = await platform.app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      headers: { ...(sent.payload === undefined ? plain : headers), ...sent.headers },
      ...(sent.payload === undefined ? {} : { payload: sent.payload }),
    })
    return { status: response.statusCode, data: response.json<unknown>(), statusText: '', headers: {}, config }
  }
  const open = (token: string | null, userId: string) => {
    const container = new Container({ autobind: true })
    container.load(
      sharedModule,
      serverModule({
        origin: 'https://city.example',
        cookies: {},
        language: 'en',
        dispatch: () => Promise.reject(new Error('the calls of this table have a transport of their own')),
        navigator: new TestNavigator(),
        answers: new FirstViewAnswers({}, true),
        now: platform.clock.now().getTime(),
      }),
    )
    // A first view only reads; here everything is sent, also what may outlive its page.
    const transport = container.get<AxiosInstance>(Transport as ServiceIdentifier<AxiosInstance>)
    transport.interceptors.request.use((request) => Object.assign(request, { adapter: inProcess }))
    if (token !== null)
      container
        .get(SessionStore)
        .startSession(token, { id: userId, phone: '', avatar: null, nickname: '', realName: true })
    return watched(container.get(adapter as ServiceIdentifier<Gateway>), (method) =>
      called.push({ method, asMember: token !== null }),
    )
  }
  const as = async (userId: string) =>
    open(hasEnded ? randomToken() : await openSession(platform.database, userId, platform.clock.now()), userId)
  const member = async () => {
    newcomers += 1
    const phone = String(13_400_000_000 + newcomers)
    const { id } = await platform.logIn({ id: `newcomer-${newcomers}`, phone })
    return { id, phone, gateway: await as(id) }
  }
  const callers: Callers<Gateway> = {
    row: `${adapter.name}-${row}`,
    platform,
    guest: open(null, ''),
    as,
    member,
    volunteer: async () => {
      const found = await member()
      await approveMembers(platform, found)
      return found
    },
    key: () => `${adapter.name}-${randomToken()}-${(keys += 1)}`,
  }
  return { callers, called, asked }
}

function watched<Gateway extends object>(gateway: Gateway, onCall: (method: string) => void): Gateway {
  return new Proxy(gateway, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        onCall(String(name))
        return Reflect.apply(value, target, given)
      }
    },
  })
}

let newcomers = 0

const patterns = allEndpoints().map(({ endpoint }) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.method} ${endpoint.url.replace(/:\w+/g, '[^/]+')}$`),
}))

function endpointOf(method: string, url: string): Endpoint | null {
  const asked = `${method} ${url.split('?')[0] ?? ''}`
  const fixed = patterns.find(({ endpoint }) => `${endpoint.method} ${endpoint.url}` === asked)
  return (fixed ?? patterns.find(({ pattern }) => pattern.test(asked)))?.endpoint ?? null
}

async function multipart(form: FormData) {
  const sent = new Response(form)
  const type = sent.headers.get('content-type') ?? ''
  return { headers: { 'content-type': type }, payload: Buffer.from(await sent.arrayBuffer()) }
}

/** A value with each of its lists cut down to the first entry. */
function withFirstEntries(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(withFirstEntries)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withFirstEntries(part)]))
}
