// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { FailureRecord } from '../../../../src/application/frame/hosts/failure-record'
import { HostFacts, type KnownHost } from '../../../../src/application/frame/hosts/host-facts'
import { SignatureRecord } from '../../../../src/application/frame/hosts/signature-record'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { Log } from '../../../../src/application/frame/shared/log'
import { HandleFailure } from '../../../../src/application/frame/site/handle-failure'
import { ShareOutlet } from '../../../../src/application/frame/sharing/share-outlet'
import { SupportScreen } from '../../../../src/ui/frame/support/support.screen'
import { SupportViewModel } from '../../../../src/ui/frame/support/support.view-model'
import { newBrowser, openTab, renderWith, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const inBrowser: KnownHost = {
  container: 'browser',
  system: 'other',
  bridge: null,
  cookies: 'kept',
  localStorage: 'kept',
  tabStorage: 'kept',
  drafts: 'refused',
  hasWorker: true,
  isOnline: true,
  version: '1.2.3',
  build: '0123456789',
}

let tab: Tab
let copied: string[]

beforeEach(() => {
  tab = openTab(newBrowser())
  copied = []
  tab.container.bind(Log).toConstantValue({ note: () => undefined })
  const outlet = { origin: () => '', canShare: () => false, share: async () => 'failed' as const }
  const copy = async (text: string) => copied.push(text) > 0
  tab.container.bind(ShareOutlet).toConstantValue({ ...outlet, copy })
})

async function openSupport(host: Partial<KnownHost>): Promise<string> {
  tab.container.bind(HostFacts).toConstantValue({ read: async () => ({ ...inBrowser, ...host }) })
  const viewModel = tab.container.get(SupportViewModel)
  renderWith(tab, <SupportScreen viewModel={viewModel} />)
  expect(screen.getByLabelText('Looking')).toBeTruthy()
  viewModel.show()
  await screen.findByText('System')
  await userEvent.click(screen.getByRole('button', { name: 'Copy everything' }))
  return copied[0] ?? ''
}

const shown = (name: string) => screen.getAllByText(name).map((term) => term.nextElementSibling?.textContent)

it('says what is so in a browser, and that there is no app, no signature and no failure', async () => {
  const text = await openSupport({})
  expect([shown('Opened in'), shown('Interface of the app'), shown('Cookies')]).toEqual([
    ['A browser'],
    ['None'],
    ['Kept'],
  ])
  expect(shown('Version of the client')).toEqual(['1.2.3 · 0123456789'])
  expect(shown('Storage of drafts')).toEqual(['Refused, lasts for this visit'])
  for (const none of ['There is no app here', 'The page isn’t open in WeChat', 'Nothing has failed during this visit'])
    expect([screen.getByText(none).textContent, text.includes(none)]).toEqual([none, true])
  expect(text).toContain('Where the page is open\nOpened in: A browser\nSystem: Another one')
})

it('says of each method of an app whether it is there, lacks, or needs a newer app', async () => {
  const methods = [
    { name: 'scan', state: 'present' },
    { name: 'dial', state: 'absent' },
    { name: 'share', state: 'newer' },
  ] as const
  const text = await openSupport({ container: 'app', bridge: { kind: 'ds-bridge', version: 1, methods } })
  expect(shown('Interface of the app')).toEqual(['DSBridge'])
  expect(['scan', 'dial', 'share'].flatMap(shown)).toEqual(['Present', 'Absent', 'Needs a newer app'])
  expect(text).toContain('scan: Present\ndial: Absent\nshare: Needs a newer app')
})

it('says what was signed for the messenger, what the page’s address was, and what differs', async () => {
  tab.container
    .get(SignatureRecord)
    .note({
      at: 0,
      signed: 'https://city.example/posts/1?from=chat',
      page: 'https://city.example/posts/2?from=timeline&code=secret',
      result: 'refused',
      message: 'config:invalid signature',
    })
  await openSupport({ container: 'messenger' })
  expect(shown('Result')).toEqual(['Refused by WeChat (config:invalid signature)'])
  expect(shown('Signed address')).toEqual(['https://city.example/posts/1?from=…'])
  expect(shown('Address of the page')).toEqual(['https://city.example/posts/2?from=…&code=…'])
  expect(shown('Differences')).toEqual([
    'the path, the value of the parameter from, the signature lacks the parameter code',
  ])
})

it('says which calls and methods failed last, by their names and codes alone', async () => {
  const handle = tab.container.get(HandleFailure)
  handle.execute(failureOf('timeout', { message: 'words of the server' }), 'background', 'getFeed', null)
  handle.execute(failureOf('cancelled'), 'background', 'getFeed', null)
  tab.container.get(FailureRecord).note('app', 'scan', 'refused')
  const text = await openSupport({})
  expect(text).toContain('Last failures\nApp scan: refused\nPlatform getFeed: timeout')
  expect(text).not.toMatch(/words of the server|cancelled/)
})

it('copies nothing personal: no phone, no name, no token, and no value of an address', async () => {
  const token = 'token-of-somebody'
  tab.session.startSession(token, { ...resident, phone: '13800000001', nickname: 'Anna of the river' })
  const query = `app_token=${token}&phone=13800000001&name=Anna%20of%20the%20river`
  tab.container
    .get(HandleFailure)
    .execute(
      failureOf('invalid', { message: 'Anna of the river, 13800000001', fields: { phone: '13800000001' } }),
      'background',
      'sendWish',
      token,
    )
  tab.container
    .get(SignatureRecord)
    .note({
      at: 0,
      signed: `https://city.example/mine?${query}#${token}`,
      page: `https://city.example/mine?${query}&more=13800000001`,
      result: 'refused',
      message: `config:invalid signature, rid: 65f2a1c0-13800000001 of https://city.example/mine?${query}`,
    })
  const text = await openSupport({ container: 'messenger' })
  expect(text).toContain('sendWish: invalid')
  expect(text).toContain('config:invalid signature')
  expect(text).not.toMatch(/token-of-somebody|13800000001|Anna/)
  expect(document.body.textContent).not.toMatch(/token-of-somebody|13800000001|Anna/)
})
