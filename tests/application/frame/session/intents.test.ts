import { describe, expect, it } from 'vitest'
import { Intents } from '../../../../src/application/frame/session/intents'
import { newBrowser, openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const like = { kind: 'like', target: 'post:12', payload: null }

describe('an act that needs a member', () => {
  it('goes on at once for a member, and is taken up after the login for a guest', () => {
    const tab = openTab()
    expect(tab.container.get(Intents).needsMember(like)).toBe(false)
    expect(tab.navigator.logins).toEqual(['/mine'])
    expect(tab.container.get(Intents).consume('like', 'post:12')).toBeNull()
    tab.session.startSession('mine', resident)
    expect(tab.container.get(Intents).consume('like', 'post:12')).toEqual(like)
    expect(tab.container.get(Intents).consume('like', 'post:12')).toBeNull()
    expect(tab.container.get(Intents).needsMember(like)).toBe(true)
  })

  it('asks for the login when the session ended elsewhere, even before this tab was told', () => {
    const browser = newBrowser()
    const tab = openTab(browser)
    tab.session.startSession('mine', resident)
    browser.cookies.remove('authorization')
    browser.cookies.remove('user_info')
    expect(tab.container.get(Intents).needsMember(like)).toBe(false)
    expect([tab.session.isMember, tab.navigator.logins]).toEqual([false, ['/mine']])
  })

  it('is forgotten after half an hour', () => {
    const tab = openTab()
    tab.container.get(Intents).needsMember(like)
    tab.session.startSession('mine', resident)
    tab.clock.pass(31 * 60_000)
    expect(tab.container.get(Intents).consume('like', 'post:12')).toBeNull()
  })
})
