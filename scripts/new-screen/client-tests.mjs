/** The test of a screen, by its kind: of its view-model, or of the rules of its form. */
export const clientTests = {
  list: ({ home, path, screen, Screen }) => `
import { expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { ${Screen}ViewModel } from '../../../../src/ui/${home}/${screen}.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'

const location = { path: '${path}', params: {}, query: {} }
const item = { id: '1', title: 'A title', text: 'Words', createdAt: 0 }

it('shows what the gateway gives, and the same after a killed page', async () => {
  const page = async () => success({ items: [item], nextCursor: null })
  const viewModel = new ${Screen}ViewModel({ page })
  const live = await openLive(viewModel, location)
  expect(viewModel.list.items).toEqual([item])
  const again = new ${Screen}ViewModel({ page: async () => failure(failureOf('offline')) })
  await restoreLive(again, live.snapshot(), location)
  expect(again.list.items).toEqual([item])
})

it('tries again after a failure', async () => {
  let isDown = true
  const page = async () =>
    isDown ? failure(failureOf('offline')) : success({ items: [item], nextCursor: null })
  const viewModel = new ${Screen}ViewModel({ page })
  await openLive(viewModel, location)
  expect(viewModel.list.state).toBe('failed')
  isDown = false
  await viewModel.list.start()
  expect(viewModel.list.items).toEqual([item])
})
`,
  detail: ({ home, parameter, path, screen, Screen, variable }) => `
import { expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { ${Screen}ViewModel } from '../../../../src/ui/${home}/${screen}.view-model'
import { openLive } from '../../../support/live-screen'

const location = { path: '${path}', params: { ${parameter}: '1' }, query: {} }

it('shows what the gateway gives', async () => {
  const viewModel = new ${Screen}ViewModel({
    ${variable}: async (id) => success({ id, title: 'A title', text: 'Words', createdAt: 0 }),
  })
  await openLive(viewModel, location)
  expect([viewModel.${variable}.value?.id, viewModel.head]).toEqual(['1', { title: 'A title', description: 'Words' }])
})

it('keeps its failure for its own part of the screen', async () => {
  const viewModel = new ${Screen}ViewModel({ ${variable}: async () => failure(failureOf('offline')) })
  await openLive(viewModel, location)
  expect(viewModel.${variable}.state).toBe('failed')
})
`,
  form: ({ home, screen, Screen, variable }) => `
import { expect, it } from 'vitest'
import { check${Screen}, ${variable}TextRule } from '../../../../src/domain/${home}/${screen}'

it('takes words without the spaces around them', () => {
  expect(check${Screen}({ text: ' Some words ' })).toEqual({ ok: true, value: { text: 'Some words' } })
})

it.each([
  [' ', 'required'],
  ['x'.repeat(${variable}TextRule.most + 1), 'too-long'],
])('says what is wrong with them', (text, reason) => {
  expect(check${Screen}({ text })).toEqual({ ok: false, reason: { text: reason } })
})
`,
}
