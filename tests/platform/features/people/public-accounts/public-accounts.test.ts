import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { getPublicAccount } from '../../../../../contract/public-accounts'
import { hosts } from '../../../../../platform/kernel/contents/contents.schema'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}文`, en: text })

let platform: TestPlatform
const account = (id: string) => platform.call(getPublicAccount, { path: { id }, headers: { 'accept-language': 'en' } })
beforeAll(async () => {
  platform = await startPlatform()
  const intro = both('')
  await platform.database
    .insert(organisations)
    .values({ id: 'org-1', name: both('Daily'), logo: '/logo', intro, kind: 'news' })
  await platform.database.insert(hosts).values({ id: 'host-1', name: both('Su Wan'), avatar: '/su', intro })
  await platform.logIn({ id: 'anna', nickname: 'Anna', phone: '13900000001' })
})
afterAll(() => platform.close())

it('an account is that of an organisation, a host or a member, of whom everybody sees name and picture alone', async () => {
  expect((await account('org-1')).data).toEqual({ id: 'org-1', kind: 'organisation', name: 'Daily', picture: '/logo' })
  expect((await account('host-1')).data).toEqual({ id: 'host-1', kind: 'host', name: 'Su Wan', picture: '/su' })
  const { data } = await account('anna')
  expect(data).toMatchObject({ id: 'anna', kind: 'member', name: 'Anna' })
  expect(Object.keys(data as object).sort()).toEqual(['id', 'kind', 'name', 'picture'])
  expect((await account('nobody')).code).toBe(errorCodes.gone)
})
