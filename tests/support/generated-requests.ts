import * as fc from 'fast-check'
import { instants, numbers, texts } from './odd-values'

/** The parts of an OpenAPI document from which requests are generated. */
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly parameters: readonly {
    readonly name: string
    readonly in: 'path' | 'query' | 'header'
    readonly schema: JsonSchema
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
}

export interface GeneratedRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts, ...instants) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
)
const scalar = fc.oneof(fc.constantFrom<unknown>(...numbers), text, fc.boolean(), fc.constant(null))
/** The values of a cursor. */
const position = fc.array(fc.oneof(fc.constantFrom<unknown>(...instants, ...numbers), scalar), { maxLength: 4 })

/** What the requests are made of that only the platform has. */
interface FromPlatform {
  /** Ids that exist, so that some requests get as far as a row. */
  readonly ids: readonly string[]
  /** Seals the values of a cursor, so that some cursors get as far as a statement. */
  readonly sealCursor: (values: readonly unknown[]) => string
}
const cursorOf = ({ ids, sealCursor }: FromPlatform) =>
  fc.oneof(
    position.map(sealCursor),
    fc.constantFrom(...ids).map((id) => sealCursor(['2026-03-05T08:00:00.000Z', id])),
    text,
  )
const deepValue = fc
  .integer({ min: 1, max: 60 })
  .map((depth) => Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: [inner] }), 1))
const anything = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: deepValue },
  fc.array(scalar, { maxLength: 3 }),
  fc.dictionary(text, scalar, { maxKeys: 3 }),
)

/** Generates a value that a schema accepts, as far as the schema tells. */
function arbitraryFor(schema: JsonSchema, name: string, from: FromPlatform): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => arbitraryFor(each, name, from)))
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, arbitraryFor(inner, key, from)]),
        ),
      )
    case 'array':
      return fc.array(arbitraryFor(schema.items ?? {}, name, from), { maxLength: 3 })
    case 'number':
    case 'integer':
      return fc.constantFrom(
        ...numbers.filter(
          (number) => number >= (schema.minimum ?? -Infinity) && number <= (schema.maximum ?? Infinity),
        ),
        schema.minimum ?? 1,
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      if (name === 'cursor') return cursorOf(from)
      if (schema.format?.startsWith('date') === true) return fc.constantFrom(...instants)
      if (schema.pattern?.includes('\\d') === true) return fc.constantFrom('123456', '1', '3,4')
      return fc.oneof(fc.constantFrom(...from.ids), fc.string({ minLength: 1, maxLength: 30 }))
  }
}

/** Generates a value that a schema accepts, as far as the schema tells; the same for the same seed. */
export function fittingValue(schema: object, seed: number): unknown {
  return fc.sample(arbitraryFor(schema, 'body', { ids: ['an-id'], sealCursor: JSON.stringify }), {
    numRuns: 1,
    seed,
  })[0]
}

/** Encodes a value for an address, even when it is no well-formed text. */
function encodeText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return Array.from(text, (sign) =>
    /[\uD800-\uDFFF]/.test(sign) && sign.length === 1 ? '%ED%A0%80' : encodeURIComponent(sign),
  ).join('')
}

/** Whether a value is valid ('none'), invalid in one of four cases ('some'), or always invalid ('all'). */
const fault = fc.constantFrom<'none' | 'some' | 'all'>('none', 'some', 'some', 'some', 'all')

function valueOf(
  schema: JsonSchema,
  name: string,
  from: FromPlatform,
  wrong: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  return fc
    .tuple(fault, arbitraryFor(schema, name, from), fc.oneof(wrong, cursorOf(from)), fc.integer({ min: 0, max: 3 }))
    .map(([kind, right, other, chance]) => (kind === 'all' || (kind === 'some' && chance === 0) ? other : right))
}

function queryOf(parameters: Operation['parameters'], from: FromPlatform): fc.Arbitrary<string> {
  const pairs = parameters
    .filter((each) => each.in === 'query')
    .map(({ name, schema }) =>
      fc.tuple(
        fc.constant(name),
        valueOf(schema, name, from, anything),
        fc.constantFrom('once', 'once', 'once', 'once', 'once', 'never', 'twice', 'as list', 'raw'),
      ),
    )
  return fc.tuple(...pairs).map((all) =>
    all
      .flatMap(([name, value, how]) => {
        if (how === 'never') return []
        const pair = `${name}=${encodeText(value)}`
        return how === 'twice'
          ? [pair, pair]
          : how === 'as list'
            ? [`${name}[]=${encodeText(value)}`]
            : how === 'raw'
              ? [`${name}=%00%ff%`]
              : [pair]
      })
      .join('&'),
  )
}

function bodyOf(
  operation: Operation,
  from: FromPlatform,
): fc.Arbitrary<{ readonly type: string; readonly payload: string } | null> {
  const schema = operation.requestBody?.content['application/json']?.schema
  if (schema === undefined) return fc.constant(null)
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    fc.tuple(fc.constant(name), valueOf(inner, name, from, anything), fc.integer({ min: 0, max: 9 })),
  )
  const validBody = fc
    .tuple(...fields)
    .map((all) => Object.fromEntries(all.filter(([, , chance]) => chance > 0).map(([name, value]) => [name, value])))
  const json = fc
    .oneof({ weight: 12, arbitrary: validBody }, { weight: 1, arbitrary: anything })
    .map((value) => ({ type: 'application/json', payload: JSON.stringify(value) ?? '' }))
  const malformed = fc.record({
    type: fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'nonsense',
    ),
    payload: fc.oneof(
      text,
      fc.constantFrom('{"a":', '{"__proto__":{"a":1}}', '{"a":1,"a":2}', '--x\r\n', '--x--', '['),
    ),
  })
  return fc.oneof({ weight: 12, arbitrary: json }, { weight: 1, arbitrary: malformed })
}

/** Addresses that no operation describes: files, documents for search engines, pages. */
const undescribedAddresses = [
  '/media/*',
  '/uploads/*',
  '/media/articles/*?x-oss-process=image/resize,w_*',
  '/uploads/a.jpg?x-oss-process=*&x-oss-process=*',
  '/live/radio/*/index.m3u8',
  '/sitemap/*',
  '/sitemap/*.xml',
  '/manifest.webmanifest?lang=*',
  '/posts/*?q=*',
  '/v1/*',
  '/*',
]
const otherRequest = fc
  .tuple(
    fc.constantFrom(...undescribedAddresses),
    anything,
    fc.constantFrom('text/html', 'application/json', '*/*', ''),
    fc.constantFrom('GET', 'GET', 'GET', 'POST', 'DELETE'),
  )
  .map(([pattern, value, accept, method]): GeneratedRequest => ({
    method: method as 'GET',
    url: pattern.replaceAll('*', () => encodeText(value)),
    headers: { accept },
  }))

/** Generates requests to every operation of a document, valid and invalid, and to addresses outside it. */
export function requestsOf(document: Described, from: FromPlatform): fc.Arbitrary<GeneratedRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return fc.oneof(
    { weight: 4, arbitrary: otherRequest },
    ...operations.map(({ path, method, operation }) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
      const inPath = fc.tuple(
        ...names.map((name) =>
          valueOf({ type: 'string' }, name, from, fc.oneof(text, fc.constantFrom(...numbers))).map(encodeText),
        ),
      )
      const key = fc.oneof(
        { weight: 4, arbitrary: fc.uuid() },
        fc.constantFrom('same-key-each-time', '', 'x', 'a b c d e f g', 'x'.repeat(129)),
      )
      return fc
        .tuple(
          inPath,
          queryOf(operation.parameters, from),
          bodyOf(operation, from),
          key,
          fc.constantFrom('member', 'member', 'member', 'member', 'member', 'member', 'guest', 'nobody'),
          fc.constantFrom('en', 'zh-CN', 'xx', ''),
        )
        .map(([values, query, body, key, who, language]): GeneratedRequest => ({
          method: method.toUpperCase() as GeneratedRequest['method'],
          url:
            values.reduce<string>((url, value, index) => url.replace(`{${names[index]}}`, () => value), path) +
            (query === '' ? '' : `?${query}`),
          headers: {
            'idempotency-key': key,
            authorization: who,
            'x-language': language,
            ...(body === null ? {} : { 'content-type': body.type }),
          },
          ...(body === null ? {} : { payload: body.payload }),
        }))
    }),
  )
}
