import { beforeEach, expect, it } from 'vitest'
import { SimilarSuggestions } from '../../../../src/application/civic/suggestions/similar-suggestions'
import type { SuggestionsGateway } from '../../../../src/application/civic/suggestions/suggestions-gateway'
import type { CancelSignal } from '../../../../src/application/frame/shared/cancel-signal'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { SuggestionCard } from '../../../../src/domain/civic/suggestions/suggestion'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock } from '../../../support/hand-clock'
import { recordedPort } from '../../../support/recorded-port'
import { flush } from '../../../support/flush'

const card = (id: string) => ({ id }) as SuggestionCard
const nowhere = { latitude: null, longitude: null }
const here = { latitude: 26.4, longitude: 111.6 }

function made() {
  const clock = new HandClock()
  const asked: { readonly title: string; readonly place: GeoPoint | null; readonly signal: CancelSignal }[] = []
  const answers: ((outcome: Outcome<readonly SuggestionCard[]>) => void)[] = []
  const gateway = recordedPort<SuggestionsGateway>({
    similar: (title, place, signal) => {
      if (signal === undefined) throw new Error('it cannot be cancelled')
      asked.push({ title, place, signal })
      return new Promise((resolve) => answers.push(resolve))
    },
  })
  const similar = new SimilarSuggestions(gateway.port, clock)
  const answer = async (index: number, outcome: Outcome<readonly SuggestionCard[]>) => {
    answers[index]?.(outcome)
    await flush()
  }
  return { clock, asked, similar, answer }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})
const questions = () => host.asked.map(({ title, place }) => [title, place])

it('are looked for after a pause, once the title or the place tells something', () => {
  host.similar.look('Lam', nowhere)
  host.clock.pass(500)
  expect(questions()).toEqual([])
  for (const title of ['Lamp', 'Lamp out']) {
    host.similar.look(title, nowhere)
    host.clock.pass(499)
  }
  host.clock.pass(1)
  host.similar.look('L', here)
  host.clock.pass(500)
  expect(questions()).toEqual([
    ['Lamp out', null],
    ['', here],
  ])
})

it('are not looked for again while nothing changed', async () => {
  host.similar.look('Lamp out', here)
  host.clock.pass(500)
  await host.answer(0, success([card('1')]))
  host.similar.look(' Lamp  out', here)
  host.clock.pass(500)
  expect([questions().length, host.similar.found]).toEqual([1, [card('1')]])
})

it('of earlier words are dropped, and stay when the call fails; without words there are none', async () => {
  host.similar.look('Lamp out', nowhere)
  host.clock.pass(500)
  host.similar.look('Drain full', nowhere)
  host.clock.pass(500)
  expect(host.asked[0]?.signal.aborted).toBe(true)
  await host.answer(1, success([card('2')]))
  await host.answer(0, success([card('1')]))
  expect(host.similar.found).toEqual([card('2')])
  host.similar.look('Drain overflows', nowhere)
  host.clock.pass(500)
  await host.answer(2, failure(failureOf('unreachable')))
  expect(host.similar.found).toEqual([card('2')])
  host.similar.look('', nowhere)
  expect(host.similar.found).toEqual([])
})

it('are no longer looked for once the screen is left', () => {
  host.similar.look('Lamp out', nowhere)
  host.similar.stop()
  host.clock.pass(500)
  expect(questions()).toEqual([])
})
