import { beforeEach, describe, expect, it } from 'vitest'
import { AnswerOfMessenger } from '../../../../src/application/frame/session/messenger/answer-of-messenger'
import { MessengerAccountActs } from '../../../../src/application/frame/session/messenger/messenger-account-acts'
import { MessengerOffer } from '../../../../src/application/frame/session/messenger/messenger-offer'
import { PendingMessengerLogin } from '../../../../src/application/frame/session/messenger/pending-messenger-login'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { openTab, type Tab } from '../../../support/member-host'
import { invalid, resident } from '../../../support/member-ports'

let tab: Tab
beforeEach(() => {
  tab = openTab()
})
const binding = { proof: 'proof', replaces: false }
const secret = { password: 'seven umbrellas' }
const departure = { callback: '/auth', redirect: '/messenger', replaces: true }

describe('the acts on the account of the messenger', () => {
  it('begin with what is bound', async () => {
    expect(await tab.container.get(MessengerAccountActs).ownAccount()).toMatchObject({
      value: { bound: null, mayUnbind: true },
    })
  })

  it('leave with a proof, which is kept for the answer', async () => {
    await tab.container.get(MessengerAccountActs).leave(secret, departure)
    expect(tab.navigator.left).toHaveLength(1)
    expect(tab.container.get(PendingMessengerLogin).consume('id')).toMatchObject({
      redirect: '/messenger',
      asking: 'consent',
      binding: { proof: 'proof', replaces: true },
    })
  })

  it('neither leave nor unbind without a proof', async () => {
    tab.messengerAccount.failing = { prove: invalid({ password: 'wrong' }) }
    const acts = tab.container.get(MessengerAccountActs)
    for (const outcome of [await acts.leave(secret, departure), await acts.unbind(secret)])
      expect(outcome).toMatchObject({ ok: false, reason: { fields: { password: 'wrong' } } })
    expect([tab.navigator.left, tab.messengerAccount.calls.includes('unbind proof')]).toEqual([[], false])
  })

  it('tell what was done, and nothing of what was refused', async () => {
    const acts = tab.container.get(MessengerAccountActs)
    await acts.bind('c1', binding)
    expect(tab.told()).toEqual(['messenger-bound'])
    await acts.unbind(secret)
    tab.messengerAccount.failing = { bind: failureOf('somebody-first'), unbind: failureOf('offline') }
    await acts.bind('c2', binding)
    await acts.unbind(secret)
    expect(tab.told()).toEqual(['messenger-unbound'])
  })
})

describe('the answer of the messenger', () => {
  const exchange = (errand: { readonly binding?: typeof binding } = {}) =>
    tab.container.get(AnswerOfMessenger).exchange('c1', { redirect: '/mine', asking: 'silent', ...errand }, '/auth')

  it('logs in, and says whether a phone is missing', async () => {
    expect(await exchange()).toMatchObject({ value: 'logged-in' })
    tab.gateway.me_ = { ...tab.gateway.me_, user: { ...resident, phone: null } }
    expect(await exchange()).toMatchObject({ value: 'phone-missing' })
  })

  it('is expected once, and with its state alone', async () => {
    await tab.container.get(MessengerAccountActs).leave(secret, departure)
    const answer = tab.container.get(AnswerOfMessenger)
    expect(answer.take('another')).toBeNull()
    await tab.container.get(MessengerAccountActs).leave(secret, departure)
    expect(answer.take('id')).toMatchObject({ redirect: '/messenger' })
    expect(answer.take('id')).toBeNull()
  })

  it('says why it is refused', async () => {
    tab.gateway.failing = { logInByMessenger: failureOf('invalid') }
    expect(await exchange()).toMatchObject({ ok: false, reason: { code: 'invalid' } })
    tab.messengerAccount.failing = { bind: failureOf('somebody-first') }
    expect(await exchange({ binding })).toMatchObject({ ok: false, reason: { code: 'somebody-first' } })
    tab.gateway.failing = {
      logInByMessenger: failureOf('state-refuses', { state: 'consent-needed' }),
      messengerAddress: failureOf('offline'),
    }
    expect(await exchange()).toMatchObject({ ok: false, reason: { code: 'offline' } })
    expect(tab.navigator.left).toEqual([])
  })

  it('to a binding logs nobody in', async () => {
    expect(await exchange({ binding })).toMatchObject({ value: 'bound' })
    expect(tab.gateway.messengerLogins).toEqual([])
  })

  it('of a silent newcomer leaves once more, with the question', async () => {
    tab.gateway.failing = { logInByMessenger: failureOf('state-refuses', { state: 'consent-needed' }) }
    expect(await exchange()).toMatchObject({ value: 'left' })
    expect(tab.container.get(PendingMessengerLogin).consume('id')).toMatchObject({ asking: 'consent' })
  })
})

describe('what is offered by the messenger', () => {
  it('is offered where the site says so, and here in the messenger alone', () => {
    const [offer, site] = [tab.container.get(MessengerOffer), tab.container.get(SiteStore)]
    tab.messenger.isPresent = true
    expect([offer.isOffered, offer.isHere, offer.host]).toEqual([false, false, 'city.example'])
    expect(new MessengerOffer({ isPresent: true }, site, 'http://city.example').host).toBe('city.example')
    site.hosts = { ...site.hosts, messengerLogin: true }
    expect([offer.isOffered, offer.isHere]).toEqual([true, true])
    tab.messenger.isPresent = false
    expect(offer.isHere).toBe(false)
  })
})
