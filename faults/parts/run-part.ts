import { setTimeout as pause } from 'node:timers/promises'
import { atMost, forScale, type Figure } from '../../bench/lib/figures.mjs'
import { deadline } from '../stack/client'
import type { Stack } from '../stack/stack'
import { actKinds, type Writer } from '../writing/act'
import { checkCity } from '../writing/check-city'
import { Office } from '../writing/office'
import { Writing, type Written } from '../writing/writing'
import type { Part } from './part'
import { Probing } from './probing'

/** Milliseconds after which a part brings no further fault about, since all of this takes longer on a busy machine. */
const longest = 4 * 60_000
/** Milliseconds after which what has not come back is given up. */
const patience = 90_000

export interface City {
  readonly stack: Stack
  readonly writers: readonly Writer[]
  /** What writers were told in all parts so far. */
  readonly written: Written[]
  /** What earlier parts found wrong. */
  readonly known: Set<string>
  say(line: string): void
}

export interface Ran {
  readonly figures: readonly Figure[]
  /** How often the fault was brought about. */
  readonly count: number
}

/** Brings one kind of fault about while people write, and measures what became of them and of their writes. */
export async function runPart(city: City, part: Part, times: number): Promise<Ran> {
  const { stack, writers, say } = city
  const probing = new Probing(stack.front.port)
  const office = new Office(stack)
  const writing = new Writing(stack, writers)
  await pause(1500)
  let slowest = 0
  let count = 0
  for (const begun = performance.now(); count < times && performance.now() - begun < longest; count += 1) {
    const index = count
    await part.run({ stack, index, pause })
    slowest = Math.max(slowest, await probing.untilWell(performance.now(), patience))
  }
  const written = await writing.stop()
  await office.close()
  await probing.stop()
  city.written.push(written)
  const damage = await checkCity(stack, city.written)
  const also = (await part.also?.(stack)) ?? []
  const fresh = (all: readonly string[]) => all.filter((each) => !city.known.has(each))
  const [lost, doubled, differing] = [fresh(damage.lost), fresh(damage.doubled), fresh([...damage.differing, ...also])]
  for (const each of [...lost, ...doubled, ...differing]) city.known.add(each)
  const pages = probing.failed('page')
  for (const [what, all] of Object.entries({
    lost,
    doubled,
    differing,
    ...written,
    pages: pages.map(({ status }) => status),
  }))
    if (Array.isArray(all) && all.length > 0 && what !== 'told') say(`    ${what}: ${all.slice(0, 5).join(' | ')}`)
  const sum = actKinds.reduce((total, kind) => total + written.told[kind].length, 0)
  const refusedReads = probing.failed('call').length
  const figures = [
    atMost(
      `${part.title}: writes lost, doubled, or in disagreement`,
      ...([lost.length + doubled.length + differing.length, 0, ''] as const),
      `${count} times; ${sum} acknowledged writes, ${written.repeated} repeated, ${written.open.size} never answered; ${refusedReads} of ${probing.count('call')} reads failed, of ${probing.count('page')} pages`,
    ),
    atMost(`${part.title}: answers that explain nothing`, written.unclear.length + written.refused.length, 0, ''),
    atMost(`${part.title}: until all calls go well again`, slowest, part.backWithin, 'ms'),
    atMost(
      `${part.title}: the longest wait for an answer`,
      Math.max(written.longest, probing.longest()),
      Math.min(deadline, part.answersWithin),
      'ms',
    ),
    part.pagesGoOn
      ? atMost(`${part.title}: kept pages that guests did not get`, pages.length, 0, '')
      : forScale(`${part.title}: kept pages that guests did not get`, pages.length, ''),
  ]
  return { figures, count }
}
