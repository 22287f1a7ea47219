import { queriesOf } from '../../../kernel/database/queries'
import type { CommandOffice } from '../../../kernel/operator/desk'
import type { Exists } from '../../../kernel/publishing/publishable-kind'
import { readDocumentRow, usedMessage } from './documents'
import type { FileProblem } from './front-matter'
import type { CheckedDocument, ReadFolder } from './read-folder'

/** Checks what the documents say against the database and each other. */
export async function checkDocuments(
  { database }: CommandOffice,
  { documents, faulty, unread }: Pick<ReadFolder, 'documents' | 'faulty' | 'unread'>,
): Promise<FileProblem[]> {
  const queries = queriesOf(database)
  const all: readonly CheckedDocument[] = [...documents, ...faulty]
  const states = new Map(all.map(({ kind, id, isWithdrawn }) => [`${kind.name}:${id}`, !isWithdrawn]))
  const going = new Set(all.flatMap(({ id, isWithdrawn }) => (isWithdrawn ? [id] : [])))
  const exists: Exists = (kind, id) => states.get(`${kind}:${id}`) ?? (unread.has(id) ? true : null)
  const problems: FileProblem[] = []
  for (const { kind, id, file, fields, isWithdrawn, lineOf } of all) {
    if (isWithdrawn) {
      const users = ((await kind.usedBy?.(queries, id)) ?? []).filter((key) => !going.has(key.split(':')[1] ?? ''))
      if (users.length > 0) problems.push({ file, line: lineOf(['withdrawn']), message: usedMessage(users) })
      continue
    }
    const misfits = await kind.check(queries, fields as object, exists, id)
    problems.push(...misfits.map(({ path, message }) => ({ file, line: lineOf(path), message })))
    if ((await readDocumentRow(database, kind.name, id)) === null && (await kind.isTaken(queries, id)))
      problems.push({ file, line: 1, message: `"${id}" exists already, and was not published from a file` })
  }
  return problems
}
