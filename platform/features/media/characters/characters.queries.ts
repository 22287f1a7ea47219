import type { Language } from '../../../../src/domain/frame/site/preferences'
import { asc } from 'drizzle-orm'
import { isBeyond, inLanguage, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { characters } from './characters.schema'

/** Selects the characters in the order that the editors chose. */
export function selectCharacters(queries: Queries, language: Language, limit: number, after: CursorValues | null) {
  const { id, sort, name, role, story, portrait, link } = characters
  return queries.read(
    build
      .select({
        id,
        sort,
        name: inLanguage(name, language),
        role: inLanguage(role, language),
        story: inLanguage(story, language),
        portrait,
        link,
      })
      .from(characters)
      .where(isBeyond('>', [sort, id], after))
      .orderBy(asc(sort), asc(id))
      .limit(limitOf(limit)),
  )
}
