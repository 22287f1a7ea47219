import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { statementsRefusedOverRows } from './migration-rules.mjs'
import { bin, capture, root, run } from './run.mjs'

export const journal = 'platform/database/migrations/meta/_journal.json'
const folder = 'platform/database/migrations'
const args = (name) => ['generate', '--config', 'platform/database/drizzle.config.ts', '--name', name]

/**
 * Writes the migration from the last one to the current schema.
 * @param {string} name what changed
 * @param {{ readonly quiet: boolean }} options whether the output of drizzle-kit, which has a line for each table, is
 * shown only when it fails; drizzle-kit cannot ask then whether a column was renamed
 * @returns {Promise<readonly string[]>} the files that it made, besides its entry in the journal; empty when no table
 * changed
 */
export async function makeMigration(name, { quiet }) {
  const before = new Set(filesOf())
  if (quiet) {
    const { code, output } = await capture(bin('drizzle-kit'), args(name))
    if (code !== 0) throw new Error(output)
  } else await run(bin('drizzle-kit'), args(name))
  const newFiles = filesOf().filter((path) => !before.has(path))
  const refusedStatements = newFiles
    .filter((path) => path.endsWith('.sql'))
    .flatMap((path) => statementsRefusedOverRows(readFileSync(join(root, path), 'utf8')))
  if (refusedStatements.length > 0)
    throw new Error(
      `PostgreSQL refuses this on a table with rows:\n${refusedStatements.join('\n')}\n` +
        `Give the column a .default(…) in its schema, take back ${newFiles.join(', ')} and its entry in the journal, and run it again.`,
    )
  return newFiles
}

function filesOf() {
  return [folder, `${folder}/meta`]
    .flatMap((path) =>
      existsSync(join(root, path)) ? readdirSync(join(root, path)).map((name) => `${path}/${name}`) : [],
    )
    .filter((path) => path.endsWith('.sql') || path.endsWith('_snapshot.json'))
}
