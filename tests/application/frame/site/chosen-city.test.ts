import { beforeEach, describe, expect, it } from 'vitest'
import { ChooseAddress } from '../../../../src/application/frame/site/choose-address'
import { ChosenAddress } from '../../../../src/application/frame/site/chosen-address'
import { CitiesStore } from '../../../../src/application/frame/site/cities.store'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import type { Region, SiteConfig } from '../../../../src/domain/frame/site/site'
import { newBrowser, openTab, type TestBrowser } from '../../../support/member-host'

const own: Region = { id: 'linchuan', name: 'Linchuan' }
const province: Region = { id: 'river', name: 'River Province' }
const other: Region = { id: 'ferry', name: 'Ferrytown' }
const street: Region = { id: 'lantern', name: 'Lantern Street' }

let browser: TestBrowser
beforeEach(() => {
  browser = newBrowser()
})
function made() {
  const { container } = openTab(browser)
  container.get(SiteStore).setConfig({ city: 'Linchuan', cityInfo: own, provinceInfo: province } as SiteConfig)
  return { container, cities: container.get(CitiesStore) }
}
const cookie = () => browser.cookies.kept.get('city')

describe('the place of the lists', () => {
  it('is the site’s own until another is chosen, which a cookie keeps for a year', () => {
    const { cities } = made()
    expect([cities.chosenRegion, cities.id, cities.name, cities.ownProvince]).toEqual([
      null,
      'linchuan',
      'Linchuan',
      province,
    ])
    cities.choose({ ...other, initial: 'F' } as Region)
    expect([cities.id, cities.name, cities.own]).toEqual(['ferry', 'Ferrytown', own])
    expect(cookie()).toEqual({ value: JSON.stringify(other), days: 365 })
    expect(made().cities.chosenRegion).toEqual(other)
  })

  it('is the site’s own again once that is chosen, and no cookie says it', () => {
    const { cities } = made()
    cities.choose(other)
    cities.choose(own)
    expect([cities.chosenRegion, cities.id, cookie()]).toEqual([null, 'linchuan', undefined])
  })

  it('is never empty, even before the site is known (B103)', () => {
    const cities = openTab(browser).container.get(CitiesStore)
    expect([cities.id, cities.ownProvince]).toEqual([null, null])
    expect(cities.name).not.toBe('')
  })

  it.each([
    '',
    'no json',
    '5',
    'null',
    '{}',
    '{"id":"","name":"Ferrytown"}',
    '{"id":"ferry","name":""}',
    '{"id":5,"name":"F"}',
  ])('is not taken from the cookie %s', (value) => {
    browser.cookies.write('city', value, 365)
    expect(made().cities.chosenRegion).toBeNull()
  })
})

describe('a chosen address', () => {
  it('is given to the screen that asked for it, once and in the visitor’s language, and chooses no city', () => {
    const { container, cities } = made()
    container.get(ChooseAddress).execute([province, other, street], { latitude: 26.4, longitude: 111.6 }, 'profile')
    const chosen = container.get(ChosenAddress)
    expect([chosen.consume('wish'), chosen.consume('profile'), chosen.consume('profile'), cities.chosenRegion]).toEqual(
      [
        null,
        { text: 'Lantern Street, Ferrytown, River Province', position: { latitude: 26.4, longitude: 111.6 } },
        null,
        null,
      ],
    )
    container.get(PreferencesStore).change({ language: 'zh-CN' })
    container.get(ChooseAddress).execute(
      [
        { id: '1', name: '江省' },
        { id: '2', name: '渡口市' },
      ],
      null,
      'profile',
    )
    expect(chosen.consume('profile')).toEqual({ text: '江省渡口市', position: null })
  })

  it('without a screen chooses its city, or its province, or nothing', () => {
    const { container, cities } = made()
    const choose = container.get(ChooseAddress)
    choose.execute([], null, '')
    expect(cities.chosenRegion).toBeNull()
    choose.execute([province], null, '')
    expect(cities.chosenRegion).toEqual(province)
    choose.execute([province, other, street], null, '')
    expect(cities.chosenRegion).toEqual(other)
  })
})
