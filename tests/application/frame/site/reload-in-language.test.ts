import { expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { CitiesGateway } from '../../../../src/application/frame/site/cities-gateway'
import { CitiesStore } from '../../../../src/application/frame/site/cities.store'
import { ReloadInLanguage } from '../../../../src/application/frame/site/reload-in-language'
import { SiteGateway } from '../../../../src/application/frame/site/site-gateway'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { openTab } from '../../../support/member-host'

const hunan = { id: 'hunan', name: '湖南', initial: 'H', pinyin: 'hu nan' }
const changsha = { id: 'changsha', name: '长沙', initial: 'C', pinyin: 'chang sha', hot: true }

function visitor(provinces: CitiesGateway['provinces']) {
  const { container } = openTab()
  let asked = 0
  container.bind(CitiesGateway).toConstantValue({
    provinces: () => {
      asked += 1
      return provinces()
    },
  } as unknown as CitiesGateway)
  const unavailable = async () => failure(failureOf('unavailable'))
  container
    .bind(SiteGateway)
    .toConstantValue({ site: async () => success({ name: '临川' } as SiteConfig), settings: unavailable })
  return { container, cities: container.get(CitiesStore), askedForPlaces: () => asked }
}

it('gives the site and the chosen place their names in the language that was chosen', async () => {
  const { container, cities } = visitor(async () => success([{ ...hunan, cities: [changsha] }]))
  cities.choose({ id: 'changsha', name: 'Changsha' })
  await container.get(ReloadInLanguage).execute()
  expect([container.get(SiteStore).config?.name, cities.name]).toEqual(['临川', '长沙'])
  cities.choose({ id: 'hunan', name: 'Hunan' })
  await container.get(ReloadInLanguage).execute()
  expect(cities.name).toBe('湖南')
})

it('asks for no place where the visitor chose none', async () => {
  const { container, askedForPlaces } = visitor(async () => success([]))
  await container.get(ReloadInLanguage).execute()
  expect(askedForPlaces()).toBe(0)
})

it('leaves the place its name where none comes', async () => {
  const { container, cities } = visitor(async () => failure(failureOf('offline')))
  cities.choose({ id: 'changsha', name: 'Changsha' })
  await container.get(ReloadInLanguage).execute()
  expect(cities.chosenRegion).toEqual({ id: 'changsha', name: 'Changsha' })
})
