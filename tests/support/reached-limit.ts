import type { ReachedLimit } from '../../src/domain/frame/shared/reached-limit'
import { start } from './hand-clock'

/** An hour in milliseconds, after which the limit ends. */
export const hour = 3_600_000

/** A limit that is reached when a test begins, and ends an hour later. */
export const reachedLimit = (most = 10): ReachedLimit => ({ most, until: start + hour, wait: hour })

/** Matches the notice that a form shows for that limit. */
export const limitNotice = /which is the most for now\. You can send another from/
