import { pinyin } from 'pinyin-pro'
import type * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import { getAboutUs } from '../../../../contract/about'
import { listAgreements, listClauses } from '../../../../contract/agreements'
import { listCities, listNearestCity, listStreets } from '../../../../contract/cities'
import * as contract from '../../../../contract/site'
import type { SiteDto } from '../../../../contract/site'
import { positionFrom } from '../../../../src/domain/frame/places/geo-point'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { readScreenFacts } from '../../../kernel/http/screen-facts'
import { FooterReport } from './footer-report'
import { listConfigurations } from './list-configurations'
import { localise } from '../../../kernel/site/localise'
import {
  selectAgreements,
  selectCityArea,
  selectClauses,
  selectConfigItems,
  selectConfigurations,
  selectNearestCity,
  selectNearestStreet,
  selectProvinces,
  selectStreets,
} from '../../../kernel/site/site.queries'
import { publishableAgreements } from './publish-agreements'
import { publishableCities, publishableProvinces } from './publish-places'
import { configuredDocuments } from './configured-documents'
import { hasStartPage } from './has-start-page'

export const siteFeature: PlatformFeature = {
  name: 'site',
  configures: configuredDocuments,
  publishes: [publishableProvinces, publishableCities, publishableAgreements],
  routes: (app) => {
    serve(app, contract.getSite, async ({ caller, database }) => {
      const [row] = await selectConfigurations(queriesOf(database), ['site'])
      if (row === undefined) throw new Refusal(errorCodes.fault)
      return {
        ...(localise(row.value, caller.language) as SiteDto),
        area: await selectCityArea(queriesOf(database)),
        media_sources: [...app.platform.configuration.mediaSources],
        has_start_page: await hasStartPage(queriesOf(database)),
      }
    })

    const footer = new FooterReport(readScreenFacts(app.platform.configuration.buildDirectory).paths, app.log)

    serve(app, contract.listConfigurations, async ({ query, caller, database }) => {
      const request = { set: query.sys_type, language: caller.language }
      const rows = await listConfigurations(queriesOf(database), request, cursorValues(query.cursor, 's'), app.platform)
      footer.check(rows)
      return listPage(
        rows,
        query.page_size,
        (row) => [row.code],
        (row) => row,
      )
    })

    serve(app, contract.listConfigItems, async ({ database }) => ({
      items: await selectConfigItems(queriesOf(database)),
    }))

    serve(app, listCities, async ({ caller, database }) => {
      const provinces = await selectProvinces(queriesOf(database), caller.language)
      return { items: provinces.map((province) => ({ ...read(province), cities: province.cities.map(read) })) }
    })

    serve(app, listStreets, async ({ query, caller, database }) => ({
      items: await selectStreets(queriesOf(database), query.city_id, caller.language),
    }))

    serve(app, listNearestCity, async ({ query, caller, database }) => {
      const queries = queriesOf(database)
      const position = positionFrom(query.latitude, query.longitude)
      const city =
        position === null
          ? null
          : await selectNearestCity(queries, position.latitude, position.longitude, caller.language)
      if (city === null) return { city: null, district: null, street: null }
      const street = await selectNearestStreet(queries, city.id, query, caller.language)
      return {
        city: read(city),
        district: street === null ? null : { id: street.districtId, name: street.district },
        street: street === null ? null : { id: street.id, name: street.name },
      }
    })

    serve(app, getAboutUs, async ({ caller, database }) => {
      const [row] = await selectConfigurations(queriesOf(database), ['about'])
      return { ...nothingAboutUs, ...(localise(row?.value ?? {}, caller.language) as Partial<typeof nothingAboutUs>) }
    })

    serve(app, listClauses, async ({ caller, database }) => {
      const rows = await selectClauses(queriesOf(database), caller.language)
      return { items: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })) }
    })

    serve(app, listAgreements, async ({ caller, database }) => ({
      items: await selectAgreements(queriesOf(database), caller.language),
    }))
  },
}

/** The answer of a site that has not configured its page about itself. */
const nothingAboutUs: z.input<typeof getAboutUs.answer> = {
  text: '',
  phone: '',
  email: '',
  address: '',
  hours: '',
  licences: [],
}

/**
 * A cache of pronunciations, because computing one takes longer than the rest of a call. It needs no bound, since the
 * number of places is limited.
 */
const pronunciations = new Map<string, string>()

/** A place with the pronunciation of its Chinese name, which visitors search by. */
function read<Place extends { readonly chinese: string }>({
  chinese,
  ...place
}: Place): Omit<Place, 'chinese'> & { pinyin: string } {
  const reading = pronunciations.get(chinese) ?? pinyin(chinese, { toneType: 'none', v: true })
  pronunciations.set(chinese, reading)
  return { ...place, pinyin: reading }
}
