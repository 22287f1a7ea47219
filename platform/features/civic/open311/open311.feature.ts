import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressLanguage, languageNamedIn } from '../../../../src/domain/frame/navigation/outside-address'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { isKeepable } from '../../../../contract/fields'
import { originOf } from '../../../kernel/addresses'
import { queriesOf } from '../../../kernel/database/queries'
import { limitedAs } from '../../../kernel/limits/flood-classes'
import type { PlatformFeature } from '../../../kernel/platform'
import { CachedValue } from '../../../kernel/shared/cached-value'
import { selectTimeZone } from '../../../kernel/site/site.queries'
import { readDepartment } from '../suggestions/create-suggestion'
import { selectDepartments } from '../suggestions/departments.queries'
import { definitionOf, discoveryOf, requestOf, serviceOf } from './open311-answers'
import { parametersOf, requestsQuery } from './open311-query'
import { selectServiceRequest, selectServiceRequests } from './open311.queries'
import { xmlOf, type Structured } from './structured-xml'

/** Any site may read the answers. */
const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=60',
}

/** Milliseconds for which the time zone is cached. */
const zoneKeptFor = 5000

/** The root of an XML answer, with what it says. */
type Answer = readonly [root: string, value: Structured, status?: number]
const failed = (code: number, description: string): Answer => ['errors', [{ code, description }], code]
const notFound = failed(404, 'There is no such service or request')

/** Public suggestions as open data: Open311 GeoReport v2 (https://wiki.open311.org/GeoReport_v2), of which only the reading part is offered. */
export const open311Feature: PlatformFeature = {
  name: 'open311',
  routes: (app) => {
    const { configuration, database, elapsed, now } = app.platform
    const origin = originOf(configuration)
    const queries = queriesOf(database)
    const zone = new CachedValue(() => selectTimeZone(queries), zoneKeptFor, elapsed)

    const answers: Readonly<Record<string, (request: FastifyRequest, language: Language) => Promise<Answer>>> = {
      services: async (_request, language) => [
        'services',
        (await selectDepartments(database)).map((row) => serviceOf(row, language)),
      ],
      requests: async (request, language) => {
        const query = requestsQuery(request.query, now(), await zone.get())
        if (!query.ok) return failed(400, query.reason)
        const { isExtended } = query.value
        const rows = await selectServiceRequests(queries, query.value)
        return ['service_requests', rows.map((row) => requestOf(row, { language, origin, isExtended }))]
      },
    }
    const entries: Readonly<
      Record<string, (id: string, request: FastifyRequest, language: Language) => Promise<Answer>>
    > = {
      services: async (id, _request, language) => {
        const department = await readDepartment(database, id)
        return department === null ? notFound : ['service_definition', definitionOf(department, language)]
      },
      requests: async (id, request, language) => {
        const row = await selectServiceRequest(queries, id)
        if (row === null) return notFound
        const isExtended = parametersOf(request.query)['extensions']?.toLowerCase() === 'true'
        return ['service_requests', [requestOf(row, { language, origin, isExtended })]]
      },
    }

    app.get<{ Params: { readonly file: string } }>('/open311/:file', limitedAs('feeds'), async (request, reply) => {
      const [name, format] = partsOf(request.params.file)
      return send(reply, format, name === 'discovery' ? ['discovery', discoveryOf(origin, now())] : notFound)
    })
    app.get<{ Params: { readonly file: string } }>('/open311/v2/:file', limitedAs('feeds'), async (request, reply) => {
      const [name, format] = partsOf(request.params.file)
      const answer = Object.hasOwn(answers, name) ? await answers[name]?.(request, languageOf(request)) : notFound
      return send(reply, format, answer ?? notFound)
    })
    app.get<{ Params: { readonly folder: string; readonly file: string } }>(
      '/open311/v2/:folder/:file',
      limitedAs('feeds'),
      async (request, reply) => {
        const { folder: named, file } = request.params
        const folder = otherFolders.get(named) ?? named
        const language = languageOf(request)
        if (isFormat(file) && Object.hasOwn(answers, folder))
          return send(reply, file, (await answers[folder]?.(request, language)) ?? notFound)
        const [id, format] = partsOf(file)
        const isKnown = Object.hasOwn(entries, folder) && id !== '' && id.length <= 64 && isKeepable(id)
        const answer = isKnown ? await entries[folder]?.(id, request, language) : notFound
        return send(reply, format, answer ?? notFound)
      },
    )
  },
}

/** Folders as clients in use name them in the place of those of the standard; a list is asked for as `requests/json`, too. */
const otherFolders = new Map([['service', 'services']])

const languageOf = (request: FastifyRequest): Language => languageNamedIn(request.url) ?? addressLanguage

/** The name and the format of a file, such as `requests.xml`; what has no known format is answered as JSON. */
function partsOf(file: string): readonly [name: string, format: Format] {
  const dot = file.lastIndexOf('.')
  const format = file.slice(dot + 1).toLowerCase()
  return dot > 0 && isFormat(format) ? [file.slice(0, dot), format] : ['', 'json']
}

type Format = 'json' | 'xml'
const isFormat = (text: string): text is Format => text === 'json' || text === 'xml'

function send(reply: FastifyReply, format: Format, [root, value, status = 200]: Answer) {
  reply.code(status).headers(headers)
  if (format === 'json')
    return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(value))
  return reply.header('content-type', 'text/xml; charset=utf-8').send(xmlOf(root, value))
}
