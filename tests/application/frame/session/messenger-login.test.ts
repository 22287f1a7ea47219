import { beforeEach, describe, expect, it } from 'vitest'
import { GoToMessenger } from '../../../../src/application/frame/session/messenger/go-to-messenger'
import { PendingMessengerLogin } from '../../../../src/application/frame/session/messenger/pending-messenger-login'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { TabStorage } from '../../../../src/application/frame/shared/storage'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'

const callback = 'https://city.example/messenger'
const errand = { redirect: '/wishes/1', asking: 'silent' } as const
let tab: Tab
beforeEach(() => {
  tab = openTab()
})

describe('the way to the messenger', () => {
  it('leaves the site in the same tab, with a state that is kept here', async () => {
    await tab.container.get(GoToMessenger).execute(callback, errand)
    expect(tab.gateway.calls).toEqual(['messengerAddress https://city.example/messenger id silent'])
    expect(tab.navigator.left).toEqual(['same tab https://city.example/demo/messenger?state=id'])
    expect(tab.container.get(PendingMessengerLogin).consume('id')).toMatchObject(errand)
  })

  it('takes the address of another host as it is', async () => {
    tab.gateway.messengerAddress = async () => success({ url: 'https://messenger.example/login' })
    await tab.container.get(GoToMessenger).execute(callback, errand)
    expect(tab.navigator.left).toEqual(['same tab https://messenger.example/login'])
  })

  it('is not taken when the platform knows none, or names what is no address', async () => {
    tab.gateway.failing = { messengerAddress: failureOf('offline') }
    expect(await tab.container.get(GoToMessenger).execute(callback, errand)).toMatchObject({
      reason: { code: 'offline' },
    })
    expect(tab.navigator.left).toEqual([])
    tab.gateway.failing = {}
    tab.navigator.openExternal = () => false
    expect(await tab.container.get(GoToMessenger).execute(callback, errand)).toMatchObject({
      reason: { code: 'malformed' },
    })
  })
})

describe('the answer of the messenger', () => {
  it('is taken once, by the tab that waits for it, and only with its state', () => {
    const pending = tab.container.get(PendingMessengerLogin)
    expect(pending.consume('id')).toBeNull()
    pending.begin(errand)
    expect(openTab().container.get(PendingMessengerLogin).consume('id')).toBeNull()
    expect([pending.consume('guessed'), pending.consume('id'), pending.consume('id')]).toMatchObject([
      null,
      errand,
      null,
    ])
  })

  const stored = { ...errand, state: 'id', binding: { proof: 'p', replaces: true } }
  it.each([
    ...[7, [stored], { ...stored, asking: 'loud' }, { ...stored, state: 1 }, { ...stored, redirect: null }],
    ...['p', {}, { proof: 'p' }, { proof: 1, replaces: true }].map((binding) => ({ ...stored, binding })),
  ])('is not expected by what is no login: %j', (malformed) => {
    const storage = tab.container.get(TabStorage)
    storage.write('messenger-login', stored)
    expect(tab.container.get(PendingMessengerLogin).consume('id')).toEqual(stored)
    storage.write('messenger-login', malformed)
    expect(tab.container.get(PendingMessengerLogin).consume('id')).toBeNull()
  })
})
