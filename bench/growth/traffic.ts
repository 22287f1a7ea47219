import { cpus, loadavg } from 'node:os'
import { readFacts, shares, type Asked, type RequestClass } from './callers'
import { Generator, type Outcomes } from './generator'
import type { FirstViews, RunningCity } from './running-city'

/** What a request of a class costs. */
export interface RequestCost {
  /** Milliseconds of a core: the platform's processes and PostgreSQL's. */
  readonly platform: number
  readonly postgres: number
  /** Bytes of the answer, compressed. */
  readonly bytes: number
  /** Requests a second with sixteen at once, on this machine with the load generator beside it. */
  readonly rate: number
}

export interface Memory {
  readonly platforms: readonly number[]
  readonly postgres: number
}

export interface Traffic {
  readonly costs: Readonly<Record<Asked, RequestCost>>
  /** Guests' pages through nginx with its cache; null without nginx. */
  readonly cached: {
    readonly nginx: number
    readonly platform: number
    readonly kept: number
    readonly rate: number
  } | null
  /** Requests a second of the mixed traffic, and the share of the machine's cores that it takes by these costs. */
  readonly rate: number
  readonly load: number
  readonly minutes: number
  readonly outcomes: Readonly<Record<RequestClass, Outcomes>>
  readonly firstViews: FirstViews
  /** How many processes of the machine wanted a core on average, in the quarter of an hour before. */
  readonly loadBefore: number
  /** Cores that were busy during the mixed traffic. */
  readonly busy: { readonly platforms: number; readonly postgres: number }
  /** Memory after the start, and at the beginning, the middle and the end of the mixed traffic. */
  readonly memory: readonly Memory[]
}

const classes = Object.keys(shares) as RequestClass[]
const alone: readonly Asked[] = [...classes, 'drawnPages', 'oneArticle']

/** @param load the share of the machine's cores that the mixed traffic takes, beside the load generator */
export async function measureTraffic(
  city: RunningCity,
  { minutes, load }: { readonly minutes: number; readonly load: number },
  say: (text: string) => void,
): Promise<Traffic> {
  const [, , loadBefore = Number.NaN] = loadavg()
  const facts = await readFacts(city.origins[0], city.members)
  say(`${facts.pages.length} pages, ${facts.articles.length} articles, ${facts.videos.length} videos`)
  const memory: Memory[] = [await memoryOf(city)]
  const generator = new Generator(city.origins, facts)
  const phase = Math.min(12_000, minutes * 6000)
  try {
    const costs = {} as Record<Asked, RequestCost>
    for (const name of alone) {
      await generator.keepBusy(name, { atOnce: 16, milliseconds: phase / 4 })
      costs[name] = await costOf(city, generator, name, phase)
      say(`${name}: ${JSON.stringify(costs[name])} ${JSON.stringify(generator.outcomes(name))}`)
    }
    const cached = await measureCached(city, facts, phase, say)
    const each = classes.reduce(
      (sum, name) => sum + (shares[name] / 100) * (costs[name].platform + costs[name].postgres),
      0,
    )
    const rate = Math.round((load * cpus().length * 1000) / each)
    generator.reset()
    const [before, drawnBefore] = [await city.usage(), await city.firstViews()]
    memory.push(await memoryOf(city))
    say(`mixed traffic: ${rate} a second`)
    const middle: Promise<Memory>[] = []
    const from = performance.now()
    await generator.sendMixed(rate, minutes * 60_000, (passed) => {
      if (passed >= minutes * 30_000 && middle.length === 0) middle.push(memoryOf(city))
    })
    const seconds = (performance.now() - from) / 1000
    const [after, drawnAfter] = [await city.usage(), await city.firstViews()]
    memory.push(...(await Promise.all(middle)), await memoryOf(city))
    const outcomes = Object.fromEntries(classes.map((name) => [name, generator.outcomes(name)])) as Traffic['outcomes']
    const sum = (of: typeof before) => of.platforms.reduce((all, one) => all + one.seconds, 0)
    return {
      costs,
      cached,
      rate,
      load,
      loadBefore,
      minutes,
      outcomes,
      firstViews: {
        cache: drawnAfter.cache - drawnBefore.cache,
        drawing: drawnAfter.drawing - drawnBefore.drawing,
        empty: drawnAfter.empty - drawnBefore.empty,
      },
      busy: {
        platforms: (sum(after) - sum(before)) / seconds,
        postgres: (after.postgres.seconds - before.postgres.seconds) / seconds,
      },
      memory,
    }
  } finally {
    await generator.close()
  }
}

async function memoryOf(city: RunningCity): Promise<Memory> {
  const { platforms, postgres } = await city.usage()
  return { platforms: platforms.map(({ bytes }) => bytes), postgres: postgres.bytes }
}

/** A class alone, with sixteen requests at once. A stream is counted as opened, watched for seconds, and closed. */
async function costOf(city: RunningCity, generator: Generator, name: Asked, phase: number): Promise<RequestCost> {
  generator.reset()
  const [before, from] = [await city.usage(), performance.now()]
  await generator.keepBusy(name, { atOnce: name === 'streams' ? 200 : 16, milliseconds: phase })
  const seconds = (performance.now() - from) / 1000
  const after = await city.usage()
  const { answered, bytes } = generator.outcomes(name)
  const used = after.platforms.map((usage, index) => usage.seconds - before.platforms[index]!.seconds)
  return {
    platform: (1000 * used.reduce((sum, each) => sum + each, 0)) / answered,
    postgres: (1000 * (after.postgres.seconds - before.postgres.seconds)) / answered,
    bytes: bytes / answered,
    rate: answered / seconds,
  }
}

/** Guests' pages through nginx, as a city has it in front. */
async function measureCached(
  city: RunningCity,
  facts: Awaited<ReturnType<typeof readFacts>>,
  phase: number,
  say: (text: string) => void,
): Promise<Traffic['cached']> {
  if (city.nginx === null) return null
  const generator = new Generator([city.nginx.origin], facts)
  try {
    const logged = (await city.nginx.accessLog()).length
    const [before, from] = [await city.usage(), performance.now()]
    await generator.keepBusy('pages', { atOnce: 16, milliseconds: phase })
    const seconds = (performance.now() - from) / 1000
    const after = await city.usage()
    const { answered, failures } = generator.outcomes('pages')
    const lines = (await city.nginx.accessLog()).slice(logged)
    const kept = (lines.match(/ (HIT|STALE|UPDATING) /g) ?? []).length / answered
    const used = after.platforms.map((usage, index) => usage.seconds - before.platforms[index]!.seconds)
    say(`nginx: ${answered} pages, ${JSON.stringify(failures)}`)
    return {
      nginx: (1000 * (after.nginx.seconds - before.nginx.seconds)) / answered,
      platform: (1000 * used.reduce((sum, each) => sum + each, 0)) / answered,
      kept,
      rate: answered / seconds,
    }
  } finally {
    await generator.close()
  }
}
