import type * as z from 'zod/mini'
import { errorCodes, type ErrorCode } from '../../../contract/envelope'
import type { reachedLimit } from '../../../contract/fields'
import type { Database } from '../database/client'
import { Refusal } from '../http/refusal'
import { countOrWait, readWait, type Allowance } from './allowance'

export type ReachedLimitDto = NonNullable<z.input<typeof reachedLimit>>

/**
 * How many things of a kind one subject (a member, a team) may send within a time. The refusal of one more, the `limit`
 * that the form reads beforehand, and its notice all derive from this one declaration.
 */
export interface CountedLimit {
  /** Counts one, or throws 429001 with the limit. */
  consume(database: Database, subject: string, now: Date): Promise<void>
  /** The limit that keeps the subject from sending one more; null while there is none, and for a guest. */
  readReached(database: Database, subject: string | null, now: Date): Promise<ReachedLimitDto | null>
}

/** @param name of what is sent, such as 'suggestion'; it begins the key under which the subject is counted */
export function formLimit(name: string, allowance: Allowance): CountedLimit {
  const reachedAfter = (wait: number, now: Date): ReachedLimitDto => ({
    most: allowance.most,
    until: new Date(now.getTime() + wait * 1000).toISOString(),
    wait,
  })
  return {
    async consume(database, subject, now) {
      const wait = await countOrWait(database, `${name}:${subject}`, allowance, now)
      if (wait > 0) throw limitRefusal(errorCodes.tooMany, reachedAfter(wait, now))
    },
    async readReached(database, subject, now) {
      const wait = subject === null ? 0 : await readWait(database, `${name}:${subject}`, allowance, now)
      return wait === 0 ? null : reachedAfter(wait, now)
    },
  }
}

/** The one of two limits that ends later, where both count an act; null where neither is reached. */
export function laterLimit(one: ReachedLimitDto | null, other: ReachedLimitDto | null): ReachedLimitDto | null {
  if (one === null || other === null) return one ?? other
  return (one.wait ?? Infinity) > (other.wait ?? Infinity) ? one : other
}

/** A limit that lasts until one of those that are open has ended. */
export const openLimit = (most: number): ReachedLimitDto => ({ most, until: null, wait: null })

/** Makes a refusal that carries the limit, so that the form says the same as it does beforehand. */
export function limitRefusal(code: ErrorCode, limit: ReachedLimitDto, state?: string): Refusal {
  const data = { limit, ...(state === undefined ? {} : { state }) }
  if (limit.wait === null) return new Refusal(code, null, data)
  const seconds = Math.max(1, Math.ceil(limit.wait))
  return new Refusal(code, null, { retry_after: seconds, ...data }, { 'retry-after': String(seconds) })
}
