import { expect, it } from 'vitest'
import { MapSpot } from '../../../../src/application/civic/maps/map-spot'
import { MapsGateway } from '../../../../src/application/civic/maps/maps-gateway'
import type { CityMap } from '../../../../src/domain/civic/maps/city-map'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { recordedPort } from '../../../support/recorded-port'

const city = { attribution: 'Riverbend' } as CityMap

function made() {
  const tab = openTab()
  const gateway = recordedPort<MapsGateway>({ cityMap: async () => success(city) })
  tab.container.bind(MapsGateway).toConstantValue(gateway.port)
  return { gateway, spot: tab.container.get(MapSpot) }
}

it('loads the map when it is opened, once', async () => {
  const { gateway, spot } = made()
  expect(gateway.calls).toEqual([])
  spot.open(null)
  await Promise.resolve()
  spot.close()
  spot.open({ latitude: 26.4, longitude: 111.6 })
  expect([gateway.calls.length, spot.map.value, spot.isOpen]).toEqual([1, city, true])
})

it('begins at the spot that is known, close by, and otherwise with the whole city', () => {
  const { spot } = made()
  spot.open({ latitude: 26.4, longitude: 111.6 })
  expect([spot.aim, spot.mark]).toEqual([
    { latitude: 26.4, longitude: 111.6, zoom: 15 },
    { latitude: 26.4, longitude: 111.6 },
  ])
  spot.open(null)
  expect([spot.aim, spot.mark]).toEqual([null, null])
})

it('takes the middle of what is shown, to about a metre', () => {
  const { spot } = made()
  expect(spot.middle).toBeNull()
  spot.onShown({ latitude: 26.123456789, longitude: 111.987654321, zoom: 15 })
  expect(spot.middle).toEqual({ latitude: 26.12346, longitude: 111.98765 })
  spot.close()
  spot.open({ latitude: 26.4, longitude: 111.6 })
  expect(spot.middle).toBeNull()
})
