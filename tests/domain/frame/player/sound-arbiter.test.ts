import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrate, silentState, soundSources } from '../../../../src/domain/frame/player/sound-arbiter'
import type { SoundEffect, SoundEvent, SoundState } from '../../../../src/domain/frame/player/sound-arbiter'

const run = (
  state: SoundState,
  ...events: readonly SoundEvent[]
): { state: SoundState; effects: readonly SoundEffect[] } => {
  const effects: SoundEffect[] = []
  for (const event of events) {
    const [next, more] = arbitrate(state, event)
    state = next
    effects.push(...more)
  }
  return { state, effects }
}

describe('The arbiter of all sound', () => {
  it('what starts last plays alone', () => {
    const { state, effects } = run(
      silentState('a'),
      { type: 'started', source: 'audio', id: '1', now: 5 },
      { type: 'started', source: 'video', id: '2', now: 6 },
    )
    expect(state.owner).toEqual({ tab: 'a', source: 'video', id: '2' })
    expect(effects.filter(({ type }) => type === 'silence')).toEqual([{ type: 'silence', source: 'audio', id: '1' }])
  })

  it('another tab silences this one, and an older word of it does not', () => {
    const here = run(silentState('a'), { type: 'started', source: 'radio', id: '1', now: 50 }).state
    const claim = { tab: 'b', source: 'tv', id: '9' } as const
    expect(run(here, { type: 'heard-start', claim, at: 60 }).effects).toEqual([
      { type: 'silence', source: 'radio', id: '1' },
    ])
    expect(arbitrate(here, { type: 'heard-start', claim, at: 40 })[0]).toBe(here)
  })

  it('is free again when the owner stops or its tab closes, and nothing else frees it', () => {
    const here = run(silentState('a'), { type: 'started', source: 'radio', id: '1', now: 50 }).state
    expect(arbitrate(here, { type: 'stopped', source: 'tv', id: '1' })[0]).toBe(here)
    expect(run(here, { type: 'stopped', source: 'radio', id: '1' }).state.owner).toBeNull()
    const there = run(silentState('a'), {
      type: 'heard-start',
      claim: { tab: 'b', source: 'tv', id: '9' },
      at: 1,
    }).state
    expect(run(there, { type: 'tab-closed', tab: 'c' }).state).toBe(there)
    expect(run(there, { type: 'tab-closed', tab: 'b' }).state.owner).toBeNull()
  })

  it('over two connected tabs at most one part sounds once all messages have arrived', () => {
    const act = fc.record({
      tab: fc.constantFrom('a', 'b'),
      source: fc.constantFrom(...soundSources),
      id: fc.constantFrom('1', '2'),
      start: fc.boolean(),
      now: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), fc.boolean(), (acts, atOnce) => {
        const tabs: Record<string, SoundState> = { a: silentState('a'), b: silentState('b') }
        const sounding = new Set<string>()
        let words: { to: string; event: SoundEvent }[] = []
        const send = (tab: string, event: SoundEvent): void => {
          const [next, effects] = arbitrate(tabs[tab]!, event)
          tabs[tab] = next
          for (const effect of effects) {
            const to = tab === 'a' ? 'b' : 'a'
            if (effect.type === 'silence') sounding.delete(`${tab} ${effect.source} ${effect.id}`)
            else if (effect.type === 'announce-start')
              words.push({ to, event: { type: 'heard-start', claim: effect.claim, at: effect.at } })
            else words.push({ to, event: { type: 'heard-stop', claim: effect.claim } })
          }
        }
        const deliver = (): void => {
          const late = words
          words = []
          for (const { to, event } of late) send(to, event)
        }
        for (const { tab, source, id, start, now } of acts) {
          const name = `${tab} ${source} ${id}`
          if (start) sounding.add(name)
          else sounding.delete(name)
          send(tab, start ? { type: 'started', source, id, now } : { type: 'stopped', source, id })
          if (atOnce) deliver()
        }
        deliver()
        expect(sounding.size).toBeLessThanOrEqual(1)
      }),
      { numRuns: 500 },
    )
  })
})
