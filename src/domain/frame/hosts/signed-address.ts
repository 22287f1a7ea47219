import type { HostSystem } from './host-system'

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
  const candidates = [unhashed(present), unhashed(landing)]
  return [...new Set(system === 'ios' ? candidates.reverse() : candidates)]
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
  const differences: AddressDifference[] = []
  if (one.scheme !== other.scheme) differences.push({ part: 'scheme' })
  if (one.host.toLowerCase() !== other.host.toLowerCase()) differences.push({ part: 'host' })
  if (one.port !== other.port) differences.push({ part: 'port' })
  if (one.path !== other.path) {
    const isSlash = one.path.replace(/\/$/, '') === other.path.replace(/\/$/, '')
    differences.push({ part: isSlash ? 'slash' : 'path' })
  }
  differences.push(...parameterDifferences(one.query, other.query))
  if (signed.includes('#')) differences.push({ part: 'hash' })
  return differences.length === 0 ? [{ part: 'none' }] : differences
}

function parameterDifferences(signed: string, page: string): readonly AddressDifference[] {
  if (signed === page) return []
  const [one, other] = [valuesOf(signed), valuesOf(page)]
  const queryDifferences = [...new Set([...one.keys(), ...other.keys()])].flatMap((parameter): AddressDifference[] => {
    const [given, wanted] = [one.get(parameter), other.get(parameter)]
    if (given === wanted) return []
    return [{ part: given === undefined ? 'missing' : wanted === undefined ? 'added' : 'changed', parameter }]
  })
  return queryDifferences.length === 0 ? [{ part: 'order' }] : queryDifferences
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
  const match = /^([a-z]+):\/\/([^/:?#]+)(?::(\d+))?([^?#]*)(?:\?([^#]*))?/i.exec(address)
  if (match === null) return null
  const [, scheme = '', host = '', port = '', path = '', query = ''] = match
  return { scheme: scheme.toLowerCase(), host, port, path: path === '' ? '/' : path, query }
}
