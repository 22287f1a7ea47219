import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  openingLimit,
  restingOpening,
  stepOpening,
  type AppOpening,
  type AppOpeningEffect,
  type AppOpeningEvent,
} from '../../../../src/domain/frame/hosts/app-opening'

const store = 'https://store.example/app'
const asked = (at = 0, way: Extract<AppOpeningEvent, { type: 'asked' }>['way'] = follow): AppOpeningEvent => ({
  type: 'asked',
  way,
  at,
})
const follow = { kind: 'follow', address: 'cityapp://open?path=%2F', store } as const
const covered: AppOpeningEvent = { type: 'covered' }
const waited = (at = openingLimit): AppOpeningEvent => ({ type: 'waited', at })
const ended: AppOpeningEvent = { type: 'ended' }

/** Lets the machine run over events; returns its last state and all effects. */
function run(...events: readonly AppOpeningEvent[]) {
  let opening: AppOpening = restingOpening
  const effects: AppOpeningEffect[] = []
  for (const event of events) {
    const step = stepOpening(opening, event)
    opening = step.opening
    effects.push(...step.effects)
  }
  return { state: opening.state, did: effects.map(({ type }) => type), effects }
}

describe('an attempt to open the app', () => {
  it('follows its address, and waits for the page to be covered', () => {
    expect(run(asked()).effects).toEqual([
      { type: 'wait', milliseconds: openingLimit },
      { type: 'follow', address: follow.address },
    ])
  })

  it.each([
    ['that covers the page has opened it', [asked(), covered], 'opened', ['wait', 'follow', 'stop-waiting']],
    [
      'that covers nothing in time goes on to the store, and is not suggested again',
      [asked(), waited()],
      'missing',
      ['wait', 'follow', 'stop-asking', 'follow-store'],
    ],
    [
      'without a store says that nothing opened',
      [asked(0, { ...follow, store: null }), waited()],
      'missing',
      ['wait', 'follow', 'stop-asking'],
    ],
    [
      'whose page slept over its time has opened the app, which nobody told the page',
      [asked(), waited(600_000)],
      'opened',
      ['wait', 'follow'],
    ],
    ['is made once, however often it is asked for', [asked(), asked(100)], 'trying', ['wait', 'follow']],
    [
      'ends with its screen, so that no store opens over another one',
      [asked(), ended, waited()],
      'resting',
      ['wait', 'follow', 'stop-waiting'],
    ],
    [
      'can be made again after it opened',
      [asked(), covered, asked(9000)],
      'trying',
      ['wait', 'follow', 'stop-waiting', 'wait', 'follow'],
    ],
    [
      'can be made again after nothing opened',
      [asked(), waited(), asked(9000)],
      'trying',
      ['wait', 'follow', 'stop-asking', 'follow-store', 'wait', 'follow'],
    ],
    ['that is only a store opens it at once', [asked(0, { kind: 'store', store })], 'opened', ['follow-store']],
    ['in the messenger says how to leave it', [asked(0, { kind: 'another-browser' })], 'explaining', []],
    [
      'by the messenger’s tag says so, too, where the tag took no tap',
      [asked(0, { kind: 'launch-tag', app: '1' })],
      'explaining',
      [],
    ],
    ['by the messenger’s tag succeeds', [{ type: 'launched' }], 'opened', ['stop-waiting']],
    ['by the messenger’s tag fails', [{ type: 'launch-failed' }], 'explaining', ['stop-waiting']],
    ['that is refused is remembered', [{ type: 'refused' }], 'refused', ['stop-waiting', 'stop-asking']],
    ['is nothing to a page that is covered otherwise', [covered, waited(), ended], 'resting', []],
  ] as const)('%s', (_, events, state, did) => {
    expect(run(...events)).toMatchObject({ state, did })
  })

  it('never loops: whatever happens, each tap follows one address, and at most one store after it', () => {
    const event = fc.oneof(
      fc.constantFrom<AppOpeningEvent>(
        covered,
        ended,
        { type: 'launched' },
        { type: 'launch-failed' },
        { type: 'refused' },
      ),
      fc.integer({ min: 0, max: 20_000 }).map((at) => waited(at)),
      fc
        .constantFrom(follow, { kind: 'store', store } as const, { kind: 'another-browser' } as const)
        .map((way) => asked(0, way)),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { did } = run(...events)
        const taps = events.filter(({ type }) => type === 'asked').length
        const times = (type: AppOpeningEffect['type']) => did.filter((each) => each === type).length
        expect(times('follow')).toBeLessThanOrEqual(taps)
        expect(times('follow-store')).toBeLessThanOrEqual(taps)
      }),
    )
  })
})
