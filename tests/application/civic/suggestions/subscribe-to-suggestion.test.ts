import { beforeEach, expect, it } from 'vitest'
import { SubscribeToSuggestion } from '../../../../src/application/civic/suggestions/subscribe-to-suggestion'
import { SuggestionsGateway } from '../../../../src/application/civic/suggestions/suggestions-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Suggestion } from '../../../../src/domain/civic/suggestions/suggestion'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const suggestion = { id: 's1' } as Suggestion

function made() {
  const tab = openTab()
  const gateway = recordedPort<SuggestionsGateway>({ subscribe: async () => success(suggestion) })
  tab.container.bind(SuggestionsGateway).toConstantValue(gateway.port)
  const refreshed: string[] = []
  const refreshing = { refresh: async () => void refreshed.push('refreshed') }
  return { tab, gateway, refreshed, refreshing, subscribing: tab.container.get(SubscribeToSuggestion) }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

it('a subscription is told, and ending it is not', async () => {
  host.tab.session.startSession('mine', { ...resident, phone: null })
  expect(await host.subscribing.execute('s1', true, host.refreshing)).toBe(suggestion)
  await host.subscribing.execute('s1', false, host.refreshing)
  expect(host.gateway.calls).toEqual([
    ['subscribe', 's1', true],
    ['subscribe', 's1', false],
  ])
  expect(host.tab.told()).toEqual(['suggestion-subscribed'])
})

it('of a guest waits for the login, and is made once', async () => {
  expect(await host.subscribing.execute('s1', true, host.refreshing)).toBeNull()
  expect([host.gateway.calls, host.tab.navigator.logins, host.subscribing.consumeIntent('s1')]).toEqual([
    [],
    ['/mine'],
    false,
  ])
  host.tab.session.startSession('mine', resident)
  expect([host.subscribing.consumeIntent('s2'), host.subscribing.consumeIntent('s1')]).toEqual([false, true])
  expect(host.subscribing.consumeIntent('s1')).toBe(false)
})

it('that comes too late shows the suggestion as it is now', async () => {
  host.tab.session.startSession('mine', resident)
  host.gateway.answers.subscribe = async () => failure(failureOf('state-refuses', { status: 409 }))
  expect(await host.subscribing.execute('s1', true, host.refreshing)).toBeNull()
  expect([host.tab.told(), host.refreshed]).toEqual([['case-moved-on'], ['refreshed']])
})
