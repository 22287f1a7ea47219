import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptiedComment } from '../../platform/features/participation/comments/comments.schema'
import { emptiedLetter } from '../../platform/features/civic/team-letters/team-letters.schema'
import type { CaseKind, CaseTable } from '../../platform/kernel/cases/case-kind'
import { filesBelow } from './source-tree'

const files = filesBelow(['platform/kernel', 'platform/features'], ['.ts']).map(({ path }) => path)
const load = (paths: readonly string[]) =>
  Promise.all(paths.map((path) => import(resolve(path)) as Promise<Record<string, unknown>>))
const exportsOf = async (paths: readonly string[]) => [
  ...new Set((await load(paths)).flatMap((exported) => Object.values(exported))),
]

const isKind = (value: unknown): value is CaseKind =>
  typeof value === 'object' && value !== null && 'lifecycle' in value && 'table' in value && 'recipients' in value
const kinds = (await exportsOf(files.filter((path) => /-cases?\.ts$/.test(path)))).filter(isKind)
const tables = (await exportsOf(files.filter((path) => path.endsWith('.schema.ts')))).filter((value) =>
  is(value, PgTable),
)

/** Names of states in which a case ends when who made it takes it back. */
const takenBack = /^(withdrawn|deleted|retracted|revoked)$/

/** Columns with a text that no member wrote, by table. */
const unwritten: Readonly<Record<string, readonly string[]>> = { wishes: ['wantedOn'], comments: ['removalReason'] }

/** Whether a column can hold what a member said: words, addresses of files, positions. */
function isSaid(column: PgColumn): boolean {
  if (column.primary || column.generated !== undefined || column.enumValues !== undefined) return false
  if (/(^|_)(id|kind|state)$/.test(column.name)) return false
  return /^(text|jsonb|double precision)(\[\])?$/.test(column.getSQLType())
}

/** The columns of a table that still hold something after what it names as emptied. */
const leftIn = (table: PgTable, emptied: object): string[] =>
  Object.entries(getTableColumns(table))
    .filter(([name, column]) => isSaid(column) && !(name in emptied))
    .map(([name]) => name)
    .filter((name) => unwritten[getTableName(table)]?.includes(name) !== true)

describe('what somebody takes back', () => {
  it.each(kinds.map((kind) => [kind.name, kind] as const))('leaves no words in a case of kind %s', (_, kind) => {
    const { lifecycle, withdrawal } = kind
    const ends = new Set(
      Object.values(lifecycle.acts)
        .map(({ to }) => to)
        .filter((state) => takenBack.test(state)),
    )
    expect([...ends], `declare withdrawal in the kind of case ${kind.name}`).toEqual(
      withdrawal === undefined ? [] : [withdrawal.state],
    )
    if (withdrawal !== undefined)
      expect(leftIn(kind.table as CaseTable, withdrawal.emptied), 'columns that are not emptied').toEqual([])
  })

  it('is looked for in every lifecycle', () => {
    expect(kinds.length).toBeGreaterThan(12)
    expect(kinds.filter(({ withdrawal }) => withdrawal !== undefined).length).toBeGreaterThan(5)
  })

  it('leaves none in rows that are marked as deleted or removed', () => {
    /** What such a row loses, by its table. An account is cleared by the rules of `<feature>.personal.ts`. */
    const emptied: Readonly<Record<string, object | 'by rule'>> = {
      comments: emptiedComment,
      team_letters: emptiedLetter,
      users: 'by rule',
      // What the newsroom publishes is its own.
      imported_items: 'by rule',
      published_documents: 'by rule',
    }
    const marked = tables.filter((table) =>
      Object.values(getTableColumns(table)).some(({ name }) => /^(deleted|removed|withdrawn|retracted)_at$/.test(name)),
    )
    for (const table of marked) {
      const loss = emptied[getTableName(table)]
      expect(loss, `say here what a row of ${getTableName(table)} loses`).toBeDefined()
      if (typeof loss === 'object') expect(leftIn(table, loss)).toEqual([])
    }
    expect(marked.length).toBeGreaterThan(2)
  })
})
