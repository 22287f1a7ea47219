import type { Endpoint } from '../../contract/endpoint'
import { isNothing } from '../../contract/endpoint'
import { errorCodes } from '../../contract/envelope'
import { choicesOf, isId, namesInPath, parametersOf } from '../../contract/reading/parameters'
import type { City, Member, Parts } from '../talk/city'
import type { Exchange } from '../talk/exchange'

const noSuchId = 'conform-no-such-id'

/** The path of a call, with ids of nothing. */
export const pathOfNothing = ({ url }: Endpoint) => Object.fromEntries(namesInPath(url).map((name) => [name, noSuchId]))

/** Asks for a member's call as a guest, and with a token that nobody has. */
export async function checkGuest(city: City, endpoint: Endpoint, parts: Parts): Promise<void> {
  if (endpoint.access === 'open') return
  const key = endpoint.idempotent ? { key: city.key() } : {}
  const guest = await city.ask(endpoint, { ...parts, ...key, as: null })
  city.expectCode(endpoint, 'guest', errorCodes.sessionExpired, guest, 'a guest asked')
  const stranger = await city.ask(endpoint, { ...parts, ...key, as: { id: '', token: 'conform-a-token-of-nobody' } })
  city.expectCode(endpoint, 'guest', errorCodes.sessionExpired, stranger, 'a token of nobody was sent')
}

/** Sends each parameter of a query once with what it cannot take. */
export async function checkQuery(city: City, endpoint: Endpoint, parts: Parts): Promise<void> {
  const { properties, required } = parametersOf(endpoint.query)
  for (const [name, parameter] of Object.entries(properties)) {
    const wrong = [
      ...(name === 'page_size' ? ['0', String((parameter.maximum ?? 50) + 1), 'x'] : []),
      ...(name === 'cursor' ? ['x'.repeat((parameter.maxLength ?? 600) + 1)] : []),
      ...(choicesOf(parameter).length > 0 ? ['conform-no-such-choice'] : []),
      ...(parameter.format?.startsWith('date') === true ? ['yesterday'] : []),
    ]
    for (const value of wrong)
      expectField(
        city,
        endpoint,
        name,
        await city.ask(endpoint, { ...parts, query: { ...parts.query, [name]: value } }),
      )
    if (required.includes(name)) {
      const { [name]: _, ...others } = parts.query ?? {}
      expectField(city, endpoint, name, await city.ask(endpoint, { ...parts, query: others }))
    }
  }
}

/** Sends a body without each of its fields in turn, and with each as what it cannot be. */
export async function checkBody(city: City, endpoint: Endpoint, as: Member | null): Promise<void> {
  if (isNothing(endpoint.body)) return
  const { properties, required } = parametersOf(endpoint.body)
  const path = pathOfNothing(endpoint)
  const key = endpoint.idempotent ? { key: city.key() } : {}
  const nothing = await city.ask(endpoint, { path, as, body: {}, ...key })
  for (const name of required) expectField(city, endpoint, name, nothing)
  // One object is no value of any field, so a call with it in every field cannot be acted on.
  const wrong = Object.fromEntries(Object.keys(properties).map((name) => [name, { conform: true }]))
  if (Object.keys(properties).length === 0) return
  const exchange = await city.ask(endpoint, { path, as, body: wrong, ...key })
  for (const [name, parameter] of Object.entries(properties))
    if (parameter.type !== undefined && parameter.type !== 'object') expectField(city, endpoint, name, exchange)
}

/** Sends a call that acts without its key. */
export async function checkKey(city: City, endpoint: Endpoint, as: Member | null): Promise<void> {
  if (!endpoint.idempotent || !isNothing(endpoint.body)) return
  const path = pathOfNothing(endpoint)
  const exchange = await city.ask(endpoint, { path, as })
  city.expectCode(endpoint, 'idempotency', errorCodes.invalid, exchange, 'no Idempotency-Key was sent')
}

/** Asks for what does not exist. */
export async function checkGone(city: City, endpoint: Endpoint, parts: Parts): Promise<void> {
  if (!endpoint.errors.includes(errorCodes.gone)) return
  const inPath = namesInPath(endpoint.url)
  const inQuery = parametersOf(endpoint.query).required.filter(isId)
  if (inPath.length + inQuery.length === 0) return
  const none = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, noSuchId]))
  const exchange = await city.ask(endpoint, {
    ...parts,
    path: { ...parts.path, ...none(inPath) },
    query: { ...parts.query, ...none(inQuery) },
  })
  const why = 'an id of nothing was sent'
  // Who may not see a thing need not be told that there is none.
  const isHidden = endpoint.access !== 'open' && endpoint.errors.some((code) => code === exchange.code)
  city.expectCode(endpoint, 'gone', isHidden ? (exchange.code ?? 0) : errorCodes.gone, exchange, why)
}

function expectField(city: City, endpoint: Endpoint, field: string, exchange: Exchange): void {
  const why = `\`${field}\` was missing or invalid`
  if (!city.expectCode(endpoint, 'input', errorCodes.invalid, exchange, why)) return
  const { fields } = (exchange.data ?? {}) as { readonly fields?: unknown }
  const named = typeof fields === 'object' && fields !== null ? Object.keys(fields) : []
  const isNamed = named.some((name) => name === field || name.startsWith(`${field}.`))
  city.ledger.note(endpoint.name, 'input', isNamed ? null : `${why}: data.fields does not name it (${exchange.shown})`)
}
