import { describe, expect, it, vi } from 'vitest'
import { carryOn, cleanUp, keepCarryingOn, logJobFailure } from '../../../platform/clean-up'
import { noMetrics } from '../../../platform/kernel/metrics/metrics'
import type { Platform, PlatformFeature } from '../../../platform/kernel/platform'
import { noTracing } from '../../../platform/kernel/tracing/tracing'
import { emptyPglite } from '../../support/pglite-template'

const logged: unknown[] = []
const log = { error: (of: unknown) => logged.push(of), warn: (of: unknown) => logged.push(of) }
const platformOn = async () => {
  const { database } = await emptyPglite()
  const configuration = { dataDirectory: '/nowhere' }
  const tools = { metrics: noMetrics, tracing: noTracing, now: () => new Date(), log }
  return { configuration, database, ...tools } as unknown as Platform
}
const feature = (name: string, work: Pick<PlatformFeature, 'carryOn' | 'cleanUp'>): PlatformFeature => ({
  name,
  routes: () => undefined,
  ...work,
})
const never = () => new Promise<void>(() => undefined)
const fail = () => Promise.reject(new Error('cannot'))

describe('what the platform does by time', () => {
  it('is cleaned up by every feature, though one of them fails', async () => {
    const later = vi.fn(async () => undefined)
    const features = [feature('broken', { cleanUp: fail }), feature('later', { cleanUp: later })]
    await expect(cleanUp(await platformOn(), features)).rejects.toThrow('cannot')
    expect(later).toHaveBeenCalledOnce()
  })

  it('is carried on by every feature, though one of them fails', async () => {
    const later = vi.fn(async () => undefined)
    const features = [feature('broken', { carryOn: fail }), feature('later', { carryOn: later })]
    await expect(carryOn(await platformOn(), features)).rejects.toThrow('cannot')
    expect(later).toHaveBeenCalledOnce()
  })

  it('goes on in one feature while another one waits for an outside service that does not answer', async () => {
    const later = vi.fn(async () => undefined)
    const ending = new AbortController()
    const features = [
      feature('waiting', { carryOn: never }),
      feature('broken', { carryOn: fail }),
      feature('later', { carryOn: later }),
    ]
    void keepCarryingOn(await platformOn(), { features, ending: ending.signal, after: 1 })
    await vi.waitFor(() => expect(later.mock.calls.length).toBeGreaterThan(2))
    ending.abort()
    expect(logged).toContainEqual(expect.objectContaining({ job: 'broken' }))
  })

  it('ends when the platform does', async () => {
    const ending = new AbortController()
    const running = keepCarryingOn(await platformOn(), {
      features: [feature('one', { carryOn: async () => ending.abort() })],
      ending: ending.signal,
      after: 60_000,
    })
    await expect(running).resolves.toBeUndefined()
  })

  it('says of a failure that it waits, where the database is away', () => {
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const said: string[] = []
    const lines = { error: () => said.push('error'), warn: () => said.push('warn') } as unknown as Platform['log']
    logJobFailure({ log: lines }, 'one', away)
    logJobFailure({ log: lines }, 'several', new AggregateError([away, away]))
    logJobFailure({ log: lines }, 'several', new AggregateError([away, new Error('a bug')]))
    expect(said).toEqual(['warn', 'warn', 'error'])
  })
})
