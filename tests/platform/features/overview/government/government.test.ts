import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { getGovernmentHub } from '../../../../../contract/government'
import { categories, organisations, subCategories } from '../../../../../platform/kernel/contents/contents.schema'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}号`, en: text })
const english = { headers: { 'accept-language': 'en' } }

describe('the hub of the offices (S097)', () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform()
    const { database } = platform
    await database
      .insert(organisations)
      .values(['bus', 'fire', 'police'].map((id) => ({ id, kind: 'g', name: both(id), logo: '/l', intro: both('') })))
    await database.insert(categories).values({ id: 'news', name: both('News'), sort: 1 })
    await database.insert(subCategories).values({ id: 'council', categoryId: 'news', name: both('Council'), sort: 1 })
    for (let index = 1; index <= 6; index += 1)
      await insertContent(database, {
        id: `n${index}`,
        categoryId: 'news',
        subCategoryId: 'council',
        publishedAt: new Date(`2026-03-0${index}T00:00:00.000Z`),
      })
  })
  afterEach(() => platform.close())

  const configure = async (value: object) =>
    await platform.database.insert(configurations).values({ code: 'government', value })

  it('has what the configuration names, in its order, and the newest notices', async () => {
    await configure({ notices: 'council', departments: ['police', 'no', 'bus'] })
    const hub = await platform.ask(getGovernmentHub, english)
    expect(hub.notices.map(({ id }) => id)).toEqual(['n6', 'n5', 'n4', 'n3'])
    expect([hub.notices_of, hub.departments]).toEqual([
      'council',
      [
        { id: 'police', name: 'police', logo: '/l' },
        { id: 'bus', name: 'bus', logo: '/l' },
      ],
    ])
  })

  it('has no notices where the configuration names none, and is gone without a configuration', async () => {
    expect((await platform.call(getGovernmentHub)).code).toBe(errorCodes.gone)
    await configure({ notices: null, departments: [] })
    expect(await platform.ask(getGovernmentHub)).toEqual({ notices: [], notices_of: null, departments: [] })
  })
})
