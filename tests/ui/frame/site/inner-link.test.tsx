// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { NativeBridge } from '../../../../src/application/frame/hosts/native-bridge'
import { PartnerGateway } from '../../../../src/application/frame/session/login/partner-gateway'
import { SessionStore } from '../../../../src/application/frame/session/session.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { SiteOrigin } from '../../../../src/application/frame/navigation/site-origin'
import { InnerLinkScreen } from '../../../../src/ui/frame/site/inner-link/inner-link.screen'
import { InnerLinkViewModel } from '../../../../src/ui/frame/site/inner-link/inner-link.view-model'
import { WayBack } from '../../../../src/ui/frame/kit/bars/way-back'
import { TestBridge } from '../../../support/test-bridge'
import { resident } from '../../../support/member-ports'
import { settingsWith } from '../../../support/site-settings'
import { openLive } from '../../../support/live-screen'
import { here, renderWith, testHost } from '../../media/feed/feed-host'

const entry = 'https://partner.example/enter?code=once'

async function openLink(link: string, bridge = new TestBridge()) {
  const host = testHost()
  const platform = { isThere: true }
  host.container.get(SiteStore).setSettings(settingsWith({ partners: ['https://partner.example'] }))
  host.container
    .bind(PartnerGateway)
    .toConstantValue({
      entryTo: async () => (platform.isThere ? success({ url: entry }) : failure(failureOf('offline'))),
    })
  host.container.bind(NativeBridge).toConstantValue(bridge)
  const left: string[] = []
  host.navigator.openExternal = (url?: string) => left.push(url ?? '') > 0
  host.container.bind(SiteOrigin).toConstantValue('https://city.example')
  const viewModel = host.container.get(InnerLinkViewModel)
  const address = { ...here('/inner-link'), query: { link } }
  const live = await openLive(viewModel, address)
  const stop = live.show(address)
  renderWith(
    host,
    <WayBack value={() => host.navigator.back()}>
      <InnerLinkScreen viewModel={viewModel} />
    </WayBack>,
  )
  return { ...host, platform, left, stop }
}

it('S021: shows a page in a sandbox that cannot move ours, under the name of its host, with a way out', async () => {
  const { left } = await openLink('https://partner.example/page')
  const frame = screen.getByTitle('External page: partner.example')
  expect(frame.getAttribute('src')).toBe('https://partner.example/page')
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(screen.getByRole('heading', { name: 'partner.example' })).toBeTruthy()
  fireEvent.load(frame)
  expect(screen.queryByText('Opening the external page')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open in the browser' }))
  expect(left).toEqual(['https://partner.example/page'])
})

it('S021: frames no foreign page in an app, whose methods such a page could call, and opens it outside', async () => {
  const bridge = new TestBridge()
  bridge.have({ openUrl: () => null })
  const { left } = await openLink('https://partner.example/page', bridge)
  expect(screen.getByRole('alert').textContent).toContain('This site opens outside the app')
  expect(document.body.querySelector('iframe')).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Open in the browser' })[0]!)
  expect(left).toEqual(['https://partner.example/page'])
})

it('S021: says so when the site does not answer, and tries again', async () => {
  const { clock } = await openLink('https://slow.example/')
  act(() => clock.pass(10_000))
  expect(screen.getByRole('alert').textContent).toContain('This site isn’t responding')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByTitle('External page: slow.example')).toBeTruthy()
})

it.each([
  ['javascript:alert(1)', 'This link can’t be opened'],
  ['http://old.example/', 'This site can’t be shown here'],
])('S021: frames no %s', async (link, words) => {
  await openLink(link)
  expect(screen.getByRole('alert').textContent).toContain(words)
  expect(document.body.querySelector('iframe')).toBeNull()
})

it('S021: a link that is refused leads back, from its text, too', async () => {
  const { navigator } = await openLink('javascript:alert(1)')
  await userEvent.click(screen.getAllByRole('button', { name: 'Back' }).at(-1)!)
  expect(navigator.went).toEqual(['back'])
})

it('S021: a page of ours takes its place', async () => {
  const { navigator } = await openLink('https://city.example/index')
  expect(navigator.went).toEqual(['/index'])
})

const enterPartner = () => userEvent.click(screen.getByRole('button', { name: 'Log in with my account' }))

it('S021: a partner’s page can be opened with the account, once it is said what the partner learns', async () => {
  const { container, left, platform } = await openLink('https://partner.example/page')
  container.get(SessionStore).startSession('mine', resident)
  expect(screen.getByText(/partner\.example is a partner of this site/).textContent).toContain('not your phone')
  platform.isThere = false
  await enterPartner()
  expect((await screen.findByRole('alert')).textContent).toContain('offline')
  expect(left).toEqual([])
  platform.isThere = true
  await enterPartner()
  expect([left, screen.queryByRole('alert')]).toEqual([[entry], null])
})

it('S021: a guest logs in before the account is offered to a partner', async () => {
  const { navigator, left } = await openLink('https://partner.example/page')
  await enterPartner()
  expect([navigator.logins, left]).toEqual([['/index'], []])
})

it('S021: an account is offered to no other site', async () => {
  await openLink('https://elsewhere.example/')
  expect(screen.queryByRole('button', { name: 'Log in with my account' })).toBeNull()
})
