import type { Endpoint } from '../../contract/endpoint'
import { ownClientHeader } from '../../contract/endpoint'
import type { City, Member } from '../talk/city'

const foreignOrigin = 'https://conform-foreign.example'
const neededHeaders = ['authorization', 'content-type', 'idempotency-key', 'x-language', ownClientHeader]

/** Asks as a page of a foreign origin would: it may read what is open, but use nobody's session. */
export async function checkForeignOrigin(city: City, endpoint: Endpoint): Promise<void> {
  const address = endpoint.url.replace(/:\w+/g, 'conform')
  const answers = [
    await city.fetch(address, { headers: { origin: foreignOrigin, accept: 'application/json' } }),
    await city.fetch(address, { method: 'OPTIONS', headers: preflight(foreignOrigin, endpoint.method) }),
  ]
  for (const { headers } of answers) {
    const allowed = headers.get('access-control-allow-origin')
    const withSession = headers.get('access-control-allow-credentials') === 'true'
    const isOpen = withSession && (allowed === foreignOrigin || allowed === '*' || allowed === 'null')
    const problem = isOpen
      ? `a page of any origin may call with credentials (${allowed === '*' ? '*' : 'reflected'})`
      : null
    city.ledger.note(endpoint.name, 'cross-origin', problem)
  }
}

/** Asks whether the pages of the client, which has an origin of its own, may call. */
export async function checkClientOrigin(city: City, endpoint: Endpoint, client: string): Promise<void> {
  const { headers } = await city.fetch(endpoint.url.replace(/:\w+/g, 'conform'), {
    method: 'OPTIONS',
    headers: preflight(client, endpoint.method),
  })
  const allowed = headers.get('access-control-allow-origin')
  const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const missing = neededHeaders.filter((name) => !names.includes(name))
  const problem =
    allowed !== client && allowed !== '*'
      ? `the pages of ${client} may not call`
      : missing.length > 0
        ? `a page of the client may not send ${missing.join(', ')}`
        : null
  city.ledger.note(endpoint.name, 'cross-origin', problem)
}

const preflight = (origin: string, method: string) => ({
  origin,
  'access-control-request-method': method,
  'access-control-request-headers': neededHeaders.join(','),
})

/** Sends an act with the session in cookies alone, as another site can make a browser do. */
export async function checkCookieAlone(city: City, endpoint: Endpoint, member: Member, due: number): Promise<void> {
  const cookie = ['authorization', 'session', 'token'].map((name) => `${name}=${encodeURIComponent(member.token)}`)
  const exchange = await city.ask(endpoint, { as: null, body: {}, headers: { cookie: cookie.join('; ') } })
  city.expectCode(endpoint, 'cookies', due, exchange, 'only a cookie had the session')
}
