import { describe, expect, it } from 'vitest'
import { siteSchema } from '../../../../contract/site'
import { decoded } from '../../../support/decoded'
import { siteConfigOf } from '../../../../src/infrastructure/frame/site/site-of-wire'

const site = {
  name: 'Riverbend',
  image: '/media/a.png',
  logo2: '/media/b.png',
  h5_logo: '/media/c.svg',
  is_drainage: 0,
  top_paperwork_type: 1,
  top_paperwork: 'A river, a city',
  show_picture: 1,
  category: 2,
  city: 'Riverbend',
  city_info: { id: 'c', name: 'Riverbend' },
  province_info: { id: 'p', name: 'Riverland' },
  is_global_grey: 1,
  time_zone: 'Asia/Shanghai',
  media_sources: ['https://media.example.org'],
}
const configOf = (changes: object) => siteConfigOf(decoded(siteSchema, { ...site, ...changes }))

describe('the site of the wire', () => {
  it.each(Object.keys(site).filter((field) => field !== 'name' && field !== 'time_zone'))(
    'costs itself alone where its %s is malformed or missing',
    (field) => {
      for (const value of [null, undefined, 7.5, { a: 1 }]) {
        expect(configOf({ [field]: value })).toMatchObject({ name: 'Riverbend', timeZone: 'Asia/Shanghai' })
      }
    },
  )

  it('keeps all its other fields beside one that is malformed', () => {
    const { h5Logo, ...rest } = configOf({})
    expect(h5Logo).toBe('/media/c.svg')
    expect(configOf({ h5_logo: null })).toEqual({ ...rest, h5Logo: null })
  })
})
