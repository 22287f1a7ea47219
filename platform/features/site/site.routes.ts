import { pinyin } from 'pinyin-pro'
import { errorCodes } from '../../../contract/envelope'
import {
  getSite,
  listAgreements,
  listCities,
  listConfigItems,
  listConfigurations,
  listNearestCity,
} from '../../../contract/site'
import type { SiteDto } from '../../../contract/site'
import { queriesOf } from '../../database/queries'
import { Refusal } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { positionOf } from '../feed/cursor'
import { listPage } from '../feed/list-page'
import { localise } from './localise'
import {
  selectAgreements,
  selectConfigItems,
  selectConfigurations,
  selectNearestCity,
  selectProvinces,
} from './site.queries'
import { demoWords } from '../../demo/seeding/seeding.words'
import { seedSite } from '../../demo/seeding/seed-site'

/** Sets of configuration by `sys_type`; when omitted, those that the client starts with. */
const configurationSets: Readonly<Record<string, readonly string[]>> = {
  '': ['skin', 'menu', 'domains', 'hosts', 'start'],
  '1': ['skin', 'menu', 'domains', 'hosts', 'start'],
  '2': ['practice'],
}

export const siteFeature: Feature = {
  name: 'site',
  demo: [{ what: demoWords.site, seed: seedSite }],
  routes: (app) => {
    /** The stored configuration, with what this platform offers added. */
    const withHere = (code: string, value: unknown): unknown =>
      code === 'hosts' ? { ...(value as object), messenger_login: app.platform.messenger.isOffered } : value
    serve(app, getSite, async ({ caller, database }) => {
      const [row] = await selectConfigurations(queriesOf(database), ['site'])
      if (row === undefined) throw new Refusal(errorCodes.fault)
      return {
        ...(localise(row.value, caller.language) as SiteDto),
        media_sources: [...app.platform.configuration.mediaSources],
      }
    })

    serve(app, listConfigurations, async ({ query, caller, database }) => {
      const after = positionOf(query.cursor, 's')
      const rows = await selectConfigurations(queriesOf(database), configurationSets[query.sys_type ?? ''] ?? [])
      const left = rows.filter((row) => after === null || row.code > String(after[0]))
      return listPage(
        left,
        query.page_size,
        (row) => [row.code],
        (row) => ({ code: row.code, config_value: withHere(row.code, localise(row.value, caller.language)) }),
      )
    })

    serve(app, listConfigItems, async ({ database }) => ({ items: await selectConfigItems(queriesOf(database)) }))

    serve(app, listCities, async ({ caller, database }) => {
      const provinces = await selectProvinces(queriesOf(database), caller.language)
      return { items: provinces.map((province) => ({ ...read(province), cities: province.cities.map(read) })) }
    })

    serve(app, listNearestCity, async ({ query, caller, database }) => {
      const city = await selectNearestCity(queriesOf(database), query.latitude, query.longitude, caller.language)
      return { city: city === undefined ? null : read(city) }
    })

    serve(app, listAgreements, async ({ caller, database }) => ({
      items: await selectAgreements(queriesOf(database), caller.language),
    }))
  },
}

/**
 * Cache of pronunciations: computing one takes longer than all the rest of a call, and there are only so many places.
 */
const readings = new Map<string, string>()

/** A place with the pronunciation of its Chinese name, which visitors search by. */
function read<Place extends { readonly chinese: string }>({
  chinese,
  ...place
}: Place): Omit<Place, 'chinese'> & { pinyin: string } {
  const reading = readings.get(chinese) ?? pinyin(chinese, { toneType: 'none', v: true })
  readings.set(chinese, reading)
  return { ...place, pinyin: reading }
}
