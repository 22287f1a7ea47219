import { expect, it } from 'vitest'
import { PinnedServicesStore } from '../../../../src/application/overview/services/pinned-services.store'
import { newBrowser, openTab } from '../../../support/member-host'

it('pinned services are kept on the device in their order, with those that another tab pinned', () => {
  const browser = newBrowser()
  const [one, other] = [openTab(browser), openTab(browser)].map(({ container }) => container.get(PinnedServicesStore))
  one?.toggle('radio')
  other?.toggle('guides')
  expect([other?.pinned, browser.storage.read('services')]).toEqual([
    ['radio', 'guides'],
    ['radio', 'guides'],
  ])
  one?.toggle('radio')
  expect([one?.pinned, openTab(browser).container.get(PinnedServicesStore).pinned]).toEqual([['guides'], ['guides']])
  one?.toggle('guides')
  expect([one?.pinned, browser.storage.read('services')]).toEqual([[], null])
})
