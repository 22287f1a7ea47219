import type { Container } from 'inversify'
import { SessionStore } from '../../src/application/frame/session/session.store'
import { CookieJar } from '../../src/application/frame/shared/cookies'

/** Writes the cookie of the token alone, as an app does; user info is not known then. */
export function holdToken(container: Container, token = 'token'): void {
  container.get(CookieJar).write('authorization', token, 7)
  container.get(SessionStore).readCookies()
}
