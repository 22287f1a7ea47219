// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MessengerConnection as Connection } from '../../../../src/infrastructure/frame/hosts/messenger-connection'
import type { WeixinScript as Script } from '../../../../src/infrastructure/frame/hosts/weixin-script'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock } from '../../../support/hand-clock'

type Native = Readonly<Record<string, unknown>>
const signature = { appId: 'wx1', timestamp: 7, nonce: 'nonce', signature: 'signature', address: location.href }
const jpeg = '/9j/4AAQ'

let calls: { readonly name: string; readonly given: Native }[] = []
/** What the messenger's user does: the answer of each method; one without an answer stays unanswered. */
let answers: Record<string, Native> = {}

/** The native side, which the real script finds in the page. */
const bridge = {
  invoke: (name: string, given: Native, answer: (said: Native) => void) => {
    calls.push({ name, given })
    const said = answers[name] ?? (name === 'preVerifyJSAPI' ? { errMsg: 'config:ok' } : null)
    if (said !== null) answer({ ...said })
  },
  on: () => undefined,
}

let WeixinScript: typeof Script
let MessengerConnection: typeof Connection
let clock: HandClock
let script: Script
let connection: Connection
beforeAll(async () => {
  vi.stubGlobal('WeixinJSBridge', bridge)
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile MicroMessenger/8.0.50'
  vi.stubGlobal('navigator', { userAgent, platform: 'Linux aarch64' })
  WeixinScript = (await import('../../../../src/infrastructure/frame/hosts/weixin-script')).WeixinScript
  MessengerConnection = (await import('../../../../src/infrastructure/frame/hosts/messenger-connection'))
    .MessengerConnection
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  calls = []
  answers = {}
  clock = new HandClock()
  script = new WeixinScript(window, location.href)
  connection = new MessengerConnection(script.acceptedScript, clock)
})

const configure = () => script.configure(signature, { onReady: () => undefined, onRefused: () => undefined })
const given = (name: string) => calls.filter((call) => call.name === name).map((call) => call.given)

describe('the messenger in the place of an app', () => {
  it('has its methods once a signature is accepted, and no others', async () => {
    expect([connection.has('scan'), await connection.call('scan', {})]).toEqual([false, failure('absent')])
    await configure()
    const methods = ['scan', 'chooseImage', 'location', 'openMap', 'previewImages', 'close'] as const
    expect(methods.filter((method) => !connection.has(method))).toEqual([])
    expect([connection.has('login'), connection.has('saveImage')]).toEqual([false, false])
  })

  it('has none where the signature was refused, so that the page does everything', async () => {
    answers = { preVerifyJSAPI: { errMsg: 'config:invalid signature' } }
    await configure()
    expect([connection.has('scan'), await connection.call('scan', {})]).toEqual([false, failure('absent')])
  })

  it('reads codes, and leaves the kind of a bar code out', async () => {
    await configure()
    answers = { scanQRCode: { errMsg: 'scanQRCode:ok', resultStr: 'https://city.example/activities/1,2' } }
    expect(await connection.call('scan', {})).toEqual(success('https://city.example/activities/1,2'))
    answers = { scanQRCode: { errMsg: 'scanQRCode:ok', resultStr: 'EAN_13,6901234567892' } }
    expect(await connection.call('scan', {})).toEqual(success('6901234567892'))
    expect(given('scanQRCode')[0]).toMatchObject({ needResult: 1 })
  })

  it('reads the pictures that its user chose, whatever the system puts around them', async () => {
    await configure()
    answers = {
      chooseImage: { errMsg: 'chooseImage:ok', localIds: '["weixin://1","weixin://2"]' },
      getLocalImgData: { errMsg: 'getLocalImgData:ok', localData: `data:image/jgp;base64,${jpeg}` },
    }
    const picture = { type: 'image/jpeg', data: jpeg }
    expect(await connection.call('chooseImage', { count: 2 })).toEqual(success([picture, picture]))
    expect(given('getLocalImgData').map(({ localId }) => localId)).toEqual(['weixin://1', 'weixin://2'])
    answers['getLocalImgData'] = { errMsg: 'getLocalImgData:ok', localData: 'iVBO\nRw0KGgo=' }
    const png = { type: 'image/png', data: 'iVBORw0KGgo=' }
    expect(await connection.call('chooseImage', { count: 20 })).toEqual(success([png, png]))
    expect(given('chooseImage').map(({ count }) => count)).toEqual([2, 9])
  })

  it.each([
    ['no list of pictures', { chooseImage: { errMsg: 'chooseImage:ok' } }],
    ['a list that is none', { chooseImage: { errMsg: 'chooseImage:ok', localIds: 'weixin://1' } }],
    [
      'a picture without its data',
      {
        chooseImage: { errMsg: 'chooseImage:ok', localIds: '["weixin://1"]' },
        getLocalImgData: { errMsg: 'getLocalImgData:ok' },
      },
    ],
  ])('that answers %s leaves the page to choose', async (_, said) => {
    await configure()
    answers = said
    expect(await connection.call('chooseImage', { count: 2 })).toEqual(failure('unreadable'))
    expect(clock.waiting).toBe(0)
  })

  it('tells the position in the system of the world', async () => {
    await configure()
    answers = { geoLocation: { errMsg: 'geoLocation:ok', latitude: '28.2', longitude: '112.9' } }
    const found = { latitude: 28.2, longitude: 112.9, system: 'WGS-84' }
    expect(await connection.call('location', {})).toEqual(success(found))
  })

  it('opens a place, which it counts in the shifted system', async () => {
    await configure()
    const place = { latitude: 28.2, longitude: 112.9, name: 'Library' }
    expect(await connection.call('openMap', place)).toEqual(success(null))
    const [opened] = given('openLocation')
    expect(opened).toMatchObject({ name: 'Library' })
    const metres = Math.hypot(Number(opened?.['latitude']) - 28.2, Number(opened?.['longitude']) - 112.9) * 111_000
    expect(metres).toBeGreaterThan(100)
    expect(metres).toBeLessThan(1_000)
  })

  it('shows pictures in full screen, and closes the page', async () => {
    await configure()
    const urls = ['https://city.example/1.webp', 'https://city.example/2.webp']
    await connection.call('previewImages', { current: urls[1] ?? '', urls: urls.join('\n') })
    await connection.call('close', {})
    expect(given('imagePreview')).toMatchObject([{ current: urls[1], urls }])
    expect(given('closeWindow')).toHaveLength(1)
  })

  it.each([
    ['scanQRCode:cancel', 'refused'],
    ['scanQRCode:fail_user_deny', 'refused'],
    ['scanQRCode:permission denied', 'absent'],
    ['system:function_not_exist', 'absent'],
    ['scanQRCode:fail_no permission to execute', 'absent'],
    ['scanQRCode:fail the camera is lost', 'unreadable'],
    ['scanQRCode:ok', 'unreadable'],
  ] as const)('that says %s leaves the page to act on: %s', async (errMsg, problem) => {
    await configure()
    answers = { scanQRCode: { errMsg } }
    expect(await connection.call('scan', {})).toEqual(failure(problem))
  })

  it('that never answers is given up in time', async () => {
    await configure()
    const scanning = connection.call('scan', {})
    clock.pass(120_000)
    expect([await scanning, clock.waiting]).toEqual([failure('unanswered'), 0])
  })

  it('gets no report of the page', async () => {
    const asked: string[] = []
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          asked.push(address)
        }
      },
    )
    answers = { getNetworkType: { errMsg: 'network_type:wifi' } }
    await configure()
    expect([given('getNetworkType'), asked]).toEqual([[], []])
  })
})
