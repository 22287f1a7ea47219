import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VideoEvent } from '../../../../src/domain/media/videos/video-event'
import { videoTransition } from '../../../../src/domain/media/videos/video-machine'
import { idleVideo, type VideoState } from '../../../../src/domain/media/videos/video-state'

const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -5, max: 200 }), fc.constantFrom(NaN, Infinity, -Infinity, 0))
const anyWindow = fc.option(
  fc
    .record({ start: fc.integer({ min: 0, max: 100 }), length: fc.integer({ min: 1, max: 100 }) })
    .map(({ start, length }) => ({ start, end: start + length })),
)
const anyAnswer = fc.oneof(
  fc.record({
    kind: fc.constant('address' as const),
    address: fc.record({
      url: fc.constant('/a.m3u8'),
      live: fc.boolean(),
      expiresAt: fc.option(fc.integer({ min: 0, max: 100 })),
    }),
  }),
  fc.record({
    kind: fc.constantFrom(
      'restricted' as const,
      'members-only' as const,
      'coming' as const,
      'over' as const,
      'failed' as const,
    ),
  }),
)
const anyEvent: fc.Arbitrary<VideoEvent> = fc.oneof(
  fc.record({ type: fc.constant('opened' as const), autoplay: fc.boolean() }),
  fc.record({ type: fc.constantFrom('play' as const, 'retry' as const), now: fc.integer({ min: 0, max: 200 }) }),
  fc.record({
    type: fc.constantFrom(
      'left' as const,
      'pause' as const,
      'to-live' as const,
      'silenced' as const,
      'reconnect-due' as const,
      'online' as const,
      'over' as const,
      'page-leaving' as const,
    ),
  }),
  fc.record({ type: fc.constant('answered' as const), answer: anyAnswer }),
  fc.record({ type: fc.constant('seek' as const), time: anyNumber }),
  fc.record({ type: fc.constant('rate' as const), rate: anyNumber }),
  fc.record({ type: fc.constant('media-ready' as const), duration: anyNumber }),
  fc.record({
    type: fc.constantFrom(
      'media-started' as const,
      'media-waiting' as const,
      'media-paused' as const,
      'media-ended' as const,
      'media-refused' as const,
      'media-detached' as const,
      'media-skipped' as const,
    ),
  }),
  fc.record({
    type: fc.constant('media-failed' as const),
    fault: fc.constantFrom(
      'network' as const,
      'missing' as const,
      'forbidden' as const,
      'unsupported' as const,
      'broken' as const,
    ),
  }),
  fc.record({ type: fc.constant('media-progress' as const), time: anyNumber, buffered: anyNumber, window: anyWindow }),
)
const story = fc.array(anyEvent, { maxLength: 60 })
const anyStart = fc
  .record({ live: fc.boolean(), duration: fc.integer({ min: 0, max: 100 }), rate: fc.constantFrom(0.75, 1, 1.5, 2) })
  .map(idleVideo)

function expectSound(state: VideoState): void {
  expect([state.time, state.duration, state.buffered].every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
  if (state.live) expect(state).toMatchObject({ rate: 1, duration: 0 })
  else expect(state.window).toBeNull()
  if (!state.live && state.duration > 0 && state.phase !== 'loading')
    expect(state.time).toBeLessThanOrEqual(state.duration)
  if (state.loaded) expect(state.address).not.toBeNull()
  if (state.phase === 'playing') expect(state).toMatchObject({ loaded: true, wanted: true, blocked: false })
  if (state.phase === 'idle' || state.phase === 'restricted' || state.phase === 'coming')
    expect(state).toMatchObject({ wanted: false, loaded: false })
  if (state.attempt > 0) expect(state.wanted).toBe(true)
  if (state.wanted && !state.loaded && state.phase !== 'failed') expect(state.asking || state.attempt > 0).toBe(true)
}

describe('the video machine', () => {
  it('stays sound whatever happens', () => {
    fc.assert(
      fc.property(anyStart, story, (start, events) => {
        let state = start
        for (const event of events) {
          state = videoTransition(state, event)[0]
          expectSound(state)
        }
      }),
    )
  })

  it('loads only what it was given, at the usual speed when it is live, and never counts twice', () => {
    fc.assert(
      fc.property(anyStart, story, (start, events) => {
        let state = start
        let counts = 0
        for (const event of events) {
          const [next, effects] = videoTransition(state, event)
          for (const effect of effects) {
            if (effect.type === 'load')
              expect(effect).toMatchObject({
                url: next.address?.url,
                live: next.live,
                ...(next.live ? { rate: 1, at: 0 } : {}),
              })
            if (effect.type === 'count') counts += 1
            if (effect.type === 'keep')
              expect(!state.live && effect.time > 0 && Number.isFinite(effect.time)).toBe(true)
            if (effect.type === 'seek') expect(Number.isFinite(effect.time) && effect.time >= 0).toBe(true)
          }
          state = next
        }
        expect(counts).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is silent and empty once it was left', () => {
    fc.assert(
      fc.property(anyStart, story, (start, events) => {
        const state = events.reduce((now, event) => videoTransition(now, event)[0], start)
        const [left, effects] = videoTransition(state, { type: 'left' })
        expect(left).toMatchObject({
          phase: 'idle',
          loaded: false,
          wanted: false,
          asking: false,
          counted: state.counted,
        })
        expect(effects.map(({ type }) => type)).toEqual(
          expect.arrayContaining(['unload', 'release', 'cancel-reconnect']),
        )
      }),
    )
  })

  it('comes back from any trouble of a live stream once everything works again', () => {
    const troubles = fc.array(
      fc.constantFrom<VideoEvent>(
        { type: 'media-failed', fault: 'broken' },
        { type: 'media-ended' },
        { type: 'reconnect-due' },
        { type: 'answered', answer: { kind: 'failed' } },
        { type: 'media-waiting' },
        { type: 'online' },
      ),
      { maxLength: 30 },
    )
    const address: VideoEvent = {
      type: 'answered',
      answer: { kind: 'address', address: { url: '/a.m3u8', live: true, expiresAt: null } },
    }
    fc.assert(
      fc.property(troubles, (events) => {
        const begin: readonly VideoEvent[] = [{ type: 'opened', autoplay: true }, address, { type: 'media-started' }]
        const works: readonly VideoEvent[] = [{ type: 'reconnect-due' }, address, { type: 'media-started' }]
        const state = [...begin, ...events, ...works].reduce(
          (now, event) => videoTransition(now, event)[0],
          idleVideo({ live: true, duration: 0, rate: 1 }),
        )
        expect(state).toMatchObject({ phase: 'playing', attempt: 0 })
      }),
    )
  })
})
