import { hasType, textsOf } from './fields.mjs'
import { firstTextOf, missingReason, sampleForm } from './form-fields.mjs'
import { snake } from './names.mjs'

/** Whether the feature can be tested alone; uploads, comments and the operator's desks belong to other features. */
const isAlone = ({ fields, has, publishes }) =>
  !(has.comments || has.approval || publishes !== null || hasType(fields, 'pictures'))

const about = (names, seed) => `
describe('${names.title} on the platform', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform(${isAlone(names) ? `{ features: [${names.featureVariable}Feature] }` : ''})${seed}
  })
  afterAll(() => platform.close())
`
const seeded = ({ Screen }) => `\n    await seed${Screen}(platform.database, platform.clock.now(), () => undefined)`

/** The test of the platform's side of a screen, by its kind. */
export const platformTests = {
  list: (names) => `${about(names, seeded(names))}
  it('comes in pages, newest first', async () => {
    const { items } = await platform.ask(${names.call})
    const first = await platform.ask(${names.call}, { query: { page_size: '1' } })
    const next = await platform.ask(${names.call}, { query: { page_size: '1', cursor: first.next_cursor ?? '' } })
    expect([...first.items, ...next.items]).toEqual(items.slice(0, 2))
    const times = items.map((item) => item.created_at)
    expect(times).toEqual([...times].sort().reverse())
  })
${
  names.has.search
    ? `
  it('finds what has all the words, and nothing for punctuation', async () => {
    const found = async (search: string) =>
      (await platform.ask(${names.call}, { query: { search } })).items.map(({ id }) => id)
    const [row] = (await platform.ask(${names.call})).items
    const title = (row?.${snakeTitle(names)} ?? '').slice(0, 40)
    expect(await found(title)).toContain(row?.id)
    expect(await found(\`\${title} unheard\`)).toEqual([])
    expect(await found('?!')).toEqual([])
  })
`
    : ''
}${
    names.filter === null
      ? ''
      : `
  it('has the rows of one ${names.filter.name}', async () => {
    const [row] = (await platform.ask(${names.call})).items
    const { items } = await platform.ask(${names.call}, { query: { ${snake(names.filter.name)}: row?.${snake(names.filter.name)} ?? '' } })
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map((item) => item.${snake(names.filter.name)}))).toEqual(new Set([row?.${snake(names.filter.name)}]))
  })
`
  }})
`,
  detail: (names) => {
    const { has, list, Screen, variable } = names
    const first = `${(list ?? names).screen}-1`
    return `${about(names, seeded(list ?? names) + (has.comments ? seeded({ Screen: `${Screen}Comments` }) : ''))}
  it('is given in the language of the caller', async () => {
    const [english, chinese] = await Promise.all(
      ['en', 'zh-CN'].map((language) =>
        platform.ask(${names.call}, { path: { id: '${first}' }, headers: { 'accept-language': language } }),
      ),
    )
    expect(english?.${snakeTitle(names)}).not.toBe('')
    ${textsOf(names.fields).title.localised ? `expect(english?.${snakeTitle(names)}).not.toBe(chinese?.${snakeTitle(names)})` : `expect(chinese?.id).toBe('${first}')`}
  })

  it('is gone when there is none', async () => {
    expect(await platform.call(${names.call}, { path: { id: 'none' } })).toMatchObject({ status: 403, code: 403001 })
  })
${
  has.comments
    ? `
  it('is something that people comment on', async () => {
    const query = { type: String(contentKinds.${variable}.code) }
    expect(await platform.ask(listComments, { path: { id: '${first}' }, query })).toMatchObject({ items: [] })
  })
`
    : ''
}})
`
  },
  form: (names) => {
    const { call, fields, has, publishes, screen, variable } = names
    const pictures = hasType(fields, 'pictures')
    const first = firstTextOf(fields)
    const list = publishes?.list ?? null
    const body = sampleForm(
      fields.filter(({ type }) => type !== 'pictures'),
      snake,
    )
    const listExpectation = list === null ? [] : [`expect(await shown()).toEqual([sent.data.id])`]
    const reads = publishes?.detail
      ? `
    expect(await platform.ask(get${publishes.detail.Screen}, { path: { id: sent.data.id } })).toMatchObject({ id: sent.data.id })`
      : ''
    const hidden = list === null ? [] : [`expect(await shown()).toEqual([])`]
    return `const body = { ${body} }
${about(names, '')}
  it('is taken from a member once, and not when it breaks a rule', async () => {
    const { token } = await platform.logIn({${has.phone ? ` phone: '13900000001' ` : ''}})${pictures ? `\n    const pictures = [(await uploadTools(platform).picture(token)).id]` : ''}
    const send = (more: Partial<typeof body>, key: string) =>
      platform.call(${call}, { token, body: { ...body,${pictures ? ' pictures,' : ''} ...more }, headers: { 'idempotency-key': key } })
    const sent = await send({}, 'key-of-one-form')
    expect([sent.code, (await send({}, 'key-of-one-form')).data]).toEqual([100000, sent.data])
    expect(await send({ ${snake(first.name)}: ' ' }, 'key-of-another')).toMatchObject({
      code: 400001,
      data: { fields: { ${snake(first.name)}: '${missingReason(first)}' } },
    })
${
  list === null
    ? ''
    : `
    const shown = async () => (await platform.ask(list${list.Screen})).items.map(({ id }) => id)`
}${
      has.approval
        ? `
    ${hidden.join('')}
    const office = (...words: string[]) => operate(platform.platform, [${variable}Desk], words, platform.clock.now())
    expect((await office('${screen}')).output).toContain('Some words')${
      hasType(fields, 'phone')
        ? `
    expect((await office('${screen}')).output).toContain('13900000002')`
        : ''
    }
    expect(await office('${screen}', 'approve', sent.data.id)).toMatchObject({ failed: false })
    ${listExpectation.join('')}${reads}
    expect(await office('${screen}', 'refuse', sent.data.id, '${list === null ? 'Too late' : 'It is over'}')).toMatchObject({ failed: ${list === null} })
    ${hidden.join('')}`
        : `
    ${listExpectation.join('')}${reads}`
    }
  })
${
  has.phone
    ? `
  it('needs a phone', async () => {
    const { token } = await platform.logIn({ phone: null })
    const parts = { token, body: { ...body,${pictures ? ' pictures: []' : ''} }, headers: { 'idempotency-key': 'key-of-a-third' } }
    expect((await platform.call(${call}, parts)).code).toBe(403002)
  })
`
    : ''
}})
`
  },
}

const snakeTitle = ({ fields }) => snake(textsOf(fields).title.name)
