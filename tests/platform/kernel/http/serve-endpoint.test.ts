import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../contract/envelope'
import { Refusal } from '../../../../platform/kernel/http/refusal'
import { gunzipSync } from 'node:zlib'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'
import { breaks, echo, forMembers, pay, testFeature, withPhone } from '../../../support/test-endpoints'

describe('an endpoint', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({
      features: [
        testFeature({
          breaks: async ({ query, database }) => {
            if (query.how === 'year 0') await database.execute(sql`select ${'0000-01-01'}::date`)
            if (query.how === 'not a table') await database.execute(sql`select 1 from nowhere`)
            if (query.how === 'refuse') throw new Refusal(errorCodes.stateRefuses, null, { state: 'closed' })
            if (query.how === 'answer') return { extra: 1, missing: undefined } as never
            throw new Error('a secret of the inside')
          },
        }),
      ],
    })
  })
  afterAll(() => platform.close())

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    platform.call(echo, { path: { id: 'one' }, body, headers })

  it('answers in an envelope, with defaults filled in', async () => {
    const answer = await send({ title: 'word' })
    expect(answer).toMatchObject({ status: 200, code: 100000, msg: 'ok', data: { id: 'one', size: 20, title: 'word' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Accept-Language, x-language',
    })
  })

  it.each([300, 30_000])('comes compressed when it is long and the caller takes that (%d words)', async (count) => {
    const long = await startPlatform({
      features: [testFeature({ breaks: async () => ({ text: 'a card of a feed 卡片 '.repeat(count) }) as never })],
    })
    const get = (headers: Record<string, string>) => long.app.inject({ url: '/v1/test/breaks', headers })
    const packed = await get({ 'accept-encoding': 'br, GZIP;q=0.5' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await get({})).payload)
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
    for (const refusing of ['gzip;q=0', 'gzip; q=0.000, br', 'x-gzip', 'br'])
      expect((await get({ 'accept-encoding': refusing })).headers['content-encoding']).toBeUndefined()
    await long.close()
  })

  it('names each field that is wrong, with the reason', async () => {
    expect((await send({ title: 'w' })).data.fields).toEqual({ title: 'too-short' })
    expect((await send({ title: 'far too long' })).data.fields).toEqual({ title: 'too-long' })
    expect((await send({ tags: ['a', 1] })).data.fields).toEqual({ title: 'required', 'tags.1': 'invalid' })
    expect(
      (await platform.call(echo, { path: { id: 'one' }, query: { page_size: '51' }, body: { title: 'word' } })).data
        .fields,
    ).toEqual({ page_size: 'too-big' })
    expect(await send(undefined)).toMatchObject({ status: 400, code: 400001 })
  })

  it('takes no text and no number that a database refuses, wherever they stand', async () => {
    for (const text of ['a\0b', 'a\uD800', '\uDC00a']) {
      expect((await send({ title: text })).data.fields).toEqual({ title: 'invalid' })
      expect((await send({ title: 'word', tags: ['fine', text] })).data.fields).toEqual({ 'tags.1': 'invalid' })
    }
    expect((await send({ title: '🎉🎉' })).code).toBe(100000)
    expect(
      (await platform.app.inject({ method: 'POST', url: '/v1/test/echo/a%00b', payload: { title: 'word' } })).json()
        .data.fields,
    ).toEqual({ id: 'invalid' })
    for (const amount of [2147483648, -9007199254740991]) {
      expect(
        (await platform.call(pay, { body: { amount }, headers: { 'idempotency-key': 'key-of-a-form' } })).data.fields,
      ).toEqual({ amount: 'invalid' })
    }
  })

  it('takes one value where one is meant', async () => {
    for (const url of ['/v1/test/echo/one?page_size=5&page_size=6', '/v1/test/echo/one?cursor=a&cursor=b']) {
      expect((await platform.app.inject({ method: 'POST', url, payload: { title: 'word' } })).statusCode).toBe(400)
    }
  })

  it('answers what the database refuses as input as such, whatever the schema let through', async () => {
    expect(await platform.call(breaks, { query: { how: 'year 0' } })).toMatchObject({ status: 400, code: 400001 })
    expect(await platform.call(breaks, { query: { how: 'not a table' } })).toMatchObject({ status: 500, code: 500001 })
  })

  it('speaks the language that is asked for', async () => {
    const language = async (headers: Record<string, string>) => (await send({ title: 'word' }, headers)).data.language
    expect(await language({})).toBe('zh-CN')
    expect(await language({ 'accept-language': 'en-GB,zh;q=0.5' })).toBe('en')
    expect(await language({ 'accept-language': 'en;q=0.4, zh-TW;q=0.9' })).toBe('zh-CN')
    expect(await language({ 'accept-language': 'en', 'x-language': 'zh-CN' })).toBe('zh-CN')
    expect((await platform.call(forMembers, { headers: { 'x-language': 'en' } })).msg).toBe(
      'Your login has expired. Please log in again.',
    )
  })

  it('lets through only whom it is for', async () => {
    const { token } = await platform.logIn()
    const withOne = await platform.logIn({ phone: '13800138000' })
    expect((await platform.call(forMembers)).code).toBe(303001)
    expect((await platform.call(forMembers, { token })).status).toBe(200)
    expect(await platform.call(withPhone, { token })).toMatchObject({ status: 403, code: 403002 })
    expect(await platform.ask(withPhone, { token: withOne.token })).toEqual({ id: withOne.id })
  })

  it('answers a refusal with its code and a fault with nothing of its cause', async () => {
    expect(await platform.call(breaks, { query: { how: 'refuse' } })).toMatchObject({
      status: 409,
      code: 409001,
      data: { state: 'closed' },
    })
    const fault = await platform.call(breaks)
    expect(fault).toMatchObject({ status: 500, code: 500001 })
    expect(fault.data.request_id).toBe(fault.headers['x-request-id'])
    expect(JSON.stringify(fault)).not.toContain('secret')
  })

  it('names a request itself where no trusted proxy stands in front', async () => {
    const { headers } = await platform.call(breaks, { headers: { 'x-request-id': 'of-a-stranger' } })
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  it('never sends an answer that breaks the contract where answers are checked', async () => {
    const { app, call } = await startPlatform({ features: [testFeature({ breaks: async () => 'no object' as never })] })
    expect((await call(breaks)).code).toBe(500001)
    await app.close()
  })

  it('refuses bodies that are too large, too deep, broken or reach for a prototype', async () => {
    const post = (payload: string, type = 'application/json') =>
      platform.app.inject({ method: 'POST', url: '/v1/test/echo/one', headers: { 'content-type': type }, payload })
    expect((await post(`{"title":"${'x'.repeat(300_000)}"}`)).json()).toMatchObject({ code: 413001 })
    expect((await post(`${'['.repeat(33)}${']'.repeat(33)}`)).json()).toMatchObject({
      code: 400001,
      data: { fields: { body: 'too-deep' } },
    })
    expect((await post(`{"title":"${'['.repeat(50)}"}`)).json()).toMatchObject({
      data: { fields: { title: 'too-long' } },
    })
    expect((await post('{"title":')).json()).toMatchObject({ code: 400001 })
    expect((await post('{"__proto__":{"title":"word"}}')).json()).toMatchObject({ code: 400001 })
    expect((await post('title=word', 'application/x-www-form-urlencoded')).json()).toMatchObject({ code: 415001 })
  })

  it('asked for in a way that it does not go is a 405 that names those that do', async () => {
    const ask = async (method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS', url: string) => {
      const answer = await platform.app.inject({ method, url, headers: { 'x-language': 'en' } })
      return [answer.statusCode, answer.headers.allow, answer.json().code]
    }
    expect(await ask('DELETE', '/v1/test/members')).toEqual([405, 'GET, HEAD', 405001])
    expect(await ask('PUT', '/v1/test/members/?page=1')).toEqual([405, 'GET, HEAD', 405001])
    expect(await ask('GET', '/v1/test/echo/one')).toEqual([405, 'POST', 405001])
    expect(await ask('OPTIONS', '/v1/test/echo/%E4%B8%80')).toEqual([405, 'POST', 405001])
    expect(await ask('HEAD', '/v1/test/pay')).toEqual([405, 'POST', 405001])
    for (const unknown of ['/v1/test/echo', '/v1/test/echo/one/two', '/v1/test/echo/', '/v1/test/membersXX'])
      expect(await ask('DELETE', unknown)).toEqual([404, undefined, 404001])
    expect(
      (
        await platform.app.inject({
          method: 'POST',
          url: '/v1/test/members',
          payload: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).json(),
    ).toMatchObject({ code: 405001, msg: '请求方法错误' })
  })

  it('that does not exist is a 404 in an envelope', async () => {
    expect((await platform.app.inject('/v1/nothing')).json()).toMatchObject({ code: 404001 })
    expect((await platform.app.inject({ method: 'DELETE', url: '/anything' })).json()).toMatchObject({ code: 404001 })
  })
})
