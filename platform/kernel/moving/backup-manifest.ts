import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Transaction } from '../database/client'
import { OperatorError } from '../operator/operator-error'
import { readTables } from './catalogue'
import { computeSum, writePlainly } from './table-sums'

const manifestSchema = z.object({
  /** The format of the backup. */
  version: z.literal(1),
  kind: z.enum(['pglite', 'postgres']),
  at: z.string(),
  /** Tells which key sealed the texts, and nothing else about it. */
  keyId: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.string(), sum: z.string() })),
  uploads: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
})

/** What a backup holds, by which its restoration is checked. */
export type BackupManifest = z.output<typeof manifestSchema>

/** The parts of a backup's folder. */
export const partsOf = (folder: string) => ({
  manifest: join(folder, 'backup.json'),
  draft: join(folder, 'backup.json.draft'),
  dump: { pglite: join(folder, 'database.tar.gz'), postgres: join(folder, 'database.dump') },
  uploads: join(folder, 'uploads'),
  list: join(folder, 'uploads.txt'),
})

/** Written last, and as a whole: a folder without it is no backup. */
export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const { draft, manifest: path } = partsOf(folder)
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
  await rename(draft, path)
}

export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(partsOf(folder).manifest, 'utf8').catch(() => null)
  if (text === null) throw new OperatorError(`${folder} has no backup.json: it is no backup, or one that was ended.`)
  return manifestSchema.parse(JSON.parse(text))
}

/** The sums of all tables at one moment. */
export async function computeSums(transaction: Transaction): Promise<BackupManifest['tables']> {
  await writePlainly(transaction)
  const sums: BackupManifest['tables'] = {}
  for (const table of await readTables(transaction)) sums[table.name] = await computeSum(transaction, table)
  return sums
}

/** Throws unless the tables have the sums that they should have. */
export function requireSums(expected: BackupManifest['tables'], found: BackupManifest['tables']): void {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [before, now] = [expected[name], found[name]]
    if (before?.rows !== now?.rows || before?.sum !== now?.sum)
      throw new OperatorError(
        `${name} differs from the backup: ${before?.rows ?? 'no'} rows there, ${now?.rows ?? 'no'} here.`,
      )
  }
}

export const rowsIn = (tables: BackupManifest['tables']): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + Number(rows), 0)
