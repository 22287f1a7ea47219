import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  noHandover,
  stepHandover,
  type HandoverEffect,
  type HandoverEvent,
  type HandoverState,
  type HeldSession,
} from '../../../../src/domain/frame/session/session-handover'
import type { User } from '../../../../src/domain/frame/session/user'

const userOf = (id: string): User => ({ id, phone: null, avatar: null, nickname: id, realName: false })
const guest: HeldSession = { token: null, userId: null }
const memberA: HeldSession = { token: 'a', userId: 'A' }

/** Steps through events, and carries the effects out on what is held, as the page does. */
function run(events: readonly HandoverEvent[], first: HeldSession = guest) {
  let state: HandoverState = noHandover
  let held = first
  const effects: HandoverEffect[] = []
  for (const event of events) {
    const step = stepHandover(state, event, held)
    ;({ state } = step)
    if (step.effect !== null) effects.push(step.effect)
    if (step.effect?.type === 'start') held = { token: step.effect.token, userId: step.effect.user.id }
    if (step.effect?.type === 'end') held = guest
  }
  return { state, held, effects: effects.map(({ type }) => type) }
}

const fromApp = (token: string): HandoverEvent => ({ type: 'token', token, from: 'app' })
const fromAddress = (token: string): HandoverEvent => ({ type: 'token', token, from: 'address' })
const owned = (token: string, owner: User | 'unknown' | 'unreachable'): HandoverEvent => ({
  type: 'owner',
  token,
  owner,
})
const accept: HandoverEvent = { type: 'answer', accepts: true }

describe('a token of an address', () => {
  it.each([
    ['a guest', guest],
    ['another member', memberA],
  ])('asks %s before anything changes', (_, held) => {
    const asked = run([fromAddress('b'), owned('b', userOf('B'))], held)
    expect([asked.state.kind, asked.held]).toEqual(['asking', held])
    expect(run([fromAddress('b'), owned('b', userOf('B')), accept], held).held).toEqual({ token: 'b', userId: 'B' })
    const declined = run([fromAddress('b'), owned('b', userOf('B')), { type: 'answer', accepts: false }], held)
    expect([declined.state, declined.held]).toEqual([{ kind: 'settled', result: 'declined' }, held])
  })

  it('renews the session of the same person unasked', () => {
    expect(run([fromAddress('a2'), owned('a2', userOf('A'))], memberA).held).toEqual({ token: 'a2', userId: 'A' })
  })

  it('that is the present one refreshes user info alone (B11)', () => {
    expect(run([fromAddress('a')], memberA)).toMatchObject({ held: memberA, effects: ['refresh'] })
  })

  it('that is over changes nothing', () => {
    expect(run([fromAddress('b'), owned('b', 'unknown')], memberA)).toMatchObject({
      state: { result: 'over' },
      held: memberA,
    })
  })

  it('never outdoes the word of the app', () => {
    expect(run([fromApp('a'), fromAddress('b'), owned('a', userOf('A'))]).held).toEqual({ token: 'a', userId: 'A' })
    expect(run([fromAddress('b'), fromApp('b'), owned('b', userOf('B'))])).toMatchObject({
      held: { token: 'b', userId: 'B' },
      effects: ['find-owner', 'start'],
    })
  })
})

it.each([
  ['address', fromAddress('b')],
  ['app', fromApp('b')],
])('a token of the %s waits for the network, and is asked about again', (_, token) => {
  const events = [token, owned('b', 'unreachable'), { type: 'network' } as const]
  expect(run(events)).toMatchObject({
    state: { kind: 'checking' },
    held: guest,
    effects: ['find-owner', 'retry-later', 'find-owner'],
  })
})

describe('a token of the app', () => {
  it('starts and replaces sessions unasked', () => {
    expect(run([fromApp('b'), owned('b', userOf('B'))], memberA).held).toEqual({ token: 'b', userId: 'B' })
  })

  it('answers what an address asked the visitor', () => {
    const events = [fromAddress('b'), owned('b', userOf('B')), fromApp('c'), accept, owned('c', userOf('C'))]
    expect(run(events).held).toEqual({ token: 'c', userId: 'C' })
  })
})

const tokens = fc.constantFrom('a', 'b', 'c')
const anyEvent: fc.Arbitrary<HandoverEvent> = fc.oneof(
  fc.record({ type: fc.constant('token' as const), token: tokens, from: fc.constantFrom('address', 'app') }),
  tokens.chain((token) =>
    fc
      .constantFrom(userOf(token.toUpperCase()), 'unknown' as const, 'unreachable' as const)
      .map((owner) => owned(token, owner)),
  ),
  fc.constantFrom<HandoverEvent>({ type: 'network' }, accept, { type: 'answer', accepts: false }, { type: 'log-out' }),
)

describe('whatever happens', () => {
  it('no token of an address alone starts a session of somebody new without their consent', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.constantFrom(guest, memberA), (events, first) => {
        const unasked = events.filter(
          (event) => !(event.type === 'token' && event.from === 'app') && !(event.type === 'answer' && event.accepts),
        )
        const { held } = run(unasked, first)
        expect([null, first.userId]).toContain(held.userId)
      }),
    )
  })

  it('nobody is logged in after the app’s user logged out, until a token comes', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), fc.array(anyEvent), (before, after) => {
        const later = after.filter(({ type }) => type !== 'token')
        expect(run([...before, { type: 'log-out' }, ...later], memberA).held).toEqual(guest)
      }),
    )
  })

  it('the last account of the app counts, however late the answers about earlier ones come', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), tokens, fc.array(tokens), (before, last, late) => {
        const answers = late.map((token) => owned(token, userOf(token.toUpperCase())))
        const { held } = run([...before, fromApp(last), ...answers, owned(last, userOf(last.toUpperCase()))])
        expect(held.token).toBe(last)
      }),
    )
  })
})
