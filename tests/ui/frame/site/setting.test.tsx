// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppVersion } from '../../../../src/application/frame/site/app-version'
import { ContentCache } from '../../../../src/application/frame/site/content-cache'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { SettingScreen } from '../../../../src/ui/frame/site/setting/setting.screen'
import { SettingViewModel } from '../../../../src/ui/frame/site/setting/setting.view-model'
import { sizeOf } from '../../../../src/domain/frame/shared/format/size'
import { newBrowser, openTab, renderWith, type Tab, type TestBrowser } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

let tab: Tab
let browser: TestBrowser
let kept: number | null
const user = userEvent.setup()

beforeEach(() => {
  browser = newBrowser()
  tab = openTab(browser)
  kept = 3_400_000
  tab.container.bind(AppVersion).toConstantValue('1.2.3')
  tab.container.bind(ContentCache).toConstantValue({
    size: async () => kept,
    clear: async () => {
      kept = 0
      return true
    },
  })
})

function draw() {
  const viewModel = tab.container.get(SettingViewModel)
  renderWith(tab, <SettingScreen viewModel={viewModel} />)
  viewModel.show()
}

describe('the settings', () => {
  it('count at once and are kept in a cookie, for the platform’s first view too', async () => {
    draw()
    await user.click(within(screen.getByRole('radiogroup', { name: 'Dark mode' })).getByLabelText('Dark'))
    await user.click(screen.getByLabelText('Largest'))
    await user.click(screen.getByLabelText('English'))
    await user.click(screen.getByRole('switch', { name: 'Elder mode' }))
    expect(tab.container.get(PreferencesStore).preferences).toEqual({
      language: 'en',
      theme: 'dark',
      textSize: 3,
      elder: true,
    })
    expect(JSON.parse(browser.cookies.read('preferences') ?? '')).toEqual({
      language: 'en',
      theme: 'dark',
      textSize: 3,
      elder: true,
    })
  })

  it('clear what is kept of visited content, once the visitor says so', async () => {
    draw()
    expect(await screen.findByText('about 3.4 MB')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Clear cache/ }))
    await user.click(screen.getByText('Clear'))
    expect(await screen.findByText('Nothing saved')).toBeTruthy()
    expect(tab.told()).toEqual(['cache-cleared'])
  })

  it('show the agreements and the version, and no way to screens that are not there', async () => {
    draw()
    expect(screen.getByText('1.2.3')).toBeTruthy()
    expect(screen.queryByText('About us')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Terms of use' }))
    expect(await screen.findByText('First.')).toBeTruthy()
  })

  it('log a member out once they confirm it; a guest is not offered it (B42)', async () => {
    draw()
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
    tab.session.startSession('mine', resident)
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    expect(tab.session.isMember).toBe(true)
    await user.click(within(screen.getByRole('alertdialog')).getByText('Log out'))
    expect([tab.session.isMember, tab.navigator.went]).toEqual([false, ['replace /mine']])
  })
})

describe('a size in bytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [3_400_000, '3.4 MB'],
    [12_345_678, '12 MB'],
    [5e12, '5000 GB'],
    [-1, '0 B'],
    [Number.NaN, '0 B'],
  ])('of %d is %s', (bytes, text) => {
    const { figure, unit } = sizeOf(bytes)
    expect(`${figure} ${unit}`).toBe(text)
  })
})
