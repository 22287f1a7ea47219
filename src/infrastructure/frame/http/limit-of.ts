import { reachedLimit } from '../../../../contract/fields'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'

/** The limit in the data of a refusal; null where it has none. */
export function limitIn(data: unknown): ReachedLimit | null {
  const found = typeof data === 'object' && data !== null ? reachedLimit.safeParse(Reflect.get(data, 'limit')) : null
  return found?.success === true ? found.data : null
}
