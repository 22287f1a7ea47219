import { describe, expect, it } from 'vitest'
import { Intents } from '../../../../src/application/frame/session/access/intents'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { TabStorage } from '../../../../src/application/frame/shared/storage'
import { failure } from '../../../../src/domain/frame/shared/result'
import { newBrowser, openTab } from '../../../support/member-host'
import { neighbour, resident } from '../../../support/member-ports'

const like = { kind: 'like', target: 'post:12', payload: null }

describe('an act that needs a member', () => {
  it('goes on at once for a member, and is taken up after the login for a guest', () => {
    const tab = openTab()
    expect(tab.container.get(Intents).requireMember(like)).toBe(false)
    expect(tab.navigator.logins).toEqual(['/mine'])
    expect(tab.container.get(Intents).consume('like', 'post:12')).toBeNull()
    tab.session.startSession('mine', resident)
    expect(tab.container.get(Intents).consume('like', 'post:12')).toEqual(like)
    expect(tab.container.get(Intents).consume('like', 'post:12')).toBeNull()
    expect(tab.container.get(Intents).requireMember(like)).toBe(true)
  })

  it('asks for the login when the session ended elsewhere, even before this tab was told', () => {
    const browser = newBrowser()
    const tab = openTab(browser)
    tab.session.startSession('mine', resident)
    browser.cookies.remove('authorization')
    browser.cookies.remove('user_info')
    expect(tab.container.get(Intents).requireMember(like)).toBe(false)
    expect([tab.session.isMember, tab.navigator.logins]).toEqual([false, ['/mine']])
  })

  it('goes on after the login when the platform refused it because the session has ended (B44), for its member alone', () => {
    const tab = openTab()
    const intents = tab.container.get(Intents)
    for (const [code, member, isKept] of [
      ['session-expired', resident, true],
      ['session-expired', neighbour, false],
      ['offline', resident, false],
    ] as const) {
      tab.session.startSession('mine', resident)
      intents.saveIfExpired(like, failure(failureOf(code)))
      tab.session.expire()
      tab.session.startSession('again', member)
      expect(intents.consume('like', 'post:12')).toEqual(isKept ? like : null)
    }
  })

  const stored = { ...like, owner: null, at: Number.MAX_SAFE_INTEGER, from: '/mine' }
  it.each([
    ...[7, 'like', [stored], like, { ...stored, owner: 3 }, { ...stored, at: '1' }],
    ...['kind', 'target'].map((field) => ({ ...stored, [field]: 1 })),
  ])('is not read from what is no intent: %j', (malformed) => {
    const tab = openTab()
    tab.session.startSession('mine', resident)
    const intents = tab.container.get(Intents)
    tab.container.get(TabStorage).write('intent', stored)
    expect([intents.pendingKind('/mine'), intents.pendingKind('/other')]).toEqual(['like', null])
    tab.container.get(TabStorage).write('intent', malformed)
    expect([intents.pendingKind('/mine'), intents.consume('like', 'post:12')]).toEqual([null, null])
  })

  it('is forgotten after half an hour', () => {
    const tab = openTab()
    tab.container.get(Intents).requireMember(like)
    tab.session.startSession('mine', resident)
    tab.clock.pass(31 * 60_000)
    expect(tab.container.get(Intents).consume('like', 'post:12')).toBeNull()
  })
})
