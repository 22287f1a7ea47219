import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { instantOf } from '../../../domain/frame/shared/site-time'

/** A limit as the wire has it. */
export function limitOf(limit: { readonly most: number; readonly until: string | null } | null): ReachedLimit | null {
  return limit === null ? null : { most: limit.most, until: limit.until === null ? null : instantOf(limit.until) }
}
