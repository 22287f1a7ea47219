import type { User } from './user'

const guestAuthorization = 'guest'

/** The facts that are known about the visitor when a request is sent. */
interface Credentials {
  readonly token: string | null
  /** The user from the user cookie; null without that cookie. */
  readonly user: User | null
}

/**
 * The token that a request sends; null for guests, and for every request without a user cookie (B40). Only the request
 * for the missing user info is sent with a token alone (B41).
 */
export function callerToken(
  { token, user }: Credentials,
  { asksForUser }: { readonly asksForUser: boolean },
): string | null {
  return token === '' || (user === null && !asksForUser) ? null : token
}

/**
 * The value of the Authorization header. Null means that no header is sent: the call needs a phone (B50), and the
 * caller is a guest or a member without a phone (B51).
 */
export function authorizationOf(
  credentials: Credentials,
  { needsPhone, asksForUser }: { readonly needsPhone: boolean; readonly asksForUser: boolean },
): string | null {
  if (needsPhone && (credentials.user === null || credentials.user.phone === null)) return null
  return callerToken(credentials, { asksForUser }) ?? guestAuthorization
}

/**
 * How a visitor logs in: in the native app where it can, otherwise on a page of this site with a redirect (B44, B60).
 */
export type Detour = { readonly kind: 'native' } | { readonly kind: 'web'; readonly path: string }

/**
 * The detour to the login (B60). `from` is the current path with query and hash; the login never redirects to itself.
 */
export function loginDetour(inApp: boolean, from: string): Detour {
  return inApp ? { kind: 'native' } : { kind: 'web', path: withRedirect('/login', from) }
}

export interface RouteEntry {
  readonly requiresAuth: boolean
  readonly token: string | null
  readonly inApp: boolean
  readonly path: string
}

export type Admission =
  | { readonly kind: 'enter'; readonly refreshUser: boolean }
  | { readonly kind: 'detour'; readonly detour: Detour }

/**
 * Whether a screen may be entered (B60), and whether user info is refreshed (B11; an app's link does that separately).
 */
export function admitToRoute({ requiresAuth, token, inApp, path }: RouteEntry): Admission {
  const isLoggedIn = token !== null && token !== ''
  if (requiresAuth && !isLoggedIn) return { kind: 'detour', detour: loginDetour(inApp, path) }
  return { kind: 'enter', refreshUser: requiresAuth }
}

/** Whether uploads are possible; they need the token cookie (B61). */
export function mayUpload(token: string | null): boolean {
  return token !== null && token !== ''
}

function withRedirect(path: string, from: string): string {
  const isOtherScreen = from !== '' && !/^\/?login(?:[/?#]|$)/i.test(from)
  return isOtherScreen ? `${path}?redirect=${encodeURIComponent(from.replace(/\p{Cs}/gu, '\ufffd'))}` : path
}
