import { takeToken } from '../domain/frame/session/token-name'

/**
 * Takes an app's token out of the address before anything else happens, also where the client's code comes late or
 * never: an address is seen, copied and sent on. The client finds it in the window (`early-token.ts`).
 */
export function keepEarlyToken(window: Window): void {
  const { pathname, search, hash } = window.location
  const { left, token } = takeToken(pathname + search + hash)
  if (left === pathname + search + hash) return
  const holding: Window & { earlyToken?: string | null } = window
  holding.earlyToken = token
  window.history.replaceState(window.history.state, '', left)
}
