import axios, { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../../../contract/endpoint'
import type { HandleFailure } from '../../../../src/application/frame/site/handle-failure'
import { failureOf, type Failure } from '../../../../src/application/frame/shared/failure'
import { FreshnessStore } from '../../../../src/application/frame/site/freshness.store'
import { FixedClock } from '../../../../src/infrastructure/frame/host/fixed-clock'
import { FirstViewAnswers, type RecordedAnswer } from '../../../../src/infrastructure/frame/http/first-view-answers'
import { HttpClient, requestTimeout } from '../../../../src/infrastructure/frame/http/http-client'
import type { RequestContext } from '../../../../src/infrastructure/frame/http/request-context'

const getThing = endpoint({
  id: null,
  name: 'getThing',
  method: 'GET',
  url: '/v1/things/:id',
  summary: '',
  path: z.object({ id: z.string() }),
  query: z.object({ page_size: z.number() }),
  answer: z.object({ big_name: z.string() }),
})
const listPlaced = endpoint({
  id: null,
  name: 'listPlaced',
  method: 'GET',
  url: '/v1/placed',
  summary: '',
  query: z.object({ city: z.optional(z.string()) }),
  showsPlace: true,
  answer: z.object({ big_name: z.string() }),
})
const postThing = endpoint({
  id: null,
  name: 'postThing',
  method: 'POST',
  url: '/v1/things',
  summary: '',
  answer: z.object({}),
  needsPhoneToAuthorise: true,
  body: z.object({
    the_text: z.string(),
    answers: z.optional(z.record(z.string(), z.string())),
    pictures: z.optional(z.array(z.object({ source_id: z.string() }))),
  }),
})
const keepThing = endpoint({
  id: null,
  name: 'keepThing',
  method: 'PUT',
  url: '/v1/things',
  summary: '',
  body: z.object({ extra_fields: z.record(z.string(), z.string()) }),
  answer: z.object({
    form_fields: z.record(z.string(), z.string()),
    last_value: z.nullable(z.object({ the_name: z.string() })),
  }),
})
const payThing = endpoint({
  id: null,
  name: 'payThing',
  method: 'POST',
  url: '/v1/payments',
  summary: '',
  idempotent: true,
  answer: z.object({}),
})

interface Setting {
  readonly answer?: { status?: number; data?: unknown; headers?: Record<string, string> }
  readonly error?: Error
  readonly token?: string | null
  readonly recorded?: Record<string, RecordedAnswer>
  readonly obstacle?: () => Promise<Failure | null> | null
}

/** The client over a transport with the given answers, and a record of what was sent and handled. */
function clientWith({ answer = {}, error, token = null, recorded = {}, obstacle = () => null }: Setting) {
  const sent: InternalAxiosRequestConfig[] = []
  const handled: unknown[][] = []
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config)
    if (error !== undefined) throw error
    return { status: answer.status ?? 200, data: answer.data, headers: answer.headers ?? {}, statusText: '', config }
  }
  const context = {
    obstacle,
    tokenFor: () => token,
    language: () => ({ 'X-Language': 'en' }),
    place: (endpoint: { showsPlace: boolean }) => (endpoint.showsPlace ? { city: '430100' } : {}),
    baseOf: () => '',
    authorisation: (asked: { needsPhoneToAuthorise: boolean }) =>
      asked.needsPhoneToAuthorise ? {} : { Authorization: token ?? 'guest' },
  } as unknown as RequestContext
  const freshness = new FreshnessStore(new FixedClock(0))
  const client = new HttpClient(
    axios.create({ adapter }),
    context,
    { execute: (...given: unknown[]) => handled.push(given) } as unknown as HandleFailure,
    new FirstViewAnswers(recorded),
    freshness,
  )
  return { client, sent, handled, freshness }
}

const ask = { failures: 'content' as const, path: { id: 'a b' }, query: { pageSize: 5 } }
const good = { code: 100000, data: { big_name: 'x' }, msg: '' }

describe('the HTTP client', () => {
  it('sends an endpoint under the names of the wire, and gives the answer under those of the code', async () => {
    const { client, sent } = clientWith({ answer: { data: good } })
    expect(await client.send(getThing, ask)).toEqual({ ok: true, value: { bigName: 'x' } })
    expect(sent[0]?.url).toBe('/v1/things/a%20b?page_size=5')
    expect(sent[0]?.timeout).toBe(requestTimeout)
    expect(sent[0]?.headers.get('Authorization')).toBe('guest')
  })

  it('waits for the user info that decides how a call authorises itself, and says why it did not come', async () => {
    let arrive: (failed: Failure | null) => void = () => {}
    const arrival = new Promise<Failure | null>((resolve) => {
      arrive = resolve
    })
    const late = clientWith({ answer: { data: good }, obstacle: () => arrival })
    const asked = late.client.send(getThing, ask)
    await Promise.resolve()
    expect(late.sent).toEqual([])
    arrive(null)
    expect((await asked).ok).toBe(true)
    expect(late.sent).toHaveLength(1)

    const never = clientWith({ obstacle: () => Promise.resolve(failureOf('timeout')) })
    expect(await never.client.send(getThing, ask)).toMatchObject({ ok: false, reason: { code: 'timeout' } })
    expect(never.sent).toEqual([])
  })

  it('asks nobody for what has no name, as on a screen whose address lacks its id', async () => {
    const { client, sent } = clientWith({ answer: { data: good } })
    expect(await client.send(getThing, { ...ask, path: { id: '' } })).toMatchObject({
      ok: false,
      reason: { code: 'gone' },
    })
    expect(sent).toEqual([])
  })

  it('marks a GET that acts as its own, which no picture of another website can', async () => {
    const { client, sent } = clientWith({ answer: { data: good } })
    await client.send(getThing, ask)
    await client.send({ ...getThing, changesState: true }, ask)
    expect(sent.map(({ headers }) => headers.has('x-requested-with'))).toEqual([false, true])
  })

  it('sends the chosen place with the calls whose content depends on it, and with no others', async () => {
    const { client, sent } = clientWith({ answer: { data: good } })
    await client.send(listPlaced, { failures: 'in-place' })
    await client.send(getThing, ask)
    expect(sent.map(({ url }) => url)).toEqual(['/v1/placed?city=430100', '/v1/things/a%20b?page_size=5'])
  })

  it('B70: takes success as a string too', async () => {
    const { client } = clientWith({ answer: { data: { ...good, code: '100000' } } })
    expect((await client.send(getThing, ask)).ok).toBe(true)
  })

  it('B51: sends the posts that need a phone without authorisation when there is none', async () => {
    const { client, sent } = clientWith({ answer: { data: { code: 100000, data: {} } } })
    await client.send(postThing, { failures: 'common', body: { theText: 'hello' } })
    expect(sent[0]?.headers.get('Authorization')).toBeUndefined()
    expect(JSON.parse(sent[0]?.data as string)).toEqual({ the_text: 'hello' })
  })

  it.each([
    ['an answer that its schema does not take', { data: { code: 100000, data: { big_name: 3 } } }],
    ['an answer without an envelope', { data: '<html>' }],
    ['nothing at all', { data: undefined }],
  ])('calls %s malformed, and never throws', async (_, answer) => {
    const { client } = clientWith({ answer })
    expect(await client.send(getThing, ask)).toMatchObject({ ok: false, reason: { code: 'malformed' } })
  })

  it.each([
    [401, 303001, 'session-expired'],
    [401, 302001, 'session-expired'],
    [401, 101002, 'not-volunteer'],
    [403, 403001, 'gone'],
    [403, 403002, 'phone-needed'],
    [400, 400001, 'invalid'],
    [409, 409001, 'state-refuses'],
    [409, 409002, 'somebody-first'],
    [413, 413001, 'too-large'],
    [415, 415001, 'type-not-taken'],
    [429, 429001, 'too-many'],
    [500, 500001, 'server-error'],
  ])('reads HTTP %i with code %i as %s', async (status, code, expected) => {
    const { client } = clientWith({ answer: { status, data: { code, data: {}, msg: 'words' } } })
    expect(await client.send(getThing, ask)).toMatchObject({
      ok: false,
      reason: { code: expected, status, message: 'words' },
    })
  })

  it.each([
    [403, 'forbidden'],
    [404, 'not-found'],
    [405, 'wrong-method'],
    [500, 'server-error'],
    [502, 'bad-gateway'],
    [503, 'unavailable'],
  ])('reads a bare HTTP %i as %s', async (status, expected) => {
    const { client } = clientWith({ answer: { status, data: 'bad' } })
    expect(await client.send(getThing, ask)).toMatchObject({ ok: false, reason: { code: expected } })
  })

  it.each([
    ['ERR_CANCELED', 'cancelled'],
    ['ECONNABORTED', 'timeout'],
    ['ERR_NETWORK', 'unreachable'],
  ])('reads the transport failing by %s as %s', async (code, expected) => {
    const { client } = clientWith({ error: new AxiosError('', code) })
    expect(await client.send(getThing, ask)).toMatchObject({ ok: false, reason: { code: expected } })
  })

  it('says offline only when there is no network, also when the code of the transport itself does not come', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    for (const error of [
      new AxiosError('', 'ERR_NETWORK'),
      Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' }),
    ]) {
      const { client } = clientWith({ error })
      expect(await client.send(getThing, ask)).toMatchObject({ ok: false, reason: { code: 'offline' } })
    }
    vi.unstubAllGlobals()
  })

  it('gives the reasons of an invalid input by the names of its fields, and how long to wait', async () => {
    const fields = {
      the_text: 'wrong',
      'answers.the_first': 'required',
      'pictures.0.source_id': 'invalid',
      stranger_still: 'odd',
    }
    const { client } = clientWith({
      answer: { status: 429, data: { code: 429001, data: { fields } }, headers: { 'retry-after': '30' } },
    })
    expect(await client.send(postThing, { failures: 'common', body: { theText: 'x' } })).toMatchObject({
      reason: {
        fields: {
          theText: 'wrong',
          'answers.the_first': 'required',
          'pictures.0.sourceId': 'invalid',
          stranger_still: 'odd',
        },
        retryAfter: 30,
      },
    })
  })

  it('changes the names that a schema declares, and never the keys of a record, which are data', async () => {
    const { client, sent } = clientWith({
      answer: {
        data: {
          code: 100000,
          data: {
            form_fields: { 'x-amz_date': 'd', OSSAccessKeyId: 'k', success_action_status: '200' },
            last_value: null,
          },
        },
      },
    })
    expect(
      await client.send(keepThing, { failures: 'common', body: { extraFields: { max_size: '1', theKey: '2' } } }),
    ).toEqual({
      ok: true,
      value: { formFields: { 'x-amz_date': 'd', OSSAccessKeyId: 'k', success_action_status: '200' }, lastValue: null },
    })
    expect(JSON.parse(sent[0]?.data as string)).toEqual({ extra_fields: { max_size: '1', theKey: '2' } })
  })

  it('takes every part that an endpoint declares, and no other: what is forgotten or unknown does not compile', () => {
    const { client } = clientWith({})
    const stray = { pageSize: 5, colour: 'red' }
    const uncalled = [
      // @ts-expect-error the path is missing
      () => client.send(getThing, { failures: 'content', query: { pageSize: 5 } }),
      // @ts-expect-error a required name of the query is missing
      () => client.send(getThing, { failures: 'content', path: { id: 'a' }, query: {} }),
      // @ts-expect-error the query has no such name
      () => client.send(getThing, { ...ask, query: { pageSize: 5, colour: 'red' } }),
      // @ts-expect-error nor by a spread
      () => client.send(getThing, { ...ask, query: { ...stray } }),
      // @ts-expect-error a value of the query is of another type
      () => client.send(getThing, { ...ask, query: { pageSize: 'many' } }),
      // @ts-expect-error the body is missing
      () => client.send(postThing, { failures: 'common' }),
      // @ts-expect-error the body has no such name
      () => client.send(postThing, { failures: 'common', body: { theText: 'x', the_text: 'x' } }),
      // @ts-expect-error the endpoint has no query
      () => client.send(postThing, { failures: 'common', body: { theText: 'x' }, query: { a: 1 } }),
      // @ts-expect-error an endpoint that creates is never sent without its key
      () => client.send(payThing, { failures: 'common' }),
      // @ts-expect-error nor one that does not create with one
      () => client.send(postThing, { failures: 'common', body: { theText: 'x' }, idempotencyKey: 'k' }),
      // @ts-expect-error how the call takes its failures is missing
      () => client.send(getThing, { path: { id: 'a' }, query: { pageSize: 5 } }),
      () => client.send(payThing, { failures: 'common', idempotencyKey: 'k' }),
    ]
    expect(uncalled).toHaveLength(12)
  })

  it('leaves out of a query what its schema does not declare', async () => {
    const { client, sent } = clientWith({ answer: { data: good } })
    const untyped = { ...ask, query: { pageSize: 5, colour: 'red' } } as typeof ask
    await client.send(getThing, untyped)
    expect(sent[0]?.url).toBe('/v1/things/a%20b?page_size=5')
  })

  it('hands every failure once to the catalogue of errors, with the token of the call', async () => {
    const { client, handled } = clientWith({ answer: { status: 500, data: {} }, token: 't' })
    await client.send(getThing, ask)
    expect(handled).toEqual([[expect.objectContaining({ code: 'server-error' }), 'content', 'getThing', 't']])
  })

  it('takes an answer of the first view once in place of asking', async () => {
    const { client, sent } = clientWith({
      answer: { data: good },
      recorded: {
        'GET /v1/things/a%20b?page_size=5': { status: 200, body: { code: 100000, data: { big_name: 'drawn' } } },
      },
    })
    expect(await client.send(getThing, ask)).toMatchObject({ value: { bigName: 'drawn' } })
    expect(sent).toHaveLength(0)
    expect(await client.send(getThing, ask)).toMatchObject({ value: { bigName: 'x' } })
  })

  it('reports that a cached copy is shown, until the network answers again', async () => {
    const kept = clientWith({
      answer: { data: good, headers: { 'x-kept-at': '2026-01-01T00:00:00.000Z', 'x-kept-because': 'slow' } },
    })
    await kept.client.send(getThing, ask)
    expect(kept.freshness.copy).toEqual({ from: Date.parse('2026-01-01T00:00:00.000Z'), cause: 'slow' })
  })
})
