import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { platformProgram } from '../../scripts/build-platform.mjs'
import { migrationsFolder } from '../../platform/kernel/database/migrate'

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[]
}

/** What a later version changes. */
export interface LaterMigration {
  readonly name: string
  readonly sql: string
  readonly isAdditive: boolean
}

/** Adds migrations to a folder of them, as `npm run migration` does. */
export async function addMigrations(folder: string, migrations: readonly LaterMigration[]): Promise<void> {
  const read = async <Content>(file: string) => JSON.parse(await readFile(join(folder, file), 'utf8')) as Content
  const journal = await read<Journal>('meta/_journal.json')
  const additive = await read<readonly string[]>('additive.json')
  const last = journal.entries.at(-1)?.when ?? 0
  const added = migrations.map(({ name, ...rest }, index) => ({ ...rest, tag: `later-${index}_${name}` }))
  for (const { tag, sql } of added) await writeFile(join(folder, `${tag}.sql`), sql)
  const entries = added.map(({ tag }, index) => ({ version: '7', when: last + index + 1, tag, breakpoints: true }))
  const write = (file: string, content: unknown) => writeFile(join(folder, file), JSON.stringify(content))
  await write('meta/_journal.json', { ...journal, entries: [...journal.entries, ...entries] })
  await write('additive.json', [...additive, ...added.flatMap(({ tag, isAdditive }) => (isAdditive ? [tag] : []))])
}

/** A folder with the migrations of this version and some more; the caller removes it. */
export async function laterMigrations(migrations: readonly LaterMigration[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'townsquare-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  await addMigrations(folder, migrations)
  return folder
}

/** A program of the platform that has some more migrations than this one, for processes of its own. */
export async function makeLaterVersion(migrations: readonly LaterMigration[]) {
  const folder = await mkdtemp(join(tmpdir(), 'townsquare-version-'))
  await cp(dirname(platformProgram('main')), join(folder, 'dist/platform'), { recursive: true })
  for (const part of ['package.json', 'platform/database/migrations'])
    await cp(part, join(folder, part), { recursive: true })
  for (const part of ['node_modules', 'platform/demo']) await symlink(join(process.cwd(), part), join(folder, part))
  await addMigrations(join(folder, 'platform/database/migrations'), migrations)
  return { program: join(folder, 'dist/platform/main.js'), remove: () => rm(folder, { recursive: true, force: true }) }
}
