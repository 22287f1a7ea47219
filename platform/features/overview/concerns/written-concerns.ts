import { thingKey, thingOf, type ThingKind } from '../../../../src/domain/frame/concerns/concerned'
import type { Queries } from '../../../kernel/database/queries'
import type { ContentAddition } from '../../../kernel/publishing/published-kinds'
import type { Exists, Misfit } from '../../../kernel/publishing/publishable-kind'
import { selectShownIds } from './concerns.queries'
import { writeConcerns } from './write-concerns'

/** Checks and writes what the files of contents say that they are about. */
export const writtenConcerns: ContentAddition<'concerns'> = {
  field: 'concerns',
  check: checkConcerns,
  write: (transaction, id, written) => writeConcerns(transaction, id, written),
}

/** Finds what is named twice, and what is nothing that everybody may see. */
async function checkConcerns(
  queries: Queries,
  written: readonly string[] | undefined,
  exists: Exists,
): Promise<Misfit[]> {
  const misfits: Misfit[] = []
  const named = new Set<string>()
  for (const [index, text] of (written ?? []).entries()) {
    const thing = thingOf(text)
    // The schema has already refused it.
    if (thing === null) continue
    const misfit = (message: string) => misfits.push({ path: ['concerns', index], message })
    if (named.has(thingKey(thing))) misfit(`"${text}" is named twice`)
    else if (!(exists(thing.kind, thing.id) ?? (await isShown(queries, thing.kind, thing.id))))
      misfit(`there is no ${thing.kind} "${thing.id}" that everybody may see`)
    named.add(thingKey(thing))
  }
  return misfits
}

const isShown = async (queries: Queries, kind: ThingKind, id: string): Promise<boolean> =>
  (await selectShownIds(queries, kind, [id], null)).length > 0
