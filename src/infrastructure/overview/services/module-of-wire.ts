import type { moduleSchema } from '../../../../contract/services'
import { linkTarget } from '../../../domain/frame/navigation/site-link'
import type { ServiceModule } from '../../../domain/overview/services/service-module'
import type { Decoded } from '../../frame/http/wire-case'

/** Converts a module; an entry with an unsafe link is left out. */
export function moduleOf({ id, name, entries }: Decoded<typeof moduleSchema>): ServiceModule {
  return {
    id,
    name,
    entries: entries.flatMap(({ link, ...entry }) => {
      const target = linkTarget(link)
      return target === null ? [] : [{ ...entry, target }]
    }),
  }
}
