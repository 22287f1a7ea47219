import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getMessengerAddressFor, signPage } from '../../../../../contract/messenger'
import * as contract from '../../../../../contract/session'
import { listConfigurations } from '../../../../../contract/site'
import { socialAccounts, usedSocialCodes } from '../../../../../platform/features/frame/session/session.schema'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { demoFeature } from '../../../../../platform/demo/pages/demo.routes'
import { sessionFeature } from '../../../../../platform/features/frame/session/session.feature'
import { siteFeature } from '../../../../../platform/features/frame/site/site.routes'
import { cleanUp } from '../../../../../platform/clean-up'
import type { DemoMessenger } from '../../../../../platform/demo/services/demo-messenger'
import { describeOnBothDatabases } from '../../../../support/databases'
import { MessengerServer } from '../../../../support/messenger-server'
import { startPlatform } from '../../../../support/platform'
import type { Answer, TestPlatform } from '../../../../support/platform'
import type { PgTable } from 'drizzle-orm/pg-core'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const redirect = '/auth'
const state = 'a-state-that-nobody-guesses'
let platform: TestPlatform

const codeFor = (subject: string, nickname = 'Rainy Lane') =>
  (platform.platform.messenger as DemoMessenger).issueCode(subject, nickname)
const enter = (code: string, more: object = {}, from = '10.0.0.1'): Promise<Answer> =>
  platform.call(contract.logInByMessenger, { body: { code, agreed: true, ...more }, from })

describeOnBothDatabases('a login by the messenger', (open) => {
  beforeEach(async () => {
    platform = await startPlatform({
      connection: await open(),
      features: [sessionFeature],
      configuration: { demo: true },
    })
  })
  afterEach(() => platform.close())

  const countIn = async (table: PgTable) => (await queriesOf(platform.database).read(build.select().from(table))).length

  it('makes a new account a member without a phone, with the nickname from the messenger', async () => {
    const { status, data } = await enter(codeFor('one'), { from_user_id: 'user-7' })
    expect([status, data.created, data.user.phone, data.user.nickname]).toEqual([200, true, null, 'Rainy Lane'])
    expect((await platform.ask(contract.getUser, { token: data.token })).user.id).toBe(data.user.id)
    expect((await queriesOf(platform.database).readOne(build.select().from(users)))?.fromUserId).toBe('user-7')
  })

  it('knows the same account the next time, and another as another', async () => {
    const first = await enter(codeFor('one'))
    const second = await enter(codeFor('one', 'Another Name'))
    expect([second.data.created, second.data.user]).toEqual([false, first.data.user])
    expect((await enter(codeFor('two'))).data.user.id).not.toBe(first.data.user.id)
  })

  it('gives a name of ours to whom the messenger names by nothing that can be shown', async () => {
    expect((await enter(codeFor('one', '\u202e'))).data.user.nickname).toMatch(/\d{6}/)
  })

  it('takes a code once', async () => {
    const code = codeFor('one')
    expect((await enter(code)).status).toBe(200)
    const again = await enter(code)
    expect([again.status, again.data.fields]).toEqual([400, { code: 'used' }])
  })

  it('takes a code once when it comes many times at once', async () => {
    const code = codeFor('one')
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('makes one member of an account that logs in for the first time in several places at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(codeFor('one'))))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(({ data }) => data.user.id)).size).toBe(1)
    expect(answers.filter(({ data }) => data.created)).toHaveLength(1)
    expect([await countIn(users), await countIn(socialAccounts)]).toEqual([1, 1])
  })

  it('takes a code for five minutes, and none that was altered or made up', async () => {
    const code = codeFor('one')
    const [content = '', signature = ''] = code.split('.')
    const altered = Buffer.from(Buffer.from(content, 'base64url').toString().replace('one', 'two')).toString(
      'base64url',
    )
    for (const wrong of [`${altered}.${signature}`, content, 'nothing'])
      expect((await enter(wrong)).data.fields).toEqual({ code: 'wrong' })
    platform.clock.advance(300)
    expect((await enter(code)).data.fields).toEqual({ code: 'wrong' })
    expect(await countIn(users)).toBe(0)
  })

  it('asks for the agreements', async () => {
    expect((await enter(codeFor('one'), { agreed: false })).data.fields).toHaveProperty('agreed')
  })

  it('lets an address try a hundred codes an hour', async () => {
    for (let count = 0; count < 100; count += 1) await enter('wrong')
    expect((await enter(codeFor('one'))).status).toBe(429)
    expect((await enter(codeFor('one'), {}, '10.0.0.2')).status).toBe(200)
  })

  it('forgets used codes when they are long too old', async () => {
    await enter(codeFor('one'))
    await cleanUp(platform.platform)
    expect(await countIn(usedSocialCodes)).toBe(1)
    platform.clock.advance(86_401)
    await cleanUp(platform.platform)
    expect(await countIn(usedSocialCodes)).toBe(0)
  })
})

describe('the messenger', () => {
  afterEach(() => platform.close())
  const start = async (demo: boolean) => {
    platform = await startPlatform({ features: [sessionFeature, siteFeature, demoFeature], configuration: { demo } })
    await platform.database
      .insert(configurations)
      .values({ code: 'hosts', value: { app_user_agent: '', app_bridge: '', messenger_user_agent: 'MicroMessenger' } })
  }
  const address = (query: Record<string, string> = { redirect, state }) =>
    platform.call(contract.getMessengerAddress, { query })
  const hosts = async () =>
    (await platform.ask(listConfigurations, { query: { source: 'h5' } })).items[0]?.config_value as {
      messenger_login: boolean
    }

  it('is played by a page of the demo, which comes back with the state, and with a code when it was allowed', async () => {
    await start(true)
    expect((await hosts()).messenger_login).toBe(true)
    const { body: page, headers } = await platform.app.inject({
      url: (await address()).data.url,
      headers: { 'accept-language': 'en' },
    })
    expect(headers['cache-control']).toBe('no-store')
    const [allowed = '', , , refused = ''] = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&#38;', '&'),
    )
    expect(refused).toBe(`/auth?state=${state}`)
    const { pathname, searchParams } = new URL(allowed, 'https://city.example')
    expect([pathname, searchParams.get('state')]).toEqual(['/auth', state])
    expect((await enter(searchParams.get('code') ?? '')).data.user.nickname).toBe('Rainy Lane')
  })

  it('comes back to paths of this site alone, with a state that is long enough', async () => {
    await start(true)
    for (const outside of ['https://evil.example', '//evil.example', '/\\evil.example', '/auth?code=1', '']) {
      expect((await address({ redirect: outside, state })).data.fields).toEqual({ redirect: 'format' })
      expect(
        (await platform.app.inject({ url: '/demo/messenger', query: { redirect: outside, state } })).statusCode,
      ).toBe(400)
    }
    expect((await address({ redirect, state: 'short' })).data.fields).toEqual({ state: 'format' })
  })

  it('is not offered outside the demo, and says so', async () => {
    await start(false)
    expect((await hosts()).messenger_login).toBe(false)
    expect([(await address()).status, (await address()).code]).toEqual([503, 503003])
    expect((await enter('any')).code).toBe(503003)
  })
})

describe('a signature for the script of the messenger (C013)', () => {
  afterEach(() => platform.close())
  const start = async (configuration: object) => {
    platform = await startPlatform({ features: [sessionFeature], configuration })
  }
  const sign = (url: string) => platform.call(signPage, { body: { url } })

  it('is given for pages of this site and of sites that may call, and for no other', async () => {
    await start({ demo: true, publicOrigin: 'https://city.example', corsOrigins: ['https://client.example'] })
    const { data } = await sign('https://city.example/posts/1?a=b#c')
    expect([data.url, data.appid]).toEqual(['https://city.example/posts/1?a=b', 'demo'])
    expect(data.sign).toMatch(/^[\da-f]{40}$/)
    expect((await sign('https://client.example/')).status).toBe(200)
    for (const foreign of ['https://city.example.evil.example/', 'https://evil.example/#https://city.example', 'words'])
      expect((await sign(foreign)).data.fields).toEqual({ url: 'not-ours' })
  })

  it('does not exist where the platform is unknown to the messenger', async () => {
    await start({ demo: false, publicOrigin: 'https://city.example' })
    expect((await sign('https://city.example/')).code).toBe(503003)
  })
})

describe('a login at the real messenger', () => {
  let server: MessengerServer
  beforeEach(async () => {
    server = await MessengerServer.start()
    platform = await startPlatform({
      features: [sessionFeature],
      configuration: { messenger: server.settings, publicOrigin: 'https://city.example' },
    })
  })
  afterEach(async () => {
    await platform.close()
    await server.stop()
  })

  it('makes no account silently: it asks for consent, and opens the account silently from then on', async () => {
    const silent = () => enter(server.codeFor('open-1', { scope: 'snsapi_base' }))
    const first = await silent()
    expect([first.status, first.data]).toEqual([409, { state: 'consent-needed' }])
    expect(await queriesOf(platform.database).read(build.select().from(users))).toEqual([])
    const allowed = await enter(server.codeFor('open-1'))
    expect([allowed.data.created, allowed.data.user.nickname]).toEqual([true, 'Rainy Lane'])
    expect((await silent()).data.user).toEqual(allowed.data.user)
  })

  it('takes a code once, whatever the messenger says the second time', async () => {
    const code = server.codeFor('open-1')
    expect((await enter(code)).status).toBe(200)
    expect((await enter(code)).data.fields).toEqual({ code: 'wrong' })
  })

  it('is refused for a while when the messenger is busy, and the same code still counts', async () => {
    const busy = { errcode: -1, errmsg: 'system error' }
    server.instead.set('/sns/oauth2/access_token', [busy, busy])
    const code = server.codeFor('open-1')
    expect((await enter(code)).status).toBe(503)
    expect((await enter(code)).status).toBe(200)
  })

  it('leads to the page of the messenger, silently or with consent (C061)', async () => {
    const query = { redirect, state, asking: 'silent' }
    const { url } = (await platform.call(getMessengerAddressFor, { query })).data
    expect(new URL(url).searchParams.get('scope')).toBe('snsapi_base')
    expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://city.example/auth')
  })
})
