import { seedFile } from './seed-file.mjs'

/** The test of the platform's side of a screen, by its kind. */
const started = ({ feature, featureVariable, home, screen, call }, known) => `
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ${call} } from '../../../../../contract/${screen}'
import { ${featureVariable}Feature } from '../../../../../${(known ?? `platform/features/${home}/${feature}.feature.ts`).replace(/\.ts$/, '')}'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
`
const about = (names, seed) => `
describe('${names.title} on the platform', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ features: [${names.featureVariable}Feature] })${seed}
  })
  afterAll(() => platform.close())
`
const seeded = ({ Screen }) => `\n    await seed${Screen}(platform.database, platform.clock.now(), () => undefined)`
const seedImport = (names) =>
  `import { seed${names.Screen} } from '../../../../../${seedFile(names).replace(/\.ts$/, '')}'\n`

export const platformTests = {
  list: (names, known) => `${started(names, known)}${seedImport(names)}${about(names, seeded(names))}
  it('comes in pages, newest first', async () => {
    const first = await platform.call(${names.call}, { query: { page_size: '20' } })
    const rest = await platform.call(${names.call}, { query: { page_size: '20', cursor: first.data.next_cursor } })
    const ids = [...first.data.items, ...rest.data.items].map(({ id }: { id: string }) => id)
    expect(ids).toEqual(Array.from({ length: 30 }, (_, place) => \`${names.screen}-\${place + 1}\`))
  })
})
`,
  detail: (
    names,
    known,
  ) => `${started(names, known)}${seedImport(names.list ?? names)}${about(names, seeded(names.list ?? names))}
  it('is given in the language of the caller', async () => {
    const answer = await platform.call(${names.call}, { path: { id: '${(names.list ?? names).screen}-1' }, headers: { 'accept-language': 'en' } })
    expect(answer.data).toMatchObject({ id: '${(names.list ?? names).screen}-1', title: '${(names.list ?? names).title} number 1' })
  })

  it('is gone when there is none', async () => {
    expect(await platform.call(${names.call}, { path: { id: 'none' } })).toMatchObject({ status: 403, code: 403001 })
  })
})
`,
  form: (names, known) => `${started(names, known)}${about(names, '')}
  it('is taken from a member once, and not when it breaks a rule', async () => {
    const { token } = await platform.logIn({})
    const send = (text: string, key: string) =>
      platform.call(${names.call}, { token, body: { text }, headers: { 'idempotency-key': key } })
    const sent = await send('Some words', 'key-of-one-form')
    expect([sent.code, (await send('Some words', 'key-of-one-form')).data]).toEqual([100000, sent.data])
    expect(await send(' ', 'key-of-another')).toMatchObject({ code: 400001, data: { fields: { text: 'required' } } })
  })
})
`,
}
