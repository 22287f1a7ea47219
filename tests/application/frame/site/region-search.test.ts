import { expect, it } from 'vitest'
import { ComparedWriting } from '../../../../src/application/frame/lists/compared-writing'
import type { CitiesGateway } from '../../../../src/application/frame/site/cities-gateway'
import { RegionSearch } from '../../../../src/application/frame/site/region-search'
import { success } from '../../../../src/domain/frame/shared/result'
import { simplify } from '../../../../src/infrastructure/frame/lists/simplify'

it('finds regions by their names and their pinyin, in both writings of Chinese', async () => {
  const city = (id: string, name: string, pinyin: string) => ({
    id,
    name,
    pinyin,
    initial: pinyin.slice(0, 1),
    hot: false,
  })
  const hunan = {
    ...city('hn', '湖南', 'hu nan'),
    cities: [city('cs', '长沙', 'chang sha'), city('xa', "Xi'an", 'xi an')],
  }
  const gateway: Pick<CitiesGateway, 'provinces'> = { provinces: async () => success([hunan]) }
  const search = new RegionSearch(gateway as CitiesGateway, new ComparedWriting({ load: async () => simplify }))
  await search.provinces.load()
  const found = async (text: string) => {
    search.type(text)
    await Promise.resolve()
    return search.found.map(({ id }) => id)
  }
  await found('長')
  expect(await found('長沙')).toEqual(['cs'])
  expect([await found('CHANGS'), await found('xi’an'), await found('x i a n'), await found(' ')]).toEqual([
    ...[['cs'], ['xa'], ['xa'], []],
  ])
})
