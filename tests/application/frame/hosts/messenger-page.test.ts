import { beforeEach, describe, expect, it } from 'vitest'
import { MessengerPage } from '../../../../src/application/frame/hosts/messenger-page'
import type {
  ConfigurationOutcome,
  MessengerCard,
  MessengerScript,
} from '../../../../src/application/frame/hosts/messenger-script'
import type { ScriptSignature, PageSignatures } from '../../../../src/application/frame/hosts/page-signatures'
import { SignatureRecord } from '../../../../src/application/frame/hosts/signature-record'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import type { HostSystem } from '../../../../src/domain/frame/hosts/host-system'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock } from '../../../support/hand-clock'
import { flush } from '../../../support/flush'

const landing = 'https://city.example/index'
const post = 'https://city.example/posts/1'
const config = { name: 'Lotus City' } as SiteConfig
const card = (title: string): MessengerCard => ({ title, description: '', url: post, picture: '' })

class RecordedScript implements MessengerScript {
  readonly landing = landing
  system: HostSystem = 'android'
  address = landing
  readonly configured: { readonly signature: ScriptSignature; readonly told: ConfigurationOutcome }[] = []
  readonly described: string[] = []
  isLost = false

  present = () => this.address
  configure = async (signature: ScriptSignature, told: ConfigurationOutcome) => {
    if (this.isLost) throw new Error('the script is lost')
    this.configured.push({ signature, told })
  }
  describe = ({ title }: MessengerCard, isPrivate: boolean) =>
    void this.described.push(isPrivate ? `${title}, private` : title)
}

/** Signs when a test says so. */
class HeldSignatures implements PageSignatures {
  readonly asked: string[] = []
  private readonly held: (() => void)[] = []
  failing: Outcome<ScriptSignature> | null = null

  sign = (address: string): Promise<Outcome<ScriptSignature>> => {
    this.asked.push(address)
    const signed = success({ appId: 'app', timestamp: 1, nonce: 'nonce', signature: 'signature', address })
    return new Promise((resolve) => this.held.push(() => resolve(this.failing ?? signed)))
  }
  async answer(): Promise<void> {
    for (const release of this.held.splice(0)) release()
    await flush()
  }
}

let script: RecordedScript
let signatures: HeldSignatures
let record: SignatureRecord
let site: SiteStore
let clock: HandClock
let page: MessengerPage
beforeEach(() => {
  script = new RecordedScript()
  signatures = new HeldSignatures()
  record = new SignatureRecord()
  site = new SiteStore()
  site.setConfig(config)
  clock = new HandClock()
  page = new MessengerPage(script, signatures, record, site, clock)
})
const goTo = (address: string, title: string, isPrivate = false) => {
  script.address = address
  page.show({ card: card(title), isPrivate })
}
const pass = async (milliseconds: number) => {
  clock.pass(milliseconds)
  await flush()
}
const results = () => record.attempts.map(({ result, signed }) => `${result} ${signed}`)

describe('a page in the messenger', () => {
  it('is configured a second after its signature, and then has its card (B102)', async () => {
    goTo(`${post}#comments`, 'A post')
    await signatures.answer()
    await pass(999)
    expect(script.configured).toEqual([])
    await pass(1)
    expect(script.configured.map(({ signature }) => signature.address)).toEqual([post])
    expect(script.described).toEqual([])
    script.configured[0]?.told.onReady()
    expect([script.described, results()]).toEqual([['A post'], [`accepted ${post}`]])
  })

  it('waits for the site’s settings, and tries again every second (B102)', async () => {
    site.config = null
    goTo(post, 'A post')
    await signatures.answer()
    await pass(1000)
    await pass(1000)
    expect(script.configured).toEqual([])
    site.setConfig(config)
    await pass(1000)
    expect(script.configured).toHaveLength(1)
  })

  it('takes another card without another signature, and the same card once', async () => {
    goTo(post, '')
    await signatures.answer()
    await pass(1000)
    goTo(post, 'A post')
    script.configured[0]?.told.onReady()
    goTo(post, 'A post')
    goTo(post, 'A changed post')
    expect([script.described, signatures.asked]).toEqual([['A post', 'A changed post'], [post]])
  })

  it('drops a signature that arrives when another screen is shown, and one that waits', async () => {
    goTo(landing, 'Home')
    goTo(post, 'A post')
    await signatures.answer()
    goTo(`${post}2`, 'Another post')
    await pass(1000)
    expect(script.configured).toEqual([])
    await signatures.answer()
    await pass(1000)
    expect(script.configured.map(({ signature }) => signature.address)).toEqual([`${post}2`])
  })

  it('hears nothing any more of a screen that was left', async () => {
    goTo(landing, 'Home')
    await signatures.answer()
    await pass(1000)
    goTo(post, 'A post')
    script.configured[0]?.told.onRefused('config:invalid signature')
    script.configured[0]?.told.onReady()
    expect([script.described, results(), signatures.asked]).toEqual([[], [], [landing, post]])
  })

  it('is signed on iOS by the address of the last full load, once for all screens', async () => {
    script.system = 'ios'
    goTo(post, 'A post')
    await signatures.answer()
    await pass(1000)
    script.configured[0]?.told.onReady()
    goTo(`${post}2`, 'Another post', true)
    expect([signatures.asked, script.described]).toEqual([[landing], ['A post', 'Another post, private']])
  })

  it.each([
    ['android', post, landing],
    ['ios', landing, post],
  ] as const)('tries the other address once when the first is refused (%s)', async (system, first, second) => {
    script.system = system
    goTo(post, 'A post')
    for (const told of [0, 1]) {
      await signatures.answer()
      await pass(1000)
      script.configured[told]?.told.onRefused('config:invalid signature')
      // The script says that it is ready after a refusal, too.
      script.configured[told]?.told.onReady()
    }
    await signatures.answer()
    await pass(1000)
    expect(signatures.asked).toEqual([first, second])
    expect([results(), script.described]).toEqual([[`refused ${second}`, `refused ${first}`], []])
    expect(record.explained.map(({ differences }) => differences[0]?.part).sort()).toEqual(['none', 'path'])
  })

  it('is signed again at the next visit when there was no signature, or no script', async () => {
    signatures.failing = failure(failureOf('offline'))
    goTo(post, 'A post')
    await signatures.answer()
    signatures.failing = null
    script.isLost = true
    goTo(post, 'A post')
    await signatures.answer()
    await pass(1000)
    expect(record.attempts.map(({ result, message }) => [result, message])).toEqual([
      ['unloaded', ''],
      ['unsigned', 'offline'],
    ])
    goTo(post, 'A post')
    expect(signatures.asked).toHaveLength(3)
  })
})

it('the record keeps the last ten attempts, newest first', () => {
  for (let at = 0; at < 12; at += 1) record.note({ at, signed: post, page: post, result: 'accepted', message: '' })
  expect(record.attempts.map(({ at }) => at)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
})
