import { sample } from 'openapi-sampler'
import type { Endpoint, Schema } from '../../../contract/endpoint'
import { isNothing, ownClientHeader } from '../../../contract/endpoint'
import { errorCodes, statusOf } from '../../../contract/envelope'
import { pageQuery } from '../../../contract/fields'
import { uploadFile } from '../../../contract/uploads'
import { allEndpoints } from '../../../contract/reading/all-endpoints'
import { refusalCodesOf } from '../../../contract/reading/codes-of'
import { Components, type Json } from './components'

const words: Readonly<Record<number, string>> = {
  400: 'The input is not valid; data.fields names each field and its reason',
  401: 'The session is over',
  403: 'Gone, restricted, not yours, or a phone is needed',
  404: 'There is none',
  409: 'The state does not allow it, or somebody was first',
  413: 'Too large',
  415: 'Type not taken',
  429: 'Too many; Retry-After says when again',
  500: 'A fault of the platform',
  503: 'Unavailable for the moment; Retry-After says when again',
}

const language = {
  name: 'x-language',
  in: 'header',
  required: false,
  description: 'Language of the answer; wins over Accept-Language',
  schema: { type: 'string', enum: ['zh-CN', 'en'] },
}
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Made when the form is opened; a repeat gets the saved answer',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
}
const ownClient = {
  name: ownClientHeader,
  in: 'header',
  required: true,
  description: 'Anything: shows that no other website made the browser ask',
  schema: { type: 'string', minLength: 1 },
}

/** The contract as an OpenAPI 3.1 document. */
export function buildOpenApi(version: string): Json {
  const endpoints = allEndpoints()
  const components = new Components()
  const parameters = Object.fromEntries(
    [language, idempotencyKey, ownClient, ...parametersOf(components, pageQuery, 'query')].map((each) => [
      componentNameOf(each.name),
      each,
    ]),
  )
  const paths: Record<string, Json> = {}
  for (const { resource, endpoint } of endpoints) {
    const path = endpoint.url.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(components, parameters, resource, endpoint)
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Townsquare',
      version,
      description:
        'Every answer is `{code, data, msg}`; 100000 is success, and the HTTP status agrees with the code. Lists take `page_size` and `cursor`. Times are ISO 8601 in UTC, money is in cents, positions are WGS-84.',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [{ url: '/', description: 'The platform that serves this document' }],
    tags: [...new Set(endpoints.map(({ resource }) => resource))].map((name) => ({
      name,
      description: `Calls about ${name}`,
    })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of a session; `guest` or nothing for a guest',
        },
      },
      parameters,
      responses: Object.fromEntries(
        Object.entries(words).map(([status, description]) => [
          `Failure${status}`,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
        ]),
      ),
      schemas: {
        Success: {
          type: 'object',
          required: ['code', 'data', 'msg'],
          properties: { code: { const: errorCodes.ok }, data: {}, msg: { type: 'string' } },
        },
        Failure: {
          type: 'object',
          required: ['code', 'data', 'msg'],
          properties: {
            code: { type: 'integer', enum: Object.values(errorCodes).filter((code) => code !== errorCodes.ok) },
            data: {},
            msg: { type: 'string' },
          },
        },
        ...components.schemas(),
      },
    },
  }
  addExamples(document)
  return document
}

function operationOf(components: Components, sharedResponses: Json, resource: string, endpoint: Endpoint): Json {
  const statuses = [...new Set(refusalCodesOf(endpoint).map(statusOf))].sort((one, other) => one - other)
  const body = bodyOf(components, endpoint)
  const parameters = [
    ...parametersOf(components, endpoint.path, 'path'),
    ...parametersOf(components, endpoint.query, 'query'),
    language,
    ...(endpoint.idempotent ? [idempotencyKey] : []),
    ...(endpoint.changesState ? [ownClient] : []),
  ]
  return {
    operationId: endpoint.name,
    tags: [resource],
    summary: endpoint.summary,
    ...(endpoint.id === null ? { 'x-addition': true } : { 'x-call': endpoint.id }),
    security: endpoint.access === 'open' ? [{}, { session: [] }] : [{ session: [] }],
    parameters: parameters.map((each) => {
      const name = componentNameOf(each.name)
      return JSON.stringify(sharedResponses[name]) === JSON.stringify(each)
        ? { $ref: `#/components/parameters/${name}` }
        : each
    }),
    ...(body === null ? {} : { requestBody: body }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: answerOf(components, endpoint) } } },
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Failure${status}` }])),
    },
  }
}

const answerOf = (components: Components, { answer }: Endpoint): Json => ({
  allOf: [{ $ref: '#/components/schemas/Success' }, { properties: { data: components.schemaOf(answer, 'answer') } }],
})

function bodyOf(components: Components, endpoint: Endpoint): Json | null {
  if (endpoint.name === uploadFile.name) {
    const fields = {
      policy: { type: 'string' },
      signature: { type: 'string' },
      file: { type: 'string', format: 'binary' },
    }
    return {
      required: true,
      content: {
        'multipart/form-data': { schema: { type: 'object', required: Object.keys(fields), properties: fields } },
      },
    }
  }
  return isNothing(endpoint.body)
    ? null
    : { required: true, content: { 'application/json': { schema: components.schemaOf(endpoint.body, 'body') } } }
}

interface Parameter extends Json {
  readonly name: string
}

function parametersOf(components: Components, schema: Schema, place: 'path' | 'query'): Parameter[] {
  if (isNothing(schema)) return []
  const { properties = {}, required = [] } = components.inline(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...described }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: Object.keys(described).length === 0 ? { type: 'string' } : described,
  }))
}

/** Returns the name of a parameter's component: `page_size` is PageSize. */
const componentNameOf = (name: string): string =>
  name.replace(/(?:^|[^a-z0-9])([a-z])/gi, (_, letter: string) => letter.toUpperCase())

/** Adds an example of the body to each call that takes a body. */
function addExamples(document: { readonly paths: Readonly<Record<string, Json>> }): void {
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const { requestBody } = operation as { requestBody?: { content: Readonly<Record<string, Json>> } }
    const content = requestBody?.content['application/json']
    if (content !== undefined) content['example'] = sample(content['schema'] as object, { quiet: true }, document)
  }
}
