import { sql } from 'drizzle-orm'
import { rowsOf } from '../../platform/kernel/database/client'
import type { Stack } from '../stack/stack'
import { actKinds } from './act'
import { compareWrites } from './compare-writes'
import { differences, presentWrites } from './present'
import type { Written } from './writing'

/** What is wrong in the city after the faults of one part. */
export interface Damage {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Ledgers, pots and counters that do not agree, and writes that nobody was told of. */
  readonly differing: readonly string[]
}

/** Compares everything that writers were told since the city began with what is there. */
export async function checkCity(stack: Stack, all: readonly Written[]): Promise<Damage> {
  const present = await presentWrites(stack)
  const open = new Set(all.flatMap((each) => [...each.open]))
  const lost: string[] = []
  const doubled: string[] = []
  const differing = [...(await differences(stack)), ...(await wrongLikes(stack, all, open))]
  for (const kind of actKinds) {
    if (kind === 'like') continue
    const told = all.flatMap((each) => each.told[kind])
    const compared = compareWrites(told, present[kind], open)
    lost.push(...compared.lost.map((mark) => `${kind} ${mark}`))
    doubled.push(...compared.doubled.map((mark) => `${kind} ${mark}`))
    // An upload whose answer was lost is sent again as another one; the clean-up removes the first one after a day.
    if (kind !== 'upload') differing.push(...compared.unasked.map((mark) => `nobody was told: ${kind} ${mark}`))
  }
  return { lost, doubled, differing }
}

/** A like is a state: what its member was told last must hold. */
async function wrongLikes({ direct }: Stack, all: readonly Written[], open: ReadonlySet<string>): Promise<string[]> {
  const rows = await rowsOf<{ user: string; place: string }>(
    direct.database,
    sql`select user_id as "user", content_id as place from likes where content_id like 'faults-article-%'`,
  )
  const liked = new Set(rows.map(({ user, place }) => `${user} ${place}`))
  const wanted = new Map<string, boolean>()
  for (const mark of all.flatMap(({ told }) => told.like)) wanted.set(mark.slice(0, -2), mark.endsWith('1'))
  for (const mark of open) wanted.delete(mark.slice(0, -2))
  return [...wanted].filter(([mark, isLiked]) => liked.has(mark) !== isLiked).map(([mark]) => `like: ${mark}`)
}
