import { expect, it } from 'vitest'
import { SuggestionActs, type SuggestionActForm } from '../../../../src/application/civic/suggestions/suggestion-acts'
import { SuggestionsGateway } from '../../../../src/application/civic/suggestions/suggestions-gateway'
import { PositionSource } from '../../../../src/application/frame/places/position'
import { PositionStore } from '../../../../src/application/frame/places/position.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Suggestion } from '../../../../src/domain/civic/suggestions/suggestion'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const suggestion = { id: 's1' } as Suggestion

function made() {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const gateway = recordedPort<SuggestionsGateway>({
    reopen: async () => success(suggestion),
    ask: async () => success(suggestion),
    evaluate: async () => success(suggestion),
    confirm: async () => success(suggestion),
    suggestion: async () => success(suggestion),
  })
  tab.container.bind(SuggestionsGateway).toConstantValue(gateway.port)
  const here = { latitude: 26.4, longitude: 111.6 }
  tab.container.bind(PositionSource).toConstantValue({ find: async () => success(here) })
  const events: unknown[] = []
  const acts = tab.container.get(SuggestionActs)
  const make = (act: SuggestionActForm['act']) =>
    acts.make(act, 's1', {
      refresh: async () => void events.push('refreshed'),
      onDone: (done) => void events.push(done),
    })
  return { tab, gateway, events, acts, make }
}

it('an answer is sent back with a reason, to either office by the same call', async () => {
  for (const act of ['reopen', 'escalate'] as const) {
    const { gateway, events, make } = made()
    const opened = make(act)
    if (opened.act === 'evaluate') throw new Error('another form')
    await opened.form.open()
    await opened.form.submit()
    expect([opened.form.errors, gateway.calls]).toEqual([{ text: 'required' }, []])
    opened.form.change({ text: 'Still dark.' })
    await opened.form.submit()
    expect([gateway.calls, events]).toEqual([
      [['reopen', 's1', { text: 'Still dark.' }, expect.stringMatching(/^id\./)]],
      [suggestion],
    ])
  }
})

it('a question and an answer to one are sent by their own names', async () => {
  for (const act of ['ask', 'clarify'] as const) {
    const { gateway, events, make } = made()
    const opened = make(act)
    if (opened.act === 'evaluate') throw new Error('another form')
    await opened.form.open()
    opened.form.change({ text: '?' })
    await opened.form.submit()
    expect([opened.form.errors, gateway.calls]).toEqual([{ text: 'too-short' }, []])
    opened.form.change({ text: 'When?' })
    await opened.form.submit()
    expect([gateway.calls, events]).toEqual([
      [['ask', 's1', act, { text: 'When?' }, expect.stringMatching(/^id\./)]],
      [suggestion],
    ])
  }
})

it('a rating has stars, and what came too late shows the suggestion as it is', async () => {
  const { tab, gateway, events, make } = made()
  const rating = make('evaluate')
  if (rating.act !== 'evaluate') throw new Error('another form')
  await rating.form.open()
  await rating.form.submit()
  expect(rating.form.errors).toEqual({ stars: 'required' })
  gateway.answers.evaluate = async () => failure(failureOf('state-refuses', { status: 409 }))
  rating.form.change({ stars: 4 })
  await rating.form.submit()
  expect([gateway.calls, events, tab.told()]).toEqual([
    [['evaluate', 's1', { stars: 4, text: '' }, expect.stringMatching(/^id\./)]],
    ['refreshed'],
    ['case-moved-on'],
  ])
})

it('a confirmation that came too late shows the suggestion as it is', async () => {
  const { tab, gateway, events, acts } = made()
  const refreshing = { refresh: async () => void events.push('refreshed') }
  expect(await acts.confirm('s1', acts.newKey(), refreshing)).toEqual(success(suggestion))
  gateway.answers.confirm = async () => failure(failureOf('state-refuses', { status: 409 }))
  await acts.confirm('s1', 'key', refreshing)
  expect([events, tab.told(), gateway.calls]).toEqual([
    ['refreshed'],
    ['case-moved-on'],
    [
      ['confirm', 's1', 'id'],
      ['confirm', 's1', 'key'],
    ],
  ])
})

it('is read with a position that is known already, and asks for none', async () => {
  const { tab, gateway, acts } = made()
  await acts.read('s1')
  await tab.container.get(PositionStore).find()
  await acts.read('s1')
  expect(gateway.calls).toEqual([
    ['suggestion', 's1', null, undefined],
    ['suggestion', 's1', { latitude: 26.4, longitude: 111.6 }, undefined],
  ])
})
