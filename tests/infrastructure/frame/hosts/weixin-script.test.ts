// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WeixinScript as Script } from '../../../../src/infrastructure/frame/hosts/weixin-script'

type Native = Readonly<Record<string, unknown>>
const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile MicroMessenger/8.0.50'
const signature = { appId: 'wx1', timestamp: 7, nonce: 'nonce', signature: 'signature', address: location.href }
const card = { title: 'A post', description: 'Of the city', url: 'https://city.example/posts/1', picture: 'https://p' }

let calls: { readonly name: string; readonly given: Native }[] = []
/** What the messenger answers to the check of a signature. */
let check = 'ok'
let held: (() => void)[] = []

/** The native side, which the script finds in the page. */
const bridge = {
  invoke: (name: string, given: Native, answer: (said: Native) => void) => {
    calls.push({ name, given })
    const said = name === 'preVerifyJSAPI' ? `config:${check}` : `${name}:ok`
    held.push(() => answer({ errMsg: said }))
  },
  on: () => undefined,
}
const answerAll = () => {
  for (const answer of held.splice(0)) answer()
}
const namesOf = () => calls.map(({ name }) => name)

let WeixinScript: typeof Script
beforeAll(async () => {
  vi.stubGlobal('WeixinJSBridge', bridge)
  vi.stubGlobal('navigator', { userAgent: android, platform: 'Linux aarch64' })
  const module = await import('../../../../src/infrastructure/frame/hosts/weixin-script')
  WeixinScript = module.WeixinScript
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  calls = []
  held = []
  check = 'ok'
})

async function configured(script: Script) {
  const told: string[] = []
  await script.configure(signature, { onReady: () => told.push('ready'), onRefused: (message) => told.push(message) })
  return told
}

describe('the script of WeChat', () => {
  it('asks the messenger to check the signature, and tells when it has', async () => {
    const told = await configured(new WeixinScript(window, location.href))
    expect(namesOf()).toEqual(['preVerifyJSAPI'])
    expect(calls[0]?.given).toMatchObject({
      appId: 'wx1',
      verifyNonceStr: 'nonce',
      verifyTimestamp: '7',
      verifySignature: 'signature',
    })
    answerAll()
    expect(told).toContain('ready')
  })

  it('tells a refusal before it says that it is ready', async () => {
    check = 'invalid signature'
    const told = await configured(new WeixinScript(window, location.href))
    answerAll()
    expect(told.filter((each) => each !== 'ready')).toEqual(['config:invalid signature'])
  })

  it('sets both cards and shows the whole menu; of a private screen it hides what leads out', async () => {
    const script = new WeixinScript(window, location.href)
    script.describe(card, false)
    expect(calls).toEqual([])
    await configured(script)
    script.describe(card, false)
    expect(namesOf().slice(1)).toEqual([
      'showAllNonBaseMenuItem',
      'updateAppMessageShareData',
      'updateTimelineShareData',
    ])
    expect(calls[2]?.given).toMatchObject({ title: 'A post', desc: 'Of the city', link: card.url, imgUrl: 'https://p' })
    calls = []
    script.describe(card, true)
    expect(namesOf()).toEqual(['hideAllNonBaseMenuItem'])
  })

  it('rejects when it cannot be loaded, and is loaded again the next time', async () => {
    let tries = 0
    const script = new WeixinScript(window, location.href, async () => {
      tries += 1
      throw new Error('no network')
    })
    await expect(configured(script)).rejects.toThrow('no network')
    await expect(configured(script)).rejects.toThrow('no network')
    expect(tries).toBe(2)
  })

  it.each([
    ['iPhone', 'ios'],
    ['iPad', 'ios'],
    ['Linux; Android 14', 'android'],
    ['Windows NT 10.0', 'other'],
  ])('knows the system of %s', (mark, system) => {
    const page = { navigator: { userAgent: `Mozilla/5.0 (${mark})` }, location } as unknown as Window
    expect(new WeixinScript(page, location.href).system).toBe(system)
  })
})
