import { eq } from 'drizzle-orm'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { getUser, logOut } from '../../../../contract/session'
import { readConfiguration } from '../../../../platform/kernel/configuration'
import { settings } from '../../../../platform/kernel/database/schema/settings'
import { features } from '../../../../platform/features'
import { sessionFeature } from '../../../../platform/features/frame/session/session.feature'
import { addressKey, networkKey } from '../../../../platform/kernel/http/address-key'
import { describeFault } from '../../../../platform/kernel/http/log-options'
import { createSigner } from '../../../../platform/kernel/shared/signer'
import { emptyPglite } from '../../../support/pglite-template'
import { limitedAs } from '../../../../platform/kernel/limits/flood-classes'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'
import { echo, testFeature } from '../../../support/test-endpoints'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { build } from '../../../../platform/kernel/database/statement'

describe('the platform guards itself', () => {
  let platform: TestPlatform | null = null
  afterEach(() => platform?.close())

  it('against pages of other origins, but for those that are listed', async () => {
    platform = await startPlatform({
      features: [testFeature()],
      configuration: { corsOrigins: ['https://city.example'] },
    })
    const from = (origin: string) =>
      platform!.app.inject({
        method: 'OPTIONS',
        url: '/v1/test/members',
        headers: { origin, 'access-control-request-method': 'GET' },
      })
    expect((await from('https://city.example')).headers['access-control-allow-origin']).toBe('https://city.example')
    expect((await from('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
    expect((await from('https://city.example')).headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('against acts by GET from other websites, but for scripts of listed origins', async () => {
    platform = await startPlatform({
      features: [sessionFeature],
      configuration: { corsOrigins: ['https://city.example'] },
    })
    const member = await platform.logIn()
    const leave = async (headers: Record<string, string>) =>
      (
        await platform!.app.inject({
          url: logOut.url,
          headers: { authorization: member.token, 'sec-fetch-site': 'cross-site', ...headers },
        })
      ).statusCode
    expect(await leave({ origin: 'https://city.example' })).toBe(403)
    expect(await leave({ origin: 'https://evil.example', 'x-requested-with': 'townsquare' })).toBe(403)
    expect((await platform.call(getUser, { token: member.token })).status).toBe(200)
    const ours = { 'x-requested-with': 'townsquare' }
    // Not even of our own pages does anything but a script: no link, no frame, no picture, no form.
    expect(await leave({ ...ours, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' })).toBe(403)
    expect(await leave({ ...ours, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' })).toBe(403)
    expect(await leave({ ...ours, 'sec-fetch-site': 'same-site' })).toBe(403)
    expect((await platform.call(getUser, { token: member.token })).status).toBe(200)
    expect(await leave({ origin: 'https://city.example', ...ours, 'sec-fetch-dest': 'empty' })).toBe(200)
    expect((await platform.call(getUser, { token: member.token })).status).toBe(401)
  })

  it('lets the browser forget at log-out what it keeps of the answers', async () => {
    platform = await startPlatform({ features: [sessionFeature] })
    const { token } = await platform.logIn()
    const { headers } = await platform.call(logOut, { token })
    expect(headers['clear-site-data']).toBe('"cache"')
    expect((await platform.call(getUser, { token })).headers['clear-site-data']).toBeUndefined()
  })

  it('says on every answer how it may be used', async () => {
    platform = await startPlatform({
      features: [testFeature()],
      configuration: { publicOrigin: 'https://city.example' },
    })
    const { headers } = await platform.app.inject('/v1/test/members')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
    })
    expect(headers['permissions-policy']).toContain('microphone=()')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('lets nothing but its pages be framed', async () => {
    platform = await startPlatform({ features })
    for (const url of [
      '/health',
      '/robots.txt',
      '/sitemap.xml',
      '/oembed?url=x',
      '/uploads/a.jpg',
      '/static/js/a.js',
      '/gone',
    ]) {
      const { headers } = await platform.app.inject(url)
      expect([url, headers['content-security-policy']]).toEqual([
        url,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
    }
  })

  it('lets running requests end when it stops, and takes no more', async () => {
    let release = (): void => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let entered = (): void => {}
    const inside = new Promise<void>((resolve) => {
      entered = resolve
    })
    platform = await startPlatform({
      features: [
        testFeature({
          breaks: async () => {
            entered()
            await held
            return {}
          },
        }),
      ],
    })
    await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = platform.app.server.address() as AddressInfo
    const running = fetch(`http://127.0.0.1:${port}/v1/test/breaks`)
    await inside
    const closed = platform.close()
    platform = null
    const refused = await new Promise<boolean>((resolve) => {
      const attempt = (): void => {
        connect(port, '127.0.0.1')
          .once('error', () => resolve(true))
          .once('connect', function (this: { destroy(): void }) {
            this.destroy()
            setImmediate(attempt)
          })
      }
      attempt()
    })
    release()
    expect(refused).toBe(true)
    expect((await running).status).toBe(200)
    await closed
  })

  it('writes no personal data into its log', async () => {
    const error = Object.assign(new Error('Failed query: insert\nparams: 13800138000'), {
      query: 'insert',
      params: ['13800138000'],
      cause: Object.assign(new Error('duplicate 13800138000'), {
        severity: 'ERROR',
        code: '23505',
        detail: 'Key (phone)=(13800138000) exists',
        constraint: 'users_phone',
      }),
    })
    const written = JSON.stringify(describeFault(error))
    expect(written).not.toContain('13800138000')
    expect(written).toContain('23505')
    expect(written).toContain('users_phone')
  })

  it('counts a household as one address', () => {
    expect(addressKey('::ffff:10.0.0.1')).toBe('10.0.0.1')
    expect(addressKey('2001:DB8:0:1:aaaa::1')).toBe(addressKey('2001:db8:0:1::ffff'))
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(addressKey('::1')).toBe('0:0:0:0::/64')
    expect(addressKey('10.0.0.1')).not.toBe(addressKey('10.0.0.2'))
  })

  it('counts what one customer of a provider may have as one network', () => {
    const network = (address: string) => networkKey(addressKey(address))
    expect(network('10.0.0.1')).toBe('10.0.0.0/24')
    expect(network('::ffff:10.0.0.200')).toBe('10.0.0.0/24')
    expect(network('2001:db8:0:1::1')).toBe('2001:db8:0::/48')
    expect(network('2001:db8:0:ffff::1')).toBe(network('2001:DB8:0:1::1'))
    expect(network('2001:db8:1:1::1')).not.toBe(network('2001:db8:0:1::1'))
    expect(network('::1')).toBe('0:0:0::/48')
  })

  it('refuses a configuration that makes no sense', () => {
    expect(() => readConfiguration({ PORT: 'soon' })).toThrow('PORT')
    expect(() => readConfiguration({ S3_BUCKET: 'uploads' })).toThrow('S3_ACCESS_KEY_ID')
    expect(readConfiguration({ PUBLIC_ORIGIN: 'https://city.example/path' }).publicOrigin).toBe('https://city.example')
    expect(readConfiguration({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(() => readConfiguration({ IDENTITY_KEY: 'secret' })).toThrow('32 characters or more')
    const secret = 's'.repeat(32)
    expect(() => readConfiguration({ PARTNERS: 'https://shop.example/enter|short' })).toThrow('PARTNERS')
    expect(() => readConfiguration({ PARTNERS: `http://shop.example/enter|${secret}` })).toThrow('https')
    expect(readConfiguration({ PARTNERS: `https://shop.example/enter|${secret}` }).partners).toEqual([
      { origin: 'https://shop.example', callback: 'https://shop.example/enter', secret },
    ])
  })

  it('believes of its callers’ addresses only what a trusted proxy says', async () => {
    const addressSeen = async (trustProxy: false | string) => {
      let seen = ''
      platform = await startPlatform({
        features: [
          {
            name: 'where',
            routes: (app) => {
              app.get('/where', limitedAs('calls'), (request, reply) => {
                seen = request.ip
                reply.send({})
              })
            },
          },
        ],
        configuration: { trustProxy },
      })
      await platform.app.inject({
        url: '/where',
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-real-ip': '6.6.6.6' },
      })
      await platform.close()
      platform = null
      return seen
    }
    expect(await addressSeen(false)).toBe('10.0.0.1')
    expect(await addressSeen('10.0.0.2')).toBe('10.0.0.1')
    // What stands before the proxy's own entry is the caller's word.
    expect(await addressSeen('10.0.0.1')).toBe('203.0.113.9')
  })

  it('sends nothing personal over an open line, but within the machine', () => {
    const s3 = { S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    expect(() => readConfiguration({ SMS_GATEWAY_URL: 'http://sms.example/send' })).toThrow('SMS_GATEWAY_URL must be')
    expect(() => readConfiguration({ ...s3, S3_ENDPOINT: 'http://10.0.0.7:9000' })).toThrow('S3_ENDPOINT must be')
    expect(readConfiguration({ SMS_GATEWAY_URL: 'https://sms.example/send' }).textMessages?.url).toContain('https:')
    for (const endpoint of ['http://127.0.0.1:9000', 'http://[::1]:9000', 'http://localhost:9000'])
      expect(readConfiguration({ ...s3, S3_ENDPOINT: endpoint }).s3?.endpoint).toBe(endpoint)
  })

  it('takes its secrets from files, as a key vault gives them', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'townsquare-secrets-'))
    const file = join(directory, 'identity')
    await writeFile(file, `${'k'.repeat(40)}\n`)
    expect(readConfiguration({ IDENTITY_KEY_FILE: file }).identityKey).toBe('k'.repeat(40))
    expect(() => readConfiguration({ IDENTITY_KEY_FILE: file, IDENTITY_KEY: 'k'.repeat(40) })).toThrow('both set')
    expect(() => readConfiguration({ DATABASE_URL_FILE: join(directory, 'none') })).toThrow('DATABASE_URL_FILE cannot')
    // Not every variable is one: nothing else reads a file that the environment names.
    expect(readConfiguration({ HOST_FILE: file }).host).toBe('127.0.0.1')
    await rm(directory, { recursive: true })
  })

  it('signs with a key that is not in the database', async () => {
    const connection = await emptyPglite()
    const own = await startPlatform({ connection: { ...connection, close: async () => undefined }, features: [] })
    const signature = own.platform.signer.sign('upload', 'policy')
    const secret = await queriesOf(own.database).readOne(
      build.select().from(settings).where(eq(settings.name, 'secret')),
    )
    expect(createSigner(secret!.value).verify('upload', 'policy', signature)).toBe(false)
    await own.close()
    platform = await startPlatform({ connection, features: [] })
    expect(platform.platform.signer.verify('upload', 'policy', signature)).toBe(true)
  })

  it('keeps calls in one piece: what one endpoint is asked, another is not', async () => {
    platform = await startPlatform({ features: [testFeature()] })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        platform!.call(echo, { path: { id: `n${index}` }, body: { title: 'word' } }),
      ),
    )
    expect(answers.map(({ data }) => data.id)).toEqual(Array.from({ length: 20 }, (_, index) => `n${index}`))
  })
})
