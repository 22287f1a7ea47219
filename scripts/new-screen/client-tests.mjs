import { filterNames, isNarrowed } from './client-layers.mjs'
import { asSample, itemFields } from './fields.mjs'
import { firstTextOf, missingReason, sampleForm } from './form-fields.mjs'
import { pascal } from './names.mjs'

/** The test of a screen, by its kind: its view-model, or the rules of its form. */
export const clientTests = {
  list: (names) => {
    const { filter, path, Screen } = names
    const navigatorArgument = isNarrowed(names) ? ', new TestNavigator()' : ''
    const items = isNarrowed(names) ? 'list.list' : 'list'
    const samples = { search: `'river'`, ...(filter === null ? {} : { [filter.name]: `'${filter.values[1].value}'` }) }
    return `
const location = { path: '${path}', params: {}, query: {} }
const item = { id: '1', ${itemFields(names).map(asSample).join(', ')} }

it('shows what the gateway gives, and the same after a killed page', async () => {
  const page = async () => success({ items: [item], nextCursor: null })
  const viewModel = new ${Screen}ViewModel({ page }${navigatorArgument})
  const live = await openLive(viewModel, location)
  expect(viewModel.${items}.items).toEqual([item])
  const again = new ${Screen}ViewModel({ page: async () => failure(failureOf('offline')) }${navigatorArgument})
  await restoreLive(again, live.snapshot(), location)
  expect(again.${items}.items).toEqual([item])
})

it('tries again after a failure', async () => {
  let isDown = true
  const page = async () =>
    isDown ? failure(failureOf('offline')) : success({ items: [item], nextCursor: null })
  const viewModel = new ${Screen}ViewModel({ page }${navigatorArgument})
  await openLive(viewModel, location)
  expect(viewModel.${items}.state).toBe('failed')
  isDown = false
  await viewModel.${items}.start()
  expect(viewModel.${items}.items).toEqual([item])
})
${
  isNarrowed(names)
    ? `
it('asks for what the address says', async () => {
  const requests: unknown[] = []
  const page = async (filters: object) => {
    requests.push(filters)
    return success({ items: [item], nextCursor: null })
  }
  const viewModel = new ${Screen}ViewModel({ page }${navigatorArgument})
  const filters = { ${filterNames(names)
    .map((name) => `${name}: ${samples[name]}`)
    .join(', ')} }
  await openLive(viewModel, { ...location, query: filters })
  expect(requests).toEqual([filters])
})
`
    : ''
}`
  },
  detail: ({ fields, parameter, path, Screen, variable }) => `
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
  form: (names) => {
    const { fields, Screen, variable } = names
    const first = firstTextOf(fields)
    const area = fields.some(({ type }) => type === 'place') ? ', null' : ''
    const requiredFields = fields.filter((each) => missingReason(each) !== null)
    const rule = `${variable}${pascal(first.name)}Rule`
    const empty = { number: 'null', place: `{ name: '', latitude: null, longitude: null }`, choice: `'' as const` }
    const emptied = fields.map(
      ({ name, type }) => `${name}: ${empty[type] ?? { pictures: '[]', switch: 'false' }[type] ?? `''`}`,
    )
    return `
const form = { ${sampleForm(fields)} }

it('takes words without the spaces around them', () => {
  expect(check${Screen}({ ...form, ${first.name}: ' Some words ' }${area})).toEqual({ ok: true, value: form })
})

it('says what is missing, in the order of the fields', () => {
  const result = check${Screen}({ ${emptied.join(', ')} }${area})
  expect(result.ok ? [] : Object.entries(result.reason)).toEqual([
    ${requiredFields.map((each) => `['${each.name}', '${missingReason(each)}'],`).join('\n    ')}
  ])
})

it('says what is too long', () => {
  const ${first.name} = 'x'.repeat(${rule}.most + 1)
  expect(check${Screen}({ ...form, ${first.name} }${area})).toEqual({ ok: false, reason: { ${first.name}: 'too-long' } })
})
`
  },
}

/** The test of a screen's adapter against the platform of the demo city: one call is answered, and one is refused. */
export function gatewayTest(names) {
  const { fields, kind, list, Screen, screen, variable } = names
  const narrowing = filterNames(names).map((name) => `${name}: ''`)
  const filters = narrowing.length === 0 ? '' : `{ ${narrowing.join(', ')} }, `
  const first = kind === 'form' ? firstTextOf(fields).name : ''
  const rows = {
    list: `page: [
    [(by) => by.guest.page(${filters}{ pageSize: 2 }), { items: [{ id: '${screen}-1' }] }],
    [(by) => by.guest.page(${filters}{ pageSize: 51 }), refused('invalid')],
  ],`,
    detail: `${variable}: [
    [(by) => by.guest.${variable}('${(list ?? names).screen}-1'), { id: '${(list ?? names).screen}-1' }],
    [(by) => by.guest.${variable}('none'), refused('gone')],
  ],`,
    form: `send: [
    [async (by) => (await by.member()).gateway.send(form, by.key()), { id: expect.any(String) }],
    [async (by) => (await by.member()).gateway.send({ ...form, ${first}: ' ' }, by.key()), refused('invalid')],
  ],`,
  }[kind]
  return `
const describeGateway = inDemoCity()
${kind === 'form' ? `\nconst form = { ${sampleForm(fields)} }\n` : ''}
describeGateway(Http${Screen}Gateway, {
  ${rows}
})
`
}
