import { expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { SelectionViewModel } from '../../../../src/ui/media/selection/selection.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
import { feedItem } from '../../../support/member-ports'

const location = { path: '/select', params: {}, query: {} }
const item = { note: 'Read it slowly', chosenAt: 0, item: feedItem('1') }

it('shows what the gateway gives, and the same after a killed page', async () => {
  const page = async () => success({ items: [item], nextCursor: null })
  const viewModel = new SelectionViewModel({ page })
  const live = await openLive(viewModel, location)
  expect(viewModel.list.items).toEqual([item])
  const again = new SelectionViewModel({ page: async () => failure(failureOf('offline')) })
  await restoreLive(again, live.snapshot(), location)
  expect(again.list.items).toEqual([item])
})

it('tries again after a failure', async () => {
  let isDown = true
  const page = async () => (isDown ? failure(failureOf('offline')) : success({ items: [item], nextCursor: null }))
  const viewModel = new SelectionViewModel({ page })
  await openLive(viewModel, location)
  expect(viewModel.list.state).toBe('failed')
  isDown = false
  await viewModel.list.start()
  expect(viewModel.list.items).toEqual([item])
})
