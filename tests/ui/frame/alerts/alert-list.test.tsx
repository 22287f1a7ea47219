// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AlertsStore } from '../../../../src/application/frame/alerts/alerts.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Alert } from '../../../../src/domain/frame/alerts/alert'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { AlertListScreen } from '../../../../src/ui/frame/alerts/alert-list.screen'
import { AlertListViewModel } from '../../../../src/ui/frame/alerts/alert-list.view-model'
import { start } from '../../../support/hand-clock'
import { openLive, restoreLive } from '../../../support/live-screen'
import { at, openTab, renderWith } from '../../../support/member-host'
import { alertNow } from '../../../support/memory-alerts'

const hour = 3_600_000
const items = [
  alertNow({ link: '/guides-details/rain', text: 'Stay in.\nCall if you need help.' }),
  alertNow({ id: 'over', title: 'Water off', area: null, from: start - 30 * hour, until: start - 25 * hour }),
]

it('shows what the gateway gives, and the same after a killed page', async () => {
  const viewModel = new AlertListViewModel(
    { page: async () => success({ items, nextCursor: null }) },
    openTab().container.get(AlertsStore),
  )
  const live = await openLive(viewModel, at('/alerts'))
  expect(viewModel.list.items).toEqual(items)
  const again = new AlertListViewModel(
    { page: async () => failure(failureOf('offline')) },
    openTab().container.get(AlertsStore),
  )
  await restoreLive(again, live.snapshot(), at('/alerts'))
  expect(again.list.items).toEqual(items)
})

it('says of each what, where, from when until when, and whether it is over, which the clock changes', async () => {
  const tab = openTab()
  const viewModel = new AlertListViewModel(
    { page: async () => success({ items, nextCursor: null }) },
    tab.container.get(AlertsStore),
  )
  await openLive(viewModel, at('/alerts'))
  renderWith(tab, <AlertListScreen viewModel={viewModel} />)
  const texts = () => screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(texts()).toEqual([
    'In effect · Severe · Old townHeavy rain21 Nov, 15:00 to 21 Nov, 17:00Stay in.\nCall if you need help.See what helps',
    'Over · Severe · Whole cityWater off20 Nov, 10:00 to 20 Nov, 15:00Stay in.',
  ])
  expect(screen.getByRole('link', { name: 'See what helps' }).getAttribute('href')).toBe('/guides-details/rain')
  act(() => tab.clock.pass(hour + 15_000))
  expect(texts()[0]).toContain('Over · Severe')
})

it('says that there is none', async () => {
  const tab = openTab()
  const viewModel = new AlertListViewModel(
    { page: async () => success({ items: [], nextCursor: null }) },
    tab.container.get(AlertsStore),
  )
  await openLive(viewModel, at('/alerts'))
  renderWith(tab, <AlertListScreen viewModel={viewModel} />)
  expect(screen.getByText('No urgent notices in the last 30 days')).toBeTruthy()
})

it('is read again when one ends or gets other words, as the line above it shows at once', async () => {
  const tab = openTab()
  const store = tab.container.get(AlertsStore)
  let asked = 0
  const page = async () => success({ items: items.slice(0, (asked += 1)), nextCursor: null })
  const viewModel = new AlertListViewModel({ page }, store)
  const live = await openLive(viewModel, at('/alerts'))
  const hide = live.show(at('/alerts'))
  const taken = (alerts: readonly Alert[]) => store.take({ alerts, at: tab.clock.now() })
  taken([])
  expect([asked, store.isRunning(items[0]!)]).toEqual([1, true])
  taken([alertNow()])
  await expect.poll(() => asked).toBe(2)
  taken([alertNow({ updatedAt: start })])
  await expect.poll(() => asked).toBe(3)
  hide()
  taken([])
  expect(asked).toBe(3)
})
