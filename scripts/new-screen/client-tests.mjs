import { asSample } from './fields.mjs'

/** The test of a screen, by its kind: its view-model, or the rules of its form. */
export const clientTests = {
  list: ({ has, home, path, screen, Screen }) => {
    const isNarrowed = has.search || has.filter
    const more = isNarrowed ? ', new TestNavigator()' : ''
    const items = isNarrowed ? 'list.list' : 'list'
    return `
import { expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { ${Screen}ViewModel } from '../../../../src/ui/${home}/${screen}.view-model'
import { openLive, restoreLive } from '../../../support/live-screen'
${isNarrowed ? `import { TestNavigator } from '../../../support/member-ports'\n` : ''}
const location = { path: '${path}', params: {}, query: {} }
const item = { id: '1', title: 'A title', text: 'Words',${has.filter ? ` state: 'open' as const,` : ''} createdAt: 0 }

it('shows what the gateway gives, and the same after a killed page', async () => {
  const page = async () => success({ items: [item], nextCursor: null })
  const viewModel = new ${Screen}ViewModel({ page }${more})
  const live = await openLive(viewModel, location)
  expect(viewModel.${items}.items).toEqual([item])
  const again = new ${Screen}ViewModel({ page: async () => failure(failureOf('offline')) }${more})
  await restoreLive(again, live.snapshot(), location)
  expect(again.${items}.items).toEqual([item])
})

it('tries again after a failure', async () => {
  let isDown = true
  const page = async () =>
    isDown ? failure(failureOf('offline')) : success({ items: [item], nextCursor: null })
  const viewModel = new ${Screen}ViewModel({ page }${more})
  await openLive(viewModel, location)
  expect(viewModel.${items}.state).toBe('failed')
  isDown = false
  await viewModel.${items}.start()
  expect(viewModel.${items}.items).toEqual([item])
})
${
  isNarrowed
    ? `
it('asks for what the address says', async () => {
  const requests: unknown[] = []
  const page = async (filters: object) => {
    requests.push(filters)
    return success({ items: [item], nextCursor: null })
  }
  const viewModel = new ${Screen}ViewModel({ page }${more})
  const filters = { ${[...(has.search ? [`search: 'river'`] : []), ...(has.filter ? [`state: 'closed'`] : [])].join(', ')} }
  await openLive(viewModel, { ...location, query: filters })
  expect(requests).toEqual([filters])
})
`
    : ''
}`
  },
  detail: ({ fields, home, parameter, path, screen, Screen, variable }) => `
import { expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { ${Screen}ViewModel } from '../../../../src/ui/${home}/${screen}.view-model'
import { openLive } from '../../../support/live-screen'

const location = { path: '${path}', params: { ${parameter}: '1' }, query: {} }

it('shows what the gateway gives', async () => {
  const viewModel = new ${Screen}ViewModel({
    ${variable}: async (id) => success({ id, ${fields.map(asSample).join(', ')} }),
  })
  await openLive(viewModel, location)
  expect([viewModel.${variable}.value?.id, viewModel.head]).toEqual(['1', { title: 'Words', description: 'Words' }])
})

it('keeps its failure for its own part of the screen', async () => {
  const viewModel = new ${Screen}ViewModel({ ${variable}: async () => failure(failureOf('offline')) })
  await openLive(viewModel, location)
  expect(viewModel.${variable}.state).toBe('failed')
})
`,
  form: ({ has, home, screen, Screen, variable }) => `
import { expect, it } from 'vitest'
import { check${Screen}, ${variable}TextRule } from '../../../../src/domain/${home}/${screen}'

const form = { text: ''${has.pictures ? ', pictures: []' : ''} }

it('takes words without the spaces around them', () => {
  expect(check${Screen}({ ...form, text: ' Some words ' })).toEqual({ ok: true, value: { ...form, text: 'Some words' } })
})

it.each([
  [' ', 'required'],
  ['x'.repeat(${variable}TextRule.most + 1), 'too-long'],
])('says what is wrong with them', (text, reason) => {
  expect(check${Screen}({ ...form, text })).toEqual({ ok: false, reason: { text: reason } })
})
`,
}

/** The test of a screen's adapter against the platform of the demo city: one call is answered, and one is refused. */
export function gatewayTest(names) {
  const { has, home, kind, list, row, Screen, screen, variable } = names
  const filters =
    has.search || has.filter
      ? `{ ${[...(has.search ? [`search: ''`] : []), ...(has.filter ? [`state: ''`] : [])].join(', ')} }, `
      : ''
  const rows = {
    list: `page: [
    [(by) => by.guest.page(${filters}{ pageSize: 2 }), { items: [{ id: '${screen}-1', title: '${row} 1' }] }],
    [(by) => by.guest.page(${filters}{ pageSize: 51 }), refused('invalid')],
  ],`,
    detail: `${variable}: [
    [(by) => by.guest.${variable}('${(list ?? names).screen}-1'), { id: '${(list ?? names).screen}-1' }],
    [(by) => by.guest.${variable}('none'), refused('gone')],
  ],`,
    form: `send: [
    [async (by) => (await by.member()).gateway.send(form, by.key()), { id: expect.any(String) }],
    [async (by) => (await by.member()).gateway.send({ ...form, text: ' ' }, by.key()), refused('invalid')],
  ],`,
  }[kind]
  return `
${kind === 'form' ? `import { expect } from 'vitest'\n` : ''}import { Http${Screen}Gateway } from '../../../src/infrastructure/${home}/http-${screen}-gateway'
import { inDemoCity, refused } from './gateway-table'

const describeGateway = inDemoCity()
${kind === 'form' ? `\nconst form = { text: 'Some words'${has.pictures ? ', pictures: []' : ''} }\n` : ''}
describeGateway(Http${Screen}Gateway, {
  ${rows}
})
`
}
