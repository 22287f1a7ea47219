import { shareSourceNames } from './share-source'

export const tokenName = 'app_token'

/** Separates an app's token and the source of a visit (B107) from an address. */
export function takeVisitQuery(path: string): { readonly left: string; readonly sources: ReadonlyMap<string, string> } {
  const sources = new Map<string, string>()
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? []
  const remainingPairs = query.split('&').filter((pair) => {
    const [name = '', ...value] = pair.split('=')
    if (name !== tokenName && !shareSourceNames.some((sourceName) => sourceName === name)) return pair !== ''
    sources.set(name, decode(value.join('=')))
    return false
  })
  return {
    left: `${before}${remainingPairs.length === 0 ? '' : `?${remainingPairs.join('&')}`}${hash}`,
    sources: sources,
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '))
  } catch {
    return ''
  }
}
