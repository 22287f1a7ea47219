import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorCodes } from '../../../../../contract/envelope'
import { getAboutUs } from '../../../../../contract/about'
import { getModule, listModules } from '../../../../../contract/services'
import { moduleEntries, modules } from '../../../../../platform/features/overview/services/services.schema'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}组`, en: text })
const english = { 'accept-language': 'en' }
let platform: TestPlatform

beforeEach(async () => {
  platform = await startPlatform()
  const { database } = platform
  await database.insert(modules).values([
    { id: 'later', name: both('Later'), sort: 2 },
    { id: 'first', name: both('First'), sort: 1 },
  ])
  const link = { kind: 'path', type: null, value: '/radios' }
  await database
    .insert(moduleEntries)
    .values(
      ['b', 'a'].map((id, index) => ({
        id,
        moduleId: 'first',
        name: both(id),
        summary: both(`About ${id}`),
        icon: 'radio',
        link,
        sort: 2 - index,
      })),
    )
})
afterEach(() => platform.close())

it('C011: the modules stand in their order with their entries in theirs, in the language of the visitor', async () => {
  const data = await platform.ask(listModules, { headers: english })
  expect(data.items).toMatchObject([
    { id: 'first', name: 'First', entries: [{ name: 'a', summary: 'About a' }, { name: 'b' }] },
    { id: 'later', entries: [] },
  ])
})

it('S020: one module is read by itself', async () => {
  const data = await platform.ask(getModule, { path: { id: 'first' } })
  expect(data).toMatchObject({ id: 'first', name: 'First组', page_id: null, entries: [{ id: 'a' }, { id: 'b' }] })
  const { code } = await platform.call(getModule, { path: { id: 'nowhere' } })
  expect(code).toBe(errorCodes.gone)
})

it('C005: who runs the site is empty until it is configured', async () => {
  expect(await platform.ask(getAboutUs, {})).toMatchObject({ text: '', licences: [] })
  await platform.database.insert(configurations).values({ code: 'about', value: { text: both('Us'), phone: '12345' } })
  const data = await platform.ask(getAboutUs, { headers: english })
  expect(data).toMatchObject({ text: 'Us', phone: '12345', email: '' })
  await platform.database
    .insert(configurations)
    .values({
      code: 'about',
      value: { licences: [{ name: both('News'), number: '43', valid_until: '2028-06-30' }, { name: both('Old') }] },
    })
    .onConflictDoUpdate({ target: configurations.code, set: { value: sql`excluded.value` } })
  const without = { url: null, issuer: '', picture: null }
  const answered = await platform.ask(getAboutUs, { headers: english })
  expect(z.parse(getAboutUs.answer, answered).licences).toEqual([
    { ...without, name: 'News', number: '43', valid_until: '2028-06-30' },
    { ...without, name: 'Old', number: '', valid_until: null },
  ])
})
