import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, desc, eq } from 'drizzle-orm'
import { isBeyond, inLanguage, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { cardColumn } from '../../../kernel/contents/cards'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { selection } from './selection.schema'

/** Selects the editors' choice. Withdrawn contents are left out until they are published again. */
export function selectSelection(queries: Queries, language: Language, limit: number, after: CursorValues | null) {
  return queries.read(
    build
      .select({
        id: selection.contentId,
        note: inLanguage(selection.note, language),
        chosen_at: selection.chosenAt,
        card: cardColumn(language, null),
      })
      .from(selection)
      .innerJoin(contents, and(eq(contents.id, selection.contentId), published))
      .where(isBeyond('<', [selection.chosenAt, selection.contentId], after))
      .orderBy(desc(selection.chosenAt), desc(selection.contentId))
      .limit(limitOf(limit)),
  )
}
