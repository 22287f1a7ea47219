import { openPostgres } from '../../platform/kernel/database/client'
import { announceChange } from '../../platform/kernel/publishing/site-changes'
import { insertManyArticles } from '../../platform/demo/many-articles'
import { readFacts } from './callers'
import { Generator } from './generator'
import type { RunningCity } from './running-city'

/** What became of guests' requests for pages while nothing else was asked for. */
export interface Stretch {
  readonly name: string
  /** Whether nothing that guests see is changed meanwhile. */
  readonly isCalm: boolean
  /** Requests a second. */
  readonly rate: number
  /** The part that was answered from the cache. */
  readonly kept: number
  /** Pages that the platform was asked for a second, those that nginx fetched again beside an answer included. */
  readonly reached: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly failures: Readonly<Record<string, number>>
}

const rates = { many: 1200, few: 300 }
/** How long each stretch takes. */
const seconds = 90

/** Each address is a page in Chinese and one in English. */
const addresses = 5000

/** Guests at 10,000 pages by Zipf's law, through nginx: many, then few, then many while the office changes something. */
export async function measureSharedCache(
  city: RunningCity,
  say: (text: string) => void,
): Promise<readonly Stretch[] | null> {
  const { nginx } = city
  if (nginx === null) return null
  const connection = openPostgres(city.database)
  try {
    await insertManyArticles(connection, 2 * addresses, new Date())
    const facts = await readFacts(city.origins[0], city.members)
    const pages = facts.pages.slice(0, addresses)
    say(`${pages.length} addresses`)
    const generator = new Generator([nginx.origin], { ...facts, pages })
    const stretch = async (name: string, rate: number, between: (() => Promise<unknown>) | null = null) => {
      generator.reset()
      const logged = (await nginx.accessLog()).length
      const half = AbortSignal.timeout(seconds * 500)
      await generator.sendSteadily('pages', rate, half)
      await between?.()
      await generator.sendSteadily('pages', rate, AbortSignal.timeout(seconds * 500))
      const states = [...(await nginx.accessLog()).slice(logged).matchAll(/ ([A-Z]+|-) [\da-f]{32}$/gm)].map(
        ([, state]) => state,
      )
      const count = (...of: string[]) => states.filter((state) => of.includes(state ?? '')).length
      const { p50, p99, failures } = generator.outcomes('pages')
      const measured = {
        ...{ name, isCalm: between === null, rate: states.length / seconds, p50, p99, failures },
        kept: count('HIT', 'STALE', 'UPDATING') / states.length,
        reached: (states.length - count('HIT', 'UPDATING')) / seconds,
      }
      say(JSON.stringify({ ...measured, failures: Object.values(failures).reduce((sum, each) => sum + each, 0) }))
      return measured
    }
    try {
      await stretch('The cache fills', rates.many)
      return [
        await stretch('Many guests', rates.many),
        await stretch('Few guests', rates.few),
        await stretch('Many guests, a change in the middle', rates.many, () => announceChange(connection.database)),
      ]
    } finally {
      await generator.close()
    }
  } finally {
    await connection.close()
  }
}
