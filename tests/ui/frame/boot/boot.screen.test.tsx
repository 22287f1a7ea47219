// @vitest-environment jsdom
import { act, fireEvent, screen as page } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { PrintedCodeGateway } from '../../../../src/application/frame/boot/printed-code-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { AboutGateway } from '../../../../src/application/frame/site/about-gateway'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { noDeepLinks, type DeepLinks } from '../../../../src/domain/frame/hosts/deep-link'
import { openingLimit } from '../../../../src/domain/frame/hosts/app-opening'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import type { AboutUs } from '../../../../src/domain/frame/site/about'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/frame/boot/boot.screen'
import { BootViewModel } from '../../../../src/ui/frame/boot/boot.view-model'
import { at, openTab, renderWith, type Tab } from '../../../support/member-host'
import { settingsWith } from '../../../support/site-settings'

const stores = { ios: 'https://apps.example/id1', android: 'https://play.example/app' }
const schemes = { ios: 'cityapp://open?path=', android: 'citydroid://open?path=' }

let tab: Tab
let counted: string[]
let answer: Outcome<AboutUs>
beforeEach(() => {
  tab = openTab()
  tab.visitWindow.system = 'ios'
  counted = []
  answer = failure(failureOf('offline'))
  tab.container.bind(AboutGateway).toConstantValue({ about: async () => answer })
  tab.container.bind(PrintedCodeGateway).toConstantValue({
    count: async (code) => {
      counted.push(code)
      return success({})
    },
  })
})

const noAbout = { paragraphs: [], phone: '', email: '', address: '', hours: '', licences: [] }
const app = {
  reasons: [{ title: 'Listen with the phone locked', text: 'Radio goes on.' }],
  pictures: [{ picture: '/media/app/radio-en.webp', text: 'Radio' }],
}

function open(links: Partial<DeepLinks>, query: Readonly<Record<string, string>> = {}) {
  const site = tab.container.get(SiteStore)
  site.setSettings(settingsWith({ deepLinks: { ...noDeepLinks, ...links } }))
  site.setConfig({ name: 'Riverbend', image: null } as SiteConfig)
  const viewModel = tab.container.get(BootViewModel)
  viewModel.applyLocation(at('/boot', query))
  renderWith(tab, createElement(screen.view, { viewModel }))
  act(() => void viewModel.show())
  return viewModel
}
const stay = (name = 'Continue in the browser') => page.getByRole('link', { name }).getAttribute('href')

describe('the screen of the app (S155)', () => {
  it('tells reasons to have it and shows its screens, and is whole without either', async () => {
    const viewModel = open({ stores })
    await act(async () => void (await viewModel.resources['about']?.open?.(at('/boot'))))
    expect(page.queryAllByRole('list')).toEqual([])
    expect(page.getByRole('link', { name: 'Get it for iPhone' })).toBeTruthy()
    answer = success({ ...noAbout, app })
    await act(async () => void (await viewModel.resources['about']?.reload?.()))
    expect(page.getByRole('heading', { name: 'Listen with the phone locked' })).toBeTruthy()
    expect(page.getByRole('list', { name: 'Screens of the app' }).textContent).toBe('Radio')
  })

  it('opens the app on a phone at the path that the visitor came for, and leads to the store of the phone', () => {
    open({ stores, schemes }, { path: '/posts/1?a=b' })
    fireEvent.click(page.getByRole('button', { name: 'Open in the app' }))
    expect(tab.navigator.left).toEqual(['app cityapp://open?path=%2Fposts%2F1%3Fa%3Db'])
    expect(page.getByRole('link', { name: 'Get it for iPhone' }).getAttribute('href')).toBe(stores.ios)
    expect(page.queryByRole('link', { name: 'Get it for Android' })).toBeNull()
    expect(stay()).toBe('/posts/1?a=b')
  })

  it('opens nothing by itself', () => {
    open({ stores, schemes })
    act(() => tab.clock.pass(openingLimit * 10))
    expect(tab.navigator.left).toEqual([])
  })

  it('says when nothing opened, and leads to the store', () => {
    open({ stores, schemes })
    fireEvent.click(page.getByRole('button', { name: 'Open in the app' }))
    expect(page.getByRole('status').textContent).toBe('Opening the app…')
    act(() => tab.clock.pass(openingLimit))
    expect(page.getByRole('status').textContent).toBe('The app didn’t open. It may not be installed.')
    expect(tab.navigator.left.at(-1)).toBe('same tab https://apps.example/id1')
    fireEvent.click(page.getByRole('button', { name: 'Get the app' }))
    expect(tab.navigator.left.at(-1)).toBe('same tab https://apps.example/id1')
  })

  it('has only the store where the site has no way into the app', () => {
    open({ stores })
    expect(page.queryByRole('button', { name: 'Open in the app' })).toBeNull()
    expect(page.getByRole('link', { name: 'Get it for iPhone' })).toBeDefined()
  })

  it('shows in the messenger how to open the page in the browser', () => {
    tab.messenger.isPresent = true
    open({ stores, schemes })
    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tap ··· at the top right',
      'Choose ‘Open in browser’',
    ])
    expect(page.queryByRole('button', { name: 'Open in the app' })).toBeNull()
  })

  it('lays the messenger’s tag over the button where the messenger allows it, and explains when the tag fails', () => {
    tab.messenger.isPresent = true
    open({ schemes, messengerApp: 'wxapp1' }, { path: '/posts/1' })
    const tag = document.querySelector<HTMLElement>('wx-open-launch-app')
    expect([tag?.getAttribute('appid'), tag?.getAttribute('extinfo')]).toEqual(['wxapp1', '/posts/1'])
    // Until the messenger has drawn the tag, taps reach the button.
    expect(tag?.style.pointerEvents).toBe('none')
    tag?.dispatchEvent(new Event('ready'))
    expect(tag?.style.pointerEvents).toBe('auto')
    act(() => void tag?.dispatchEvent(new Event('error')))
    expect(page.getByRole('dialog', { name: 'Please open this in the browser' })).toBeDefined()
    expect(document.querySelector('wx-open-launch-app')).toBeNull()
  })

  it('shows at a computer a code for the phone, and both stores', () => {
    tab.visitWindow.system = 'other'
    const { addressForPhone } = open({ stores, schemes }, { path: '/posts/1' })
    expect(addressForPhone).toBe('https://city.example/boot?path=%2Fposts%2F1')
    expect(page.getByRole('img', { name: 'Code that leads to the app' })).toBeDefined()
    expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      stores.ios,
      stores.android,
      '/posts/1',
    ])
  })

  it('says that the visitor is in the app already, or that there is none', () => {
    tab.bridge.isPresent = true
    open({ stores })
    expect(page.getByText('You’re in the app already.')).toBeDefined()
    expect(stay('Continue')).toBe('/index')
  })

  it('says that there is no app for this device', () => {
    open({ stores: { ios: '', android: stores.android } })
    expect(page.getByText(/There’s no app for this device yet/)).toBeDefined()
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/nowhere',
    '/boot?path=%2Fboot',
    '/qrs/boot',
    'javascript:alert(1)',
  ])('leads home instead of to %s', (path) => {
    open({ stores }, { path })
    expect(stay()).toBe('/index')
  })

  it('counts the printed code that its address names (S156)', () => {
    open({ stores }, { code: 'town-hall' })
    expect(counted).toEqual(['town-hall'])
  })
})
