import type { ThingReference } from '../../../../src/domain/frame/concerns/concerned'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { ContentCardRow } from '../../../kernel/contents/cards'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { selectConcerningContents, selectShownIds } from './concerns.queries'

interface ContentsReader {
  /** The id of the member; null for a guest. */
  readonly id: string | null
  readonly language: Language
}

/** The contents about a thing, the newest first; none about one that the reader may not see. */
export async function listConcerningContents(
  database: Database,
  thing: ThingReference,
  reader: ContentsReader,
  page: { readonly limit: number; readonly after: CursorValues | null },
): Promise<readonly ContentCardRow[]> {
  const queries = queriesOf(database)
  if ((await selectShownIds(queries, thing.kind, [thing.id], reader.id)).length === 0) return []
  return await selectConcerningContents(queries, { thing, reader: reader.id, language: reader.language, ...page })
}
