import { describe, expect, it } from 'vitest'
import { failureOf, type FailureCode } from '../../../../src/application/frame/shared/failure'
import { behaviourOf, failureTable, type FailureRule } from '../../../../src/application/frame/site/failure-policy'

const of = (code: FailureCode, rule: FailureRule = 'common', status = 0, message = '') =>
  behaviourOf(failureOf(code, { status, message }), rule)

describe('the catalogue of errors', () => {
  it.each([
    ['B81', 'forbidden', 'forbidden'],
    ['B82', 'not-found', 'not-found'],
    ['B83', 'wrong-method', 'wrong-method'],
    ['B84', 'server-error', 'server-error'],
    ['B85', 'bad-gateway', 'bad-gateway'],
    ['B86', 'unavailable', 'unavailable'],
    ['B87', 'timeout', 'timeout'],
    ['B87', 'offline', 'network'],
    ['B87', 'unreachable', 'network'],
  ] as const)('%s: toasts %s, of an act, of a part of a screen, and of a play', (_, code, words) => {
    for (const rule of ['common', 'in-place', 'play-auth', 'share-report'] as const)
      expect(of(code, rule)).toEqual({ kind: 'toast', code: words })
  })

  it('B80: shows the page of gone content, but not for a restricted play', () => {
    expect(of('gone')).toEqual({ kind: 'page', type: 1 })
    expect(of('gone', 'content', 403)).toEqual({ kind: 'page', type: 1 })
    expect(of('gone', 'play-auth', 403)).toEqual({ kind: 'silence' })
  })

  it.each([400, 404, 500, 503])('B88: shows the busy page when content answers %i', (status) => {
    expect(of(status === 404 ? 'not-found' : 'server-error', 'content', status)).toEqual({ kind: 'page', type: 2 })
  })

  it('B87 rather than B88 when content gets no answer at all', () => {
    expect(of('offline', 'content', 0)).toEqual({ kind: 'toast', code: 'network' })
  })

  it.each(['common', 'content', 'config', 'in-place', 'background', 'play-auth', 'share-report'] as const)(
    'B44: ends the session, also for a call that is %s',
    (rule) => {
      expect(of('session-expired', rule, 401)).toEqual({ kind: 'expire-session' })
    },
  )

  it('B45: resets the volunteer session', () => {
    expect(of('not-volunteer')).toEqual({ kind: 'reset-volunteer' })
  })

  it('B90: only notes a failed config load', () => {
    expect(of('server-error', 'config', 500)).toEqual({ kind: 'log' })
  })

  it('B90: shows what the server says of failed practice settings', () => {
    expect(of('server-error', 'practice-config', 500, 'not today')).toEqual({ kind: 'server-words' })
    expect(of('server-error', 'practice-config', 500)).toEqual({ kind: 'toast', code: 'server-error' })
  })

  it('B91: shows what the server says of a failed share report', () => {
    expect(of('refused', 'share-report', 400, 'not today')).toEqual({ kind: 'server-words' })
  })

  it.each(['gone', 'invalid', 'too-many', 'not-yours', 'state-refuses', 'too-large', 'malformed'] as const)(
    'leaves what a rule refused (%s) to the place that asked',
    (code) => {
      expect(of(code, 'in-place', 400, 'words')).toEqual({ kind: 'silence' })
    },
  )

  it('is silent about counts and positions sent in the background', () => {
    for (const code of ['server-error', 'offline', 'timeout'] as const)
      expect(of(code, 'background')).toEqual({ kind: 'silence' })
  })

  it('is silent about what was cancelled', () => {
    expect(of('cancelled', 'content')).toEqual({ kind: 'silence' })
  })

  it('is total: its last row takes whatever is left', () => {
    expect(failureTable.at(-1)?.when(failureOf('state-refuses'), 'common')).toBe(true)
  })
})
