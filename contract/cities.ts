import * as z from 'zod/mini'
import { latitude, latitudeInQuery, longitude, longitudeInQuery } from './coordinates'
import { endpoint } from './endpoint'
import { flag, id } from './fields'

const regionShape = {
  id,
  name: z.string(),
  /** The first letter, for the A–Z index. */
  initial: z.string(),
  /** The pronunciation of the Chinese name: syllables without tones, separated by spaces. */
  pinyin: z.string(),
}
const city = z.object({ ...regionShape, /** Whether the city is among the most popular. */ hot: flag })
export const listCities = endpoint({
  id: 'C002',
  name: 'listCities',
  method: 'GET',
  url: '/v2/city_level',
  summary: 'Provinces and their cities',
  isKeptOffline: true,
  answer: z.object({ items: z.array(z.object({ ...regionShape, cities: z.array(city) })) }),
})

const part = { id, name: z.string() }
export const listStreets = endpoint({
  id: 'C085',
  name: 'listStreets',
  method: 'GET',
  host: 'platform',
  url: '/v1/platform/streets/list',
  summary: 'Districts of a city with their streets; none where the site knows none',
  isKeptOffline: true,
  query: z.object({ city_id: id }),
  answer: z.object({
    items: z.array(
      z.object({
        ...part,
        streets: z.array(
          z.object({
            ...part,
            /** The middle of the street, WGS-84; null where it is not known. */
            latitude: z.nullable(latitude),
            longitude: z.nullable(longitude),
          }),
        ),
      }),
    ),
  }),
})

export const listNearestCity = endpoint({
  id: null,
  name: 'listNearestCity',
  method: 'GET',
  url: '/v1/nearest_city',
  summary: 'The city nearest to a WGS-84 position, with its district and street where the site knows one within 3 km',
  query: z.object({ latitude: latitudeInQuery, longitude: longitudeInQuery }),
  answer: z.object({
    city: z.nullable(city),
    district: z.nullable(z.object(part)),
    street: z.nullable(z.object(part)),
  }),
})
