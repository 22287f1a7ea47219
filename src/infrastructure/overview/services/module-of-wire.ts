import type * as z from 'zod/mini'
import type { moduleSchema } from '../../../../contract/services'
import { linkTarget } from '../../../domain/frame/navigation/site-link'
import type { ServiceModule } from '../../../domain/overview/services/service-module'
import type { Camelised } from '../../frame/http/wire-case'

/** Converts a module; an entry with an unsafe link is left out. */
export function moduleOf({ id, name, entries }: Camelised<z.output<typeof moduleSchema>>): ServiceModule {
  return {
    id,
    name,
    entries: entries.flatMap((entry) => {
      const target = linkTarget(entry.link)
      return target === null
        ? []
        : [{ id: entry.id, name: entry.name, summary: entry.summary, icon: entry.icon, target }]
    }),
  }
}
