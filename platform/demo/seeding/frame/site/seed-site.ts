import type { Database } from '../../../../kernel/database/client'
import {
  agreements,
  cities,
  configItems,
  configurations,
  districts,
  provinces,
  streets,
} from '../../../../kernel/site/site.schema'
import { categories, subCategories } from '../../../../kernel/contents/contents.schema'
import { demoAgreements } from '../../../content/agreements'
import { demoCategories } from '../../../content/categories'
import { demoProvinces } from '../../../content/cities'
import { demoMap, demoMapBase, streetPosition } from '../../../content/map'
import { cityId, districts as demoDistricts, streets as demoStreets } from '../../../content/places'
import {
  demoAbout,
  demoApp,
  demoConfigItems,
  demoDomains,
  demoGovernment,
  demoHeads,
  demoAppHosts,
  demoPractice,
  demoMenu,
  demoSite,
  demoSkin,
  demoVoice,
} from '../../../content/site'
import { insertAll } from '../../insert'
import { articleId } from '../../media/articles/seed-articles'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const siteDemo: DemoStep = { feature: 'site', what: bilingual('站点', 'the site'), seed: seedSite }

export async function seedSite(database: Database): Promise<void> {
  await insertAll(database, configurations, [
    { code: 'site', value: demoSite() },
    { code: 'skin', value: demoSkin() },
    { code: 'menu', value: demoMenu() },
    { code: 'app', value: demoApp() },
    { code: 'domains', value: demoDomains },
    { code: 'hosts', value: demoAppHosts },
    { code: 'voice', value: demoVoice },
    { code: 'about', value: demoAbout },
    { code: 'practice', value: demoPractice },
    { code: 'government', value: demoGovernment },
    { code: 'map', value: demoMap },
    { code: 'map-base', value: demoMapBase() },
  ])
  await insertAll(
    database,
    configItems,
    demoConfigItems.map(([code, value]) => ({ code, value })),
  )
  await insertAll(
    database,
    provinces,
    demoProvinces.map(({ id, name, initial }, sort) => ({ id, name, initial, sort })),
  )
  await insertAll(
    database,
    cities,
    demoProvinces.flatMap((province) =>
      province.cities.map((city, sort) => ({ ...city, provinceId: province.id, sort })),
    ),
  )
  const districtId = (index: number) => `district-${index + 1}`
  await insertAll(
    database,
    districts,
    demoDistricts.map((name, sort) => ({ id: districtId(sort), cityId, name, sort })),
  )
  await insertAll(
    database,
    streets,
    demoStreets.map((name, sort) => ({
      id: `street-${sort + 1}`,
      districtId: districtId(sort % demoDistricts.length),
      name,
      ...streetPosition(sort),
      sort,
    })),
  )
  await insertAll(
    database,
    agreements,
    demoAgreements.map((agreement, sort) => ({ ...agreement, sort, updatedAt: new Date('2026-09-01T00:00:00.000Z') })),
  )
  const heads = demoHeads(articleId)
  await insertAll(
    database,
    categories,
    demoCategories.map(({ id, name }, sort) => ({
      id,
      name,
      sort,
      carousel: heads.get(id)?.carousel ?? [],
      entries: heads.get(id)?.entries ?? [],
    })),
  )
  await insertAll(
    database,
    subCategories,
    demoCategories.flatMap(({ id, children }) => children.map((child, sort) => ({ ...child, categoryId: id, sort }))),
  )
}
