import { expect, it } from 'vitest'
import { AlertListViewModel } from '../../../../src/ui/frame/alerts/alert-list.view-model'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { openLive, restoreLive } from '../../../support/live-screen'

const location = { path: '/alerts', params: {}, query: {} }
const item = { id: '1', title: 'Words', text: 'Words', createdAt: 0 }

it('shows what the gateway gives, and the same after a killed page', async () => {
  const page = async () => success({ items: [item], nextCursor: null })
  const viewModel = new AlertListViewModel({ page })
  const live = await openLive(viewModel, location)
  expect(viewModel.list.items).toEqual([item])
  const again = new AlertListViewModel({ page: async () => failure(failureOf('offline')) })
  await restoreLive(again, live.snapshot(), location)
  expect(again.list.items).toEqual([item])
})

it('tries again after a failure', async () => {
  let isDown = true
  const page = async () => (isDown ? failure(failureOf('offline')) : success({ items: [item], nextCursor: null }))
  const viewModel = new AlertListViewModel({ page })
  await openLive(viewModel, location)
  expect(viewModel.list.state).toBe('failed')
  isDown = false
  await viewModel.list.start()
  expect(viewModel.list.items).toEqual([item])
})
