import { textsOf } from './fields.mjs'
import { fromPlatformTest, platformFolder, seedFile } from './modules.mjs'

/** Whether the feature can be tested alone; uploads, comments and the operator's desks belong to other features. */
const isAlone = ({ has }) => !(has.comments || has.pictures || has.approval)

const startedPlatform = (names, file, more = '') => `
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ${names.call} } from '../../../../../contract/${names.screen}'
${isAlone(names) ? `import { ${names.featureVariable}Feature } from '${fromPlatformTest(file)}'\n` : ''}import { startPlatform, type TestPlatform } from '../../../../support/platform'
${more}`
const about = (names, seed) => `
describe('${names.title} on the platform', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform(${isAlone(names) ? `{ features: [${names.featureVariable}Feature] }` : ''})${seed}
  })
  afterAll(() => platform.close())
`
const seeded = ({ Screen }) => `\n    await seed${Screen}(platform.database, platform.clock.now(), () => undefined)`
const seedImport = (names) => `import { seed${names.Screen} } from '${fromPlatformTest(seedFile(names))}'\n`

/** The test of the platform's side of a screen, by its kind. */
export const platformTests = {
  list: (names, file) => `${startedPlatform(names, file, seedImport(names))}${about(names, seeded(names))}
  it('comes in pages, newest first', async () => {
    const first = await platform.ask(${names.call}, { query: { page_size: '20' } })
    const rest = await platform.ask(${names.call}, { query: { page_size: '20', cursor: first.next_cursor ?? '' } })
    const ids = [...first.items, ...rest.items].map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 30 }, (_, index) => \`${names.screen}-\${index + 1}\`))
  })
${
  names.has.search
    ? `
  it('finds what has all the words, and nothing for punctuation', async () => {
    const found = async (search: string) =>
      (await platform.ask(${names.call}, { query: { search } })).items.map(({ id }) => id)
    expect(await found('${names.row.toLowerCase()} 17')).toEqual(['${names.screen}-17'])
    expect(await found('?!')).toEqual([])
  })
`
    : ''
}${
    names.has.filter
      ? `
  it('has the rows of one state', async () => {
    const { items } = await platform.ask(${names.call}, { query: { state: 'closed' } })
    expect(items.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'closed'))
  })
`
      : ''
  }})
`,
  detail: (names, file) => {
    const { has, list, Screen, screen, variable } = names
    const first = `${(list ?? names).screen}-1`
    const comments = `import { listComments } from '../../../../../contract/comments'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import { seed${Screen}Comments } from '${fromPlatformTest(seedFile({ ...names, screen: `${screen}-comments` }))}'
`
    return `${startedPlatform(names, file, seedImport(list ?? names) + (has.comments ? comments : ''))}${about(
      names,
      seeded(list ?? names) + (has.comments ? seeded({ Screen: `${Screen}Comments` }) : ''),
    )}
  it('is given in the language of the caller', async () => {
    const [english, chinese] = await Promise.all(
      ['en', 'zh-CN'].map((language) =>
        platform.ask(${names.call}, { path: { id: '${first}' }, headers: { 'accept-language': language } }),
      ),
    )
    expect(english?.${snakeTitle(names)}).not.toBe('')
    ${textsOf(names.fields).title.type === 'localised' ? `expect(english?.${snakeTitle(names)}).not.toBe(chinese?.${snakeTitle(names)})` : `expect(chinese?.id).toBe('${first}')`}
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
  form: (names, file) => {
    const { has } = names
    const body = has.pictures ? `{ text, pictures }` : `{ text }`
    return `${startedPlatform(names, file, `${has.approval ? `import { operate } from '../../../../../platform/kernel/operator/operate'\nimport { ${names.variable}Desk } from '${fromPlatformTest(`${platformFolder(names)}/${names.screen}.desk`)}'\n` : ''}${has.pictures ? `import { uploadTools } from '../../../../support/uploads'\n` : ''}`)}${about(names, '')}
  it('is taken from a member once, and not when it breaks a rule', async () => {
    const { token } = await platform.logIn({${has.phone ? ` phone: '13900000001' ` : ''}})${has.pictures ? `\n    const pictures = [(await uploadTools(platform).picture(token)).id]` : ''}
    const send = (text: string, key: string) =>
      platform.call(${names.call}, { token, body: ${body}, headers: { 'idempotency-key': key } })
    const sent = await send('Some words', 'key-of-one-form')
    expect([sent.code, (await send('Some words', 'key-of-one-form')).data]).toEqual([100000, sent.data])
    expect(await send(' ', 'key-of-another')).toMatchObject({ code: 400001, data: { fields: { text: 'required' } } })${
      has.approval
        ? `

    const office = (...words: string[]) => operate(platform.platform, [${names.variable}Desk], words, platform.clock.now())
    expect((await office('${names.screen}')).output).toContain('Some words')
    expect(await office('${names.screen}', 'approve', sent.data.id)).toMatchObject({ failed: false })
    expect(await office('${names.screen}', 'refuse', sent.data.id, 'Too late')).toMatchObject({ failed: true })`
        : ''
    }
  })
${
  has.phone
    ? `
  it('needs a phone', async () => {
    const { token } = await platform.logIn({ phone: null })
    const parts = { token, body: { text: 'Some words'${has.pictures ? ', pictures: []' : ''} }, headers: { 'idempotency-key': 'key-of-a-third' } }
    expect((await platform.call(${names.call}, parts)).code).toBe(403002)
  })
`
    : ''
}})
`
  },
}

const snakeTitle = ({ fields }) => textsOf(fields).title.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
