import { inArray } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { writeContents } from '../../../kernel/contents/write-contents'
import type { ContentRow, Writing } from '../../../kernel/contents/write-contents'
import type { Database } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { writeRows } from '../../../kernel/database/write-rows'
import { specialColumns, specialItems } from './specials.schema'

export interface WrittenSpecial {
  readonly content: Omit<ContentRow, 'type' | 'layout'>
  /** Its columns with the ids of their contents, both in order. */
  readonly columns: readonly { readonly name: Localised; readonly contentIds: readonly string[] }[]
}

/** Writes specials with the contents of their columns, which exist already. */
export async function writeSpecials(
  database: Database,
  specials: readonly WrittenSpecial[],
  writing: Writing,
): Promise<void> {
  await writeContents(
    database,
    specials.map(({ content }) => ({ ...content, type: contentKinds.special.code, layout: 'big' })),
    writing,
  )
  if (writing === 'replace') {
    const ids = specials.map(({ content }) => content.id)
    await database.delete(specialColumns).where(inArray(specialColumns.specialId, ids))
  }
  const columns = specials.flatMap(({ content, columns: named }) =>
    named.map((column, index) => ({ ...column, id: `${content.id}-${index + 1}`, specialId: content.id, index })),
  )
  await writeRows(
    database,
    specialColumns,
    columns.map(({ id, specialId, name, index }) => ({ id, specialId, name, sort: index + 1 })),
  )
  await writeRows(
    database,
    specialItems,
    columns.flatMap(({ id, contentIds }) =>
      contentIds.map((contentId, index) => ({ columnId: id, contentId, sort: index + 1 })),
    ),
  )
}
