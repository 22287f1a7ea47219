import * as z from 'zod/mini'
import type { Endpoint, Schema } from '../../../contract/endpoint'
import { isNothing, ownClientHeader } from '../../../contract/endpoint'
import { errorCodes, statusOf } from '../../../contract/envelope'
import type { ErrorCode } from '../../../contract/envelope'
import { uploadFile } from '../../../contract/uploads'
import { allEndpoints } from './all-endpoints'

type Json = Record<string, unknown>

const commonErrors: readonly ErrorCode[] = [
  errorCodes.invalid,
  errorCodes.tooMany,
  errorCodes.fault,
  errorCodes.unavailable,
]
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

/** Builds an OpenAPI 3.1 document from the contract. */
export function buildOpenApi(version: string): Json {
  const endpoints = allEndpoints()
  const paths: Record<string, Json> = {}
  for (const { resource, endpoint } of endpoints) {
    const path = endpoint.url.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(resource, endpoint)
  }
  return {
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
      schemas: {
        Failure: {
          type: 'object',
          required: ['code', 'data', 'msg'],
          properties: {
            code: { type: 'integer', enum: Object.values(errorCodes).filter((code) => code !== errorCodes.ok) },
            data: {},
            msg: { type: 'string' },
          },
        },
      },
      responses: Object.fromEntries(
        Object.entries(words).map(([status, description]) => [
          `Failure${status}`,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
        ]),
      ),
    },
  }
}

function operationOf(resource: string, endpoint: Endpoint): Json {
  const codes = [
    ...commonErrors,
    ...endpoint.errors,
    ...(endpoint.access === 'open' ? [] : [errorCodes.sessionExpired]),
    ...(endpoint.access === 'phone' ? [errorCodes.phoneNeeded] : []),
    ...(endpoint.idempotent ? [errorCodes.stateRefuses] : []),
  ]
  const statuses = [...new Set(codes.map(statusOf))].sort((one, other) => one - other)
  const body = bodyOf(endpoint)
  return {
    operationId: endpoint.name,
    tags: [resource],
    summary: endpoint.summary,
    ...(endpoint.id === null ? { 'x-addition': true } : { 'x-call': endpoint.id }),
    security: endpoint.access === 'open' ? [{}, { session: [] }] : [{ session: [] }],
    parameters: [
      ...parametersOf(endpoint.path, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...headersOf(endpoint),
    ],
    ...(body === null ? {} : { requestBody: body }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: answerOf(endpoint) } } },
      ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Failure${status}` }])),
    },
  }
}

function answerOf(endpoint: Endpoint): Json {
  return {
    type: 'object',
    required: ['code', 'data', 'msg'],
    properties: {
      code: { const: errorCodes.ok },
      data: jsonSchema(endpoint.answer, 'output'),
      msg: { type: 'string' },
    },
  }
}

function bodyOf(endpoint: Endpoint): Json | null {
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
    : { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } }
}

function parametersOf(schema: Schema, place: 'path' | 'query'): Json[] {
  if (isNothing(schema)) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: Object.keys(described).length === 0 ? { type: 'string' } : described,
  }))
}

function headersOf({ idempotent, changesState }: Endpoint): Json[] {
  const language = {
    name: 'x-language',
    in: 'header',
    required: false,
    description: 'Language of the answer; wins over Accept-Language',
    schema: { type: 'string', enum: ['zh-CN', 'en'] },
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'Made when the form is opened; a repeat gets the saved answer',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  }
  const own = {
    name: ownClientHeader,
    in: 'header',
    required: true,
    description: 'Anything: shows that no other website made the browser ask',
    schema: { type: 'string', minLength: 1 },
  }
  return [language, ...(idempotent ? [key] : []), ...(changesState ? [own] : [])]
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return described
}
