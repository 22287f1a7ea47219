import { isTokenName } from '../../../domain/frame/session/token-name'

/**
 * The parameters that name the source of a visit (B107). Those of an earlier share are removed from a shared address,
 * and so is a session (B41).
 */
const sourceNames = ['from_user_id', 'from_url', 'jump_url']

/**
 * The address that is shared: the screen's own, with the sharer and the source, so that a later login can report them
 * (B107).
 */
export function shareLink(origin: string, path: string, userId: string | null): string {
  const [pathname = '/', query = ''] = (path.split('#', 1)[0] ?? '').split('?', 2)
  const remainingPairs = query.split('&').filter((pair) => pair !== '' && !isLeftOut(pair.split('=', 1)[0] ?? ''))
  const source = [
    ...(userId === null ? [] : [`from_user_id=${encodeURIComponent(userId)}`]),
    `from_url=${encodeURIComponent(pathname)}`,
  ]
  return `${origin}${pathname}?${[...remainingPairs, ...source].join('&')}`
}

const isLeftOut = (name: string): boolean => sourceNames.includes(name) || isTokenName(name)
