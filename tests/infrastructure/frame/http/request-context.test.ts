import { AwaitedUser } from '../../../../src/application/frame/session/access/awaited-user'
import 'reflect-metadata/lite'
import { expect, it } from 'vitest'
import { listComments, postComment } from '../../../../contract/comments'
import { getUser } from '../../../../contract/session'
import type { User } from '../../../../src/domain/frame/session/user'
import { SessionStore } from '../../../../src/application/frame/session/session.store'
import { CitiesStore } from '../../../../src/application/frame/site/cities.store'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { FixedClock } from '../../../../src/infrastructure/frame/host/fixed-clock'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'
import { RequestContext } from '../../../../src/infrastructure/frame/http/request-context'

const me: User = { id: '1', phone: null, avatar: null, nickname: 'Lin', realName: false }

function contextWith(cookies: Readonly<Record<string, string>>): RequestContext {
  const jar = new RequestCookies(cookies)
  const [site, preferences] = [new SiteStore(), new PreferencesStore(jar, ['en'])]
  const session = new SessionStore(jar)
  return new RequestContext(
    site,
    session,
    preferences,
    new CitiesStore(jar, site, preferences),
    new AwaitedUser(session, new FixedClock(0)),
  )
}

it("B40: is a guest's without a user cookie, also with a token, but for the call that asks for the user", () => {
  const context = contextWith({ authorization: 't' })
  expect(context.authorisation(listComments)).toEqual({ Authorization: 'guest' })
  expect(context.authorisation(getUser)).toEqual({ Authorization: 't' })
  expect([context.tokenFor(listComments), context.tokenFor(getUser)]).toEqual([null, 't'])
})

it('carries the token of a member', () => {
  expect(contextWith({ authorization: 't', user_info: JSON.stringify(me) }).authorisation(listComments)).toEqual({
    Authorization: 't',
  })
})

it('B51: says nothing of who posts without a phone', () => {
  expect(contextWith({ authorization: 't', user_info: JSON.stringify(me) }).authorisation(postComment)).toEqual({})
})
