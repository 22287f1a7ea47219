import { takeToken } from '../../../../domain/frame/session/token-name'
import { shareSourceNames } from './share-source'

export const tokenName = 'app_token'

/** Separates an app's token, under any name that it may have, and the source of a visit (B107) from an address. */
export function takeVisitQuery(address: string): {
  readonly left: string
  readonly sources: ReadonlyMap<string, string>
} {
  const sources = new Map<string, string>()
  const { left: path, token } = takeToken(address)
  if (token !== null) sources.set(tokenName, decode(token))
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? []
  const remainingPairs = query.split('&').filter((pair) => {
    const [name = '', ...value] = pair.split('=')
    if (!shareSourceNames.some((sourceName) => sourceName === name)) return pair !== ''
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
