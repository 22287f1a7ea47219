import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exchangePartnerCode, issuePartnerCode } from '../../../../../contract/partners'
import { sessionFeature } from '../../../../../platform/features/frame/session/session.feature'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const partnerOf = (name: string) => ({
  origin: `https://${name}.example`,
  callback: `https://${name}.example/enter?from=city`,
  secret: `the secret of ${name}`.padEnd(32, '.'),
})
const [shop, library] = [partnerOf('shop'), partnerOf('library')]

let platform: TestPlatform

/** Asks for a code for a page of the shop, and returns it. */
async function codeOf(token: string): Promise<string> {
  const { url } = await platform.ask(issuePartnerCode, { token, body: { url: 'https://shop.example/cart?of=me#top' } })
  return new URL(url).searchParams.get('code') ?? ''
}
const exchange = (code: string, { callback, secret } = shop) =>
  platform.call(exchangePartnerCode, { body: { code, callback, secret } })
const outcome = ({ code, data }: Awaited<ReturnType<typeof exchange>>) => [code, data?.fields]

describeOnBothDatabases("a code for a partner's site", (open) => {
  beforeEach(async () => {
    platform = await startPlatform({
      connection: await open(),
      features: [sessionFeature],
      configuration: { partners: [shop, library] },
    })
  })
  afterEach(() => platform.close())

  it('leads to the address of the partner, with the page that was wanted, and tells its server who it is', async () => {
    const { id, token } = await platform.logIn({ phone: '13500000001' })
    const { url } = await platform.ask(issuePartnerCode, {
      token,
      body: { url: 'https://shop.example/cart?of=me#top' },
    })
    const { origin, pathname, searchParams } = new URL(url)
    expect([origin, pathname, searchParams.get('from'), searchParams.get('page')]).toEqual([
      'https://shop.example',
      '/enter',
      'city',
      '/cart?of=me#top',
    ])
    const { data } = await exchange(searchParams.get('code') ?? '')
    expect(Object.keys(data).sort()).toEqual(['avatar', 'nickname', 'subject'])
    expect(JSON.stringify(data)).not.toContain(id)
  })

  it('names the member alike at one partner, and otherwise at another', async () => {
    const { token } = await platform.logIn({ phone: '13500000001' })
    const first = (await exchange(await codeOf(token))).data.subject
    const again = (await exchange(await codeOf(token))).data.subject
    const { url } = await platform.ask(issuePartnerCode, { token, body: { url: 'https://library.example/' } })
    const elsewhere = await exchange(new URL(url).searchParams.get('code') ?? '', library)
    expect([again === first, elsewhere.data.subject === first, first.length > 20]).toEqual([true, false, true])
  })

  it('is good once, even for two that come at once', async () => {
    const { token } = await platform.logIn({ phone: '13500000001' })
    const code = await codeOf(token)
    const answers = await Promise.all([exchange(code), exchange(code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(outcome(await exchange(code))).toEqual([400_001, { code: 'wrong' }])
  })

  it('is good for a minute, at its partner, for who knows the secret', async () => {
    const { token } = await platform.logIn({ phone: '13500000001' })
    const code = await codeOf(token)
    expect(outcome(await exchange(code, library))).toEqual([400_001, { code: 'wrong' }])
    expect((await exchange(code, { ...shop, secret: library.secret })).code).toBe(403_003)
    expect((await exchange(code, { ...shop, callback: 'https://elsewhere.example/' })).code).toBe(403_003)
    platform.clock.advance(61)
    expect(outcome(await exchange(code))).toEqual([400_001, { code: 'wrong' }])
  })

  it('is of no use once its member is locked', async () => {
    const { id, token } = await platform.logIn({ phone: '13500000001' })
    const code = await codeOf(token)
    await platform.database.update(users).set({ lockedAt: platform.clock.now() }).where(eq(users.id, id))
    expect(outcome(await exchange(code))).toEqual([400_001, { code: 'wrong' }])
  })

  it('is for members, and for sites of partners alone', async () => {
    const { token } = await platform.logIn({ phone: '13500000001' })
    for (const url of ['https://elsewhere.example/', 'https://shop.example.evil/', 'http://shop.example/', '/cart'])
      expect((await platform.call(issuePartnerCode, { token, body: { url } })).code).toBe(404_001)
    expect((await platform.call(issuePartnerCode, { body: { url: 'https://shop.example/' } })).code).toBe(303_001)
  })
})
