import type * as z from 'zod/mini'
import { reachedLimit } from '../../../../contract/fields'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { instantOf } from '../../../domain/frame/shared/site-time'

/** A limit as the wire has it. */
export function limitOf(limit: z.output<typeof reachedLimit>): ReachedLimit | null {
  if (limit === null) return null
  const { most, until, wait } = limit
  return { most, until: until === null ? null : instantOf(until), wait: wait === null ? null : wait * 1000 }
}

/** The limit in the data of a refusal; null where it has none. */
export function limitIn(data: unknown): ReachedLimit | null {
  const found = typeof data === 'object' && data !== null ? reachedLimit.safeParse(Reflect.get(data, 'limit')) : null
  return found?.success === true ? limitOf(found.data) : null
}
