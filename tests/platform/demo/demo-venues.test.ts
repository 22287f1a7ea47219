import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMapPlaces } from '../../../contract/maps'
import { getPracticeHome } from '../../../contract/practice-homes'
import { getVenue, listVenueChildren, listVenues, type VenueCardDto } from '../../../contract/venues'
import { districts } from '../../../platform/demo/content/places'
import { venueKinds } from '../../../src/domain/civic/venues/venue'
import { startPlatform, type TestPlatform } from '../../support/platform'

const headers = { 'accept-language': 'en' }

describe('the venues of the demo city', () => {
  let platform: TestPlatform
  let venues: readonly VenueCardDto[] = []

  beforeAll(async () => {
    platform = await startPlatform({ seed: true })
    venues = (
      await Promise.all(
        venueKinds.map((kind) => platform.ask(listVenues, { headers, query: { kind, page_size: '50' } })),
      )
    ).flatMap(({ items }) => items)
  })
  afterAll(() => platform.close())

  it('have one name, address and place in the list, on the map, and on each of their own screens', async () => {
    expect(venues.length).toBeGreaterThan(50)
    const box = { south: '26', west: '111', north: '27', east: '112', sort: 'venue' } as const
    const { places } = await platform.ask(listMapPlaces, { headers, query: box })
    for (const { id, name, address, latitude, longitude } of venues) {
      const said = { name, address, latitude, longitude }
      expect(places.find((place) => place.id === id)).toMatchObject(said)
      expect((await platform.ask(getVenue, { headers, path: { id } })).venue).toMatchObject(said)
      expect((await platform.ask(getPracticeHome, { headers, path: { id } })).home).toMatchObject({
        name,
        place: { address, latitude, longitude },
      })
    }
  })

  it('are in the district that their name says, below its office', async () => {
    const officeOf = new Map<string, string>()
    for (const district of districts) {
      const office = venues.find(({ name }) => name === `${district.en} Community Office`)
      expect(office?.address).toMatch(new RegExp(`, ${district.en}$`))
      officeOf.set(office?.id ?? '', district.en)
    }
    for (const [office, district] of officeOf) {
      const { items } = await platform.ask(listVenueChildren, {
        headers,
        path: { id: office },
        query: { page_size: '50' },
      })
      expect(items.length).toBeGreaterThan(3)
      for (const { address } of items) expect(address).toMatch(new RegExp(`, ${district}$`))
    }
    const strangers = venues.filter(({ name, address }) =>
      districts.some(({ en }) => name.startsWith(en) && !address.endsWith(`, ${en}`)),
    )
    expect(strangers.map(({ name, address }) => `${name}: ${address}`)).toEqual([])
  })
})
