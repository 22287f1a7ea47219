import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Queries } from '../../../kernel/database/queries'
import type { Platform } from '../../../kernel/platform'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { localise } from '../../../kernel/site/localise'
import { selectConfigurations } from '../../../kernel/site/site.queries'

/** The sets of configurations by `sys_type`. When it is omitted, the set is the one that the client starts with. */
const sets: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['skin', 'menu', 'domains', 'hosts', 'start']],
  ['1', ['skin', 'menu', 'domains', 'hosts', 'start']],
  ['2', ['practice']],
])

/** Selects the stored configurations of a set after a cursor, with what this platform offers added. */
export async function listConfigurations(
  queries: Queries,
  { set = '', language }: { readonly set: string | undefined; readonly language: Language },
  after: CursorValues | null,
  { messenger, configuration }: Pick<Platform, 'messenger' | 'configuration'>,
) {
  const rows = await selectConfigurations(queries, sets.get(set) ?? [])
  return rows
    .filter(({ code }) => after === null || code > String(after[0]))
    .map(({ code, value }) => {
      const localised = localise(value, language)
      const addedFields =
        code === 'hosts'
          ? {
              messenger_login: messenger.isOffered,
              frame_origins: [...configuration.frameAncestors],
              partners: configuration.partners.map(({ origin }) => origin),
            }
          : null
      return { code, config_value: addedFields === null ? localised : { ...(localised as object), ...addedFields } }
    })
}
