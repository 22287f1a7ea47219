import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isAdditive, ownMigrations, statementsRefusedOverRows, statementsThatTakeAway } from './migration-rules.mjs'
import { bin, capture, root, run } from './run.mjs'

const folder = 'platform/database/migrations'
export const journal = `${folder}/meta/_journal.json`
/** The migrations that only add, by which an older version accepts a database that has them. */
export const additiveList = `${folder}/additive.json`
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
  const filesBefore = new Set(filesOf())
  if (quiet) {
    const { code, output } = await capture(bin('drizzle-kit'), args(name))
    if (code !== 0) throw new Error(output)
  } else await run(bin('drizzle-kit'), args(name))
  const newFiles = filesOf().filter((path) => !filesBefore.has(path))
  // The next migration starts from the last snapshot alone, and each has 20,000 lines.
  for (const path of filesOf().filter(isSnapshot).sort().slice(0, -1)) rmSync(join(root, path))
  const texts = newFiles.filter((path) => path.endsWith('.sql')).map((path) => readFileSync(join(root, path), 'utf8'))
  const refusedStatements = texts.flatMap(statementsRefusedOverRows)
  if (refusedStatements.length > 0)
    throw new Error(
      `PostgreSQL refuses this on a table with rows:\n${refusedStatements.join('\n')}\n` +
        `Give the column a .default(…) in its schema, and run \`npm run migration -- --again\`.`,
    )
  const taken = texts.flatMap(statementsThatTakeAway)
  if (taken.length > 0)
    process.stderr.write(
      `The version that runs now cannot live with this:\n${taken.join('\n')}\n` +
        `Leave it until a later release, or begin the migration with a line \`-- contract: <since when nothing uses it>\`.\n`,
    )
  listAdditive()
  return newFiles
}

/** Writes the list of the migrations that only add. */
export function listAdditive() {
  const tags = filesOf()
    .filter((path) => path.endsWith('.sql') && isAdditive(readFileSync(join(root, path), 'utf8')))
    .map((path) => basename(path, '.sql'))
    .sort()
  writeFileSync(join(root, additiveList), `${JSON.stringify(tags, null, 2)}\n`)
}

/**
 * Takes back the migrations that the main branch does not have, so that they can be made anew as one.
 * @returns {Promise<string | null>} the name of the last of them; null when there are none
 */
export async function takeBack() {
  const commit = await mainCommit()
  const mainJournal = await git('show', `${commit}:${journal}`)
  const { files, name } = ownMigrations(
    filesOf().map((path) => basename(path)),
    mainJournal,
  )
  for (const path of filesOf()) if (files.includes(basename(path))) rmSync(join(root, path))
  if (name === null) return null
  // The journal, and the snapshot that the branch replaced by its own.
  const meta = (await git('ls-tree', '--name-only', commit, `${folder}/meta/`)).trim().split('\n')
  for (const path of meta) writeFileSync(join(root, path), await git('show', `${commit}:${path}`))
  return name
}

/** The commit at which this branch, or the one that is being merged, left the main branch. */
async function mainCommit() {
  const branchHead = (await isThere('MERGE_HEAD')) ? 'MERGE_HEAD' : 'HEAD'
  const main = (await isThere('origin/HEAD')) ? 'origin/HEAD' : 'main'
  return (await git('merge-base', branchHead, main)).trim()
}

const isThere = async (name) => (await capture('git', ['rev-parse', '--verify', '--quiet', name])).code === 0

async function git(...words) {
  const { code, output } = await capture('git', words)
  if (code !== 0) throw new Error(output)
  return output
}

function filesOf() {
  return [folder, `${folder}/meta`]
    .flatMap((path) =>
      existsSync(join(root, path)) ? readdirSync(join(root, path)).map((name) => `${path}/${name}`) : [],
    )
    .filter((path) => path.endsWith('.sql') || isSnapshot(path))
}

const isSnapshot = (path) => path.endsWith('_snapshot.json')
