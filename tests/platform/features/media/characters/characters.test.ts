import { afterAll, beforeAll, expect, it } from 'vitest'
import { listCharacters } from '../../../../../contract/characters'
import { characters } from '../../../../../platform/features/media/characters/characters.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}文`, en: text })

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
  await platform.database
    .insert(characters)
    .values(
      [3, 1, 2, 2, 4].map((sort, index) => ({
        id: `person-${index}`,
        name: both(`Name ${index}`),
        role: both('Cobbler'),
        story: both('One awl'),
        portrait: '/portrait.webp',
        link: { kind: 'channel' as const, type: 2, value: 'host-1' },
        sort,
      })),
    )
})
afterAll(() => platform.close())

it('people come in the order of the editors, in pages, each with the way on', async () => {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await platform.call(listCharacters, {
      query: { page_size: '2', ...(cursor === '' ? {} : { cursor }) },
      headers: { 'accept-language': 'en' },
    })
    ids.push(...(page.data.items as { id: string }[]).map(({ id }) => id))
    expect(page.data.items[0]).toMatchObject({ role: 'Cobbler', link: { kind: 'channel', type: 2, value: 'host-1' } })
    cursor = page.data.next_cursor
  }
  expect(ids).toEqual(['person-1', 'person-2', 'person-3', 'person-0', 'person-4'])
})
