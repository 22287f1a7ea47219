import { beforeEach, describe, expect, it } from 'vitest'
import { SearchHistoryStore } from '../../../../src/application/overview/search/search-history.store'
import { Suggestions } from '../../../../src/application/overview/search/suggestions'
import type { CancelSignal } from '../../../../src/application/frame/shared/cancel-signal'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock } from '../../../support/hand-clock'
import { newBrowser, openTab } from '../../../support/member-host'
import { flush } from '../../../support/flush'

function made() {
  const clock = new HandClock()
  const asked: { readonly typed: string; readonly signal: CancelSignal }[] = []
  const answers: ((outcome: Outcome<readonly string[]>) => void)[] = []
  const suggestions = new Suggestions((typed, signal) => {
    asked.push({ typed, signal })
    return new Promise((resolve) => answers.push(resolve))
  }, clock)
  return {
    clock,
    asked,
    suggestions,
    async answer(index: number, outcome: Outcome<readonly string[]>) {
      answers[index]?.(outcome)
      await flush()
    },
    type(text: string) {
      suggestions.type(text)
      clock.pass(200)
    },
  }
}
let host: ReturnType<typeof made>
beforeEach(() => {
  host = made()
})

describe('suggestions while somebody types', () => {
  it('are asked for after a pause, once for a quick word', () => {
    for (const text of ['r', 'ri', 'riv']) {
      host.suggestions.type(text)
      host.clock.pass(199)
    }
    expect(host.asked).toEqual([])
    host.clock.pass(1)
    expect(host.asked.map(({ typed }) => typed)).toEqual(['riv'])
  })

  it('begin with what was typed, and name it once', async () => {
    host.type(' riv ')
    expect([host.suggestions.isOpen, host.suggestions.options]).toEqual([true, ['riv']])
    await host.answer(0, success(['River', 'RIV', 'rivet']))
    expect(host.suggestions.options).toEqual(['riv', 'River', 'rivet'])
  })

  it('of an earlier text are dropped, and their call is ended', async () => {
    host.type('riv')
    host.type('rive')
    expect(host.asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await host.answer(1, success(['river']))
    await host.answer(0, success(['rivet']))
    expect(host.suggestions.options).toEqual(['rive', 'river'])
  })

  it('stay as they are when the platform fails', async () => {
    host.type('riv')
    await host.answer(0, success(['river']))
    host.type('rive')
    await host.answer(1, failure(failureOf('offline')))
    expect(host.suggestions.options).toEqual(['rive', 'river'])
  })

  it('are not asked for punctuation, and none are open for nothing', async () => {
    host.type('riv')
    await host.answer(0, success(['river']))
    host.type('?!')
    expect([host.suggestions.options, host.asked.length]).toEqual([['?!'], 1])
    host.type(' ')
    expect([host.suggestions.isOpen, host.suggestions.options, host.asked.length]).toEqual([false, [], 1])
  })

  it('close with what is under way', async () => {
    host.type('riv')
    await host.answer(0, success(['river']))
    host.suggestions.move(1)
    host.type('rive')
    host.suggestions.close()
    expect(host.asked[1]?.signal.aborted).toBe(true)
    await host.answer(1, success(['rivet']))
    expect([host.suggestions.isOpen, host.suggestions.active, host.suggestions.options]).toEqual([false, -1, ['rive']])
    host.suggestions.type('rivet')
    host.suggestions.close()
    host.clock.pass(1000)
    expect(host.asked).toHaveLength(2)
  })
})

describe('the choice by keyboard', () => {
  it('goes round, and past either end chooses nothing', async () => {
    host.type('riv')
    await host.answer(0, success(['river']))
    const after = (steps: readonly (1 | -1)[]) =>
      steps.map((step) => {
        host.suggestions.move(step)
        return host.suggestions.active
      })
    expect(after([1, 1, 1, 1])).toEqual([0, 1, -1, 0])
    expect(after([-1, -1, -1])).toEqual([-1, 1, 0])
  })

  it('begins anew with new text and with new suggestions', async () => {
    host.type('riv')
    host.suggestions.move(1)
    await host.answer(0, success(['river']))
    expect(host.suggestions.active).toBe(-1)
    host.suggestions.move(1)
    host.suggestions.type('rive')
    expect(host.suggestions.active).toBe(-1)
  })
})

describe('the searches of this device', () => {
  it('are kept latest first and each once, with those of another tab', () => {
    const browser = newBrowser()
    const [one, other] = [openTab(browser), openTab(browser)].map(({ container }) => container.get(SearchHistoryStore))
    one?.add('river')
    other?.add('ferry')
    one?.add('River')
    expect([one?.searches, browser.storage.read('searches')]).toEqual([
      ['River', 'ferry'],
      ['River', 'ferry'],
    ])
    expect(openTab(browser).container.get(SearchHistoryStore).searches).toEqual(['River', 'ferry'])
    other?.remove('river')
    expect([other?.searches, browser.storage.read('searches')]).toEqual([['ferry'], ['ferry']])
    one?.remove('ferry')
    expect([one?.searches, browser.storage.read('searches')]).toEqual([[], null])
  })

  it('are cleared as a whole', () => {
    const browser = newBrowser()
    const store = openTab(browser).container.get(SearchHistoryStore)
    store.add('river')
    store.clear()
    expect([store.searches, browser.storage.read('searches')]).toEqual([[], null])
  })
})
