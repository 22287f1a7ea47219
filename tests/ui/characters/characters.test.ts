import { expect, it } from 'vitest'
import { failureOf } from '../../../src/application/shared/failure'
import { failure, success } from '../../../src/domain/shared/result'
import { CharactersViewModel } from '../../../src/ui/characters/characters.view-model'
import { TestNavigator } from '../feed/feed-host'

const location = { path: '/character', params: {}, query: {} }
const { signal } = new AbortController()
const item = { id: '1', name: 'Aunt Fu', role: 'Shopkeeper', story: 'Eleven books', portrait: null, target: null }
const navigator = new TestNavigator()

it('shows what the gateway gives, and the same after a killed page', async () => {
  const page = async () => success({ items: [item], nextCursor: null })
  const viewModel = new CharactersViewModel({ page }, navigator)
  await viewModel.open(location, signal)
  expect(viewModel.list.items).toEqual([item])
  const again = new CharactersViewModel({ page }, navigator)
  again.restore(viewModel.snapshot())
  expect(again.list.items).toEqual([item])
})

it('tries again after a failure', async () => {
  let isDown = true
  const page = async () => (isDown ? failure(failureOf('offline')) : success({ items: [item], nextCursor: null }))
  const viewModel = new CharactersViewModel({ page }, navigator)
  await viewModel.open(location, signal)
  expect(viewModel.list.state).toBe('failed')
  isDown = false
  await viewModel.list.start()
  expect(viewModel.list.items).toEqual([item])
})
