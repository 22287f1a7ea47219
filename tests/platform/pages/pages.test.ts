import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorCodes } from '../../../contract/envelope'
import { getPage, getPagePreview } from '../../../contract/pages'
import { pageCards, pages } from '../../../platform/features/pages/pages.schema'
import { startPlatform } from '../../support/platform'
import type { TestPlatform } from '../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}页`, en: text })
const token = '7d1f0a9be3c24f5c8a6b'
let platform: TestPlatform

beforeEach(async () => {
  platform = await startPlatform()
  const page = (id: string, previewToken: string | null) => ({
    id,
    title: both(id),
    shareDescription: both(''),
    previewToken,
  })
  await platform.database.insert(pages).values([page('public', null), page('draft', token)])
  await platform.database
    .insert(pageCards)
    .values({ id: 'gap', pageId: 'draft', sort: 1, type: 'space', content: { height: 12, line: false } })
})
afterEach(() => platform.close())

it('S160: a page that is not published is found by its token alone, and kept by no cache', async () => {
  expect((await platform.call(getPage, { path: { id: 'draft' } })).code).toBe(errorCodes.gone)
  const shown = await platform.call(getPagePreview, { path: { id: token } })
  expect(shown.data).toMatchObject({ id: 'draft', cards: [{ id: 'gap', type: 'space', height: 12 }] })
  expect(getPagePreview.keptOffline).toBe(false)
})

it('S160: an id is no token, and a published page has no preview', async () => {
  for (const id of ['draft', 'public', 'null'])
    expect((await platform.call(getPagePreview, { path: { id } })).code).toBe(errorCodes.gone)
  expect((await platform.call(getPage, { path: { id: 'public' } })).data).toMatchObject({ id: 'public', cards: [] })
})
