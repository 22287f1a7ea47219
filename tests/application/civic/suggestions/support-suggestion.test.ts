import { beforeEach, expect, it } from 'vitest'
import { SuggestionsGateway } from '../../../../src/application/civic/suggestions/suggestions-gateway'
import { SupportSuggestion } from '../../../../src/application/civic/suggestions/support-suggestion'
import { failureOf, type Failure } from '../../../../src/application/frame/shared/failure'
import type { Suggestion } from '../../../../src/domain/civic/suggestions/suggestion'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const suggestion = { id: 's1' } as Suggestion

function made() {
  const tab = openTab()
  const gateway = recordedPort<SuggestionsGateway>({ support: async () => success(suggestion) })
  tab.container.bind(SuggestionsGateway).toConstantValue(gateway.port)
  const refreshed: string[] = []
  const refreshing = { refresh: async () => void refreshed.push('refreshed') }
  const supporting = tab.container.get(SupportSuggestion)
  return { tab, gateway, refreshed, refreshing, supporting }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})
const affected = { id: 's1', support: 'affected' } as const

it('support is told, and taking it back is not', async () => {
  host.tab.session.startSession('mine', resident)
  expect(await host.supporting.execute(affected, 'suggestion', host.refreshing)).toBe(suggestion)
  await host.supporting.execute({ id: 's1', support: 'none' }, 'suggestion', host.refreshing)
  expect(host.gateway.calls).toEqual([
    ['support', 's1', 'affected'],
    ['support', 's1', 'none'],
  ])
  expect(host.tab.told()).toEqual(['suggestion-supported'])
})

it('of a guest waits for the login and the phone, and goes on where it began, once', async () => {
  expect(await host.supporting.execute(affected, 'form', host.refreshing)).toBeNull()
  expect([host.gateway.calls, host.tab.navigator.logins]).toEqual([[], ['/mine']])
  expect(host.supporting.consumeIntent('form')).toBeNull()
  host.tab.session.startSession('mine', resident)
  expect(host.supporting.consumeIntent('s1')).toBeNull()
  expect(host.supporting.consumeIntent('form')).toEqual(affected)
  expect(host.supporting.consumeIntent('form')).toBeNull()
})

it('that comes too late shows the suggestion as it is now, and any other refusal is told', async () => {
  host.tab.session.startSession('mine', resident)
  const refuse = async (reason: Failure) => {
    host.gateway.answers.support = async () => failure(reason)
    return host.supporting.execute(affected, 'suggestion', host.refreshing)
  }
  expect(await refuse(failureOf('state-refuses', { status: 409 }))).toBeNull()
  expect([host.tab.told(), host.refreshed]).toEqual([['case-moved-on'], ['refreshed']])
  await refuse(failureOf('too-many', { message: 'Later, please' }))
  expect(host.tab.told()).toContain('Later, please')
})
