import { expect, it } from 'vitest'
import { directionsUrl } from '../../../../src/domain/frame/places/directions-url'

it('the address of the way to a place says where it is, by its name, and in which system its position is', () => {
  const way = new URL(directionsUrl({ latitude: 26.42, longitude: 111.61 }, 'Hall, north & south'))
  expect(Object.fromEntries(way.searchParams)).toEqual({
    to: '111.61,26.42,Hall  north & south',
    coordinate: 'wgs84',
    callnative: '1',
  })
})
