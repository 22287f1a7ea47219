/** The system of the phone, as far as signatures differ by it. */
export type HostSystem = 'ios' | 'android' | 'other'

export function systemOf(userAgent: string): HostSystem {
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /android/i.test(userAgent) ? 'android' : 'other'
}

/** The addresses of a page that the messenger may compare with a signature. */
export interface PageAddresses {
  /** The address of the last full load. */
  readonly landing: string
  /** The address that the page has now. */
  readonly present: string
}

/** An address as it is signed: without its hash. */
export const unhashed = (address: string): string => address.split('#', 1)[0] ?? ''

/**
 * The addresses to sign, in the order in which they are tried: on iOS the messenger compares with the address of the
 * last full load, elsewhere with the present one. The other one follows, for versions that do it the other way.
 */
export function addressesToSign(system: HostSystem, { landing, present }: PageAddresses): readonly string[] {
  const both = [unhashed(present), unhashed(landing)]
  return [...new Set(system === 'ios' ? both.reverse() : both)]
}

/** What differs between a signed address and the address of the page. No value is named, since it may be personal. */
export type AddressDifference =
  | { readonly part: 'none' | 'malformed' | 'scheme' | 'host' | 'port' | 'path' | 'slash' | 'order' | 'hash' }
  | { readonly part: 'missing' | 'added' | 'changed'; readonly parameter: string }

/**
 * Compares a signed address with the address that the page has, part by part: the messenger refuses a signature when
 * one sign differs. `missing` is a parameter that the signed address lacks, `added` one that only it has.
 */
export function differencesOf(signed: string, page: string): readonly AddressDifference[] {
  const [one, other] = [partsOf(signed), partsOf(unhashed(page))]
  if (one === null || other === null) return [{ part: 'malformed' }]
  const found: AddressDifference[] = []
  if (one.scheme !== other.scheme) found.push({ part: 'scheme' })
  if (one.host.toLowerCase() !== other.host.toLowerCase()) found.push({ part: 'host' })
  if (one.port !== other.port) found.push({ part: 'port' })
  if (one.path !== other.path) {
    const isSlash = one.path.replace(/\/$/, '') === other.path.replace(/\/$/, '')
    found.push({ part: isSlash ? 'slash' : 'path' })
  }
  found.push(...parameterDifferences(one.query, other.query))
  if (signed.includes('#')) found.push({ part: 'hash' })
  return found.length === 0 ? [{ part: 'none' }] : found
}

function parameterDifferences(signed: string, page: string): readonly AddressDifference[] {
  if (signed === page) return []
  const [one, other] = [valuesOf(signed), valuesOf(page)]
  const found = [...new Set([...one.keys(), ...other.keys()])].flatMap((parameter): AddressDifference[] => {
    const [given, wanted] = [one.get(parameter), other.get(parameter)]
    if (given === wanted) return []
    return [{ part: given === undefined ? 'missing' : wanted === undefined ? 'added' : 'changed', parameter }]
  })
  return found.length === 0 ? [{ part: 'order' }] : found
}

/** The values of each parameter, in their order, as they are written. */
function valuesOf(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const pair of query.split('&').filter((each) => each !== '')) {
    const [name = ''] = pair.split('=', 1)
    values.set(name, `${values.get(name) ?? ''}&${pair}`)
  }
  return values
}

function partsOf(address: string) {
  const parts = /^([a-z]+):\/\/([^/:?#]+)(?::(\d+))?([^?#]*)(?:\?([^#]*))?/i.exec(address)
  if (parts === null) return null
  const [, scheme = '', host = '', port = '', path = '', query = ''] = parts
  return { scheme: scheme.toLowerCase(), host, port, path: path === '' ? '/' : path, query }
}
