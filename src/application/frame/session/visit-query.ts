import { shareSourceNames } from './share-source'

export const tokenName = 'app_token'

/** Separates an app's token and the source of a visit (B107) from an address. */
export function takeVisitQuery(path: string): { readonly left: string; readonly taken: ReadonlyMap<string, string> } {
  const taken = new Map<string, string>()
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? []
  const kept = query.split('&').filter((pair) => {
    const [name = '', ...value] = pair.split('=')
    if (name !== tokenName && !shareSourceNames.some((known) => known === name)) return pair !== ''
    taken.set(name, decode(value.join('=')))
    return false
  })
  return { left: `${before}${kept.length === 0 ? '' : `?${kept.join('&')}`}${hash}`, taken }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '))
  } catch {
    return ''
  }
}
