import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { isNothing } from '../../../contract/endpoint'
import { errorCodes } from '../../../contract/envelope'
import { isWritten } from '../../../contract/fields'
import { allEndpoints } from '../../../contract/reading/all-endpoints'
import { fieldsIn } from '../../../contract/reading/declared-fields'
import { writtenPartsOf } from '../../../platform/kernel/http/written-parts'
import { sensitiveWords } from '../../../platform/kernel/site/site.schema'
import { fittingValue } from '../../support/generated-requests'
import { startPlatform, type TestPlatform } from '../../support/platform'

const texts = { 'zh-CN': '', en: '' }
const settings = { title: texts, background_color: null, share_description: texts, share_image: null }
/** A page of the builder, whose colours and addresses have forms of their own. */
const anyPage = { settings, cards: [{ id: 'a-card', type: 'rich-text', title: null, html: texts }] }

/** A body that its schema takes, in which every text that others read is the given one. */
function writtenBody(body: object, text: string): unknown {
  const schema = z.toJSONSchema(body as z.ZodMiniType, { unrepresentable: 'any', io: 'input' })
  const made = fittingValue(schema, 1) as Record<string, unknown>
  // A made-up text is neither a day nor a moment, and a made-up list may be longer than one that is optional.
  const plain = {
    ...{ wanted_on: '2026-03-20', starts_at: '2026-03-20T08:00:00Z', ends_at: '2026-03-20T10:00:00Z' },
    ...{ enrols_at: null, enrols_until: null, pictures: [], document: anyPage },
  }
  const known = Object.entries(plain).filter(([field]) => field in made)
  const fitting = { ...made, ...Object.fromEntries(known) }
  return fieldsIn(body, (field) => isWritten(field as object))?.(fitting, () => text) ?? fitting
}

const written = allEndpoints().flatMap(({ endpoint }) =>
  isNothing(endpoint.body) || writtenPartsOf(endpoint.body) === null ? [] : [endpoint],
)

describe('a word that the site refuses', () => {
  let platform: TestPlatform
  let token = ''
  beforeAll(async () => {
    platform = await startPlatform()
    token = (await platform.logIn({ phone: '13800000001' })).token
    await platform.database.insert(sensitiveWords).values({ word: '坏话' })
  })
  afterAll(() => platform.close())

  it('is found in twenty calls and more', () => {
    expect(written.length).toBeGreaterThan(20)
  })

  it.each(written.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is refused in every text that others read of %s',
    async (name, endpoint) => {
      const ask = (text: string) =>
        platform.call(endpoint, {
          token,
          path: { id: 'any-id' },
          headers: { 'idempotency-key': `${name}-${text.length}` },
          body: writtenBody(endpoint.body, text),
        })
      const { code, data } = await ask('一句坏 话，不好')
      const fields = writtenPartsOf(endpoint.body)?.(writtenBody(endpoint.body, '')).map(({ field }) => [
        field,
        'sensitive',
      ])
      expect([code, data]).toEqual([errorCodes.invalid, { fields: Object.fromEntries(fields ?? []) }])
      const kind = (await ask('一句好话，很好')).data as { readonly fields?: Readonly<Record<string, string>> } | null
      expect(Object.values(kind?.fields ?? {})).not.toContain('sensitive')
    },
  )
})
