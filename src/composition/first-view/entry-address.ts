import { tokenName } from '../../application/frame/session/visit/visit-query'
import { takeEarlyToken } from '../../infrastructure/frame/session/early-token'

/** The address with which the visitor came, without its hash: with the token that the document's first script took out. */
export function entryAddress(window: Window): string {
  const { pathname, search } = window.location
  const token = takeEarlyToken(window)
  return pathname + search + (token === null ? '' : `${search === '' ? '?' : '&'}${tokenName}=${token}`)
}
