import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  isAdditive,
  ownMigrations,
  statementsRefusedOverRows,
  statementsThatTakeAway,
} from '../../scripts/migration-rules.mjs'
import { filesBelow, repository } from './source-tree'

it('no migration adds a required column without a default: PostgreSQL refuses it on a table with rows', () => {
  const refused = filesBelow(['platform/database/migrations'], ['.sql']).flatMap(({ path, text }) =>
    statementsRefusedOverRows(text).map((statement) => `${path}: ${statement}`),
  )
  expect(refused, 'give the column a .default(…) in its schema, delete this migration and generate it again').toEqual(
    [],
  )
})

it.each([
  ['ALTER TABLE "wishes" ADD COLUMN "note" text NOT NULL;', 1],
  ['ALTER TABLE "wishes" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;', 0],
  ['ALTER TABLE "wishes" ADD COLUMN "note" text;', 0],
  ['ALTER TABLE "wishes" ADD COLUMN "rank" integer GENERATED ALWAYS AS (likes * 2) STORED NOT NULL;', 0],
  ['CREATE TABLE "notes" ("id" text PRIMARY KEY NOT NULL);', 0],
])('%s is refused over rows: %i', (text, count) => {
  expect(statementsRefusedOverRows(text)).toHaveLength(count)
})

/** The last migration that took away what the version before it used: nobody ran two versions at once then. */
const lastThatTook = '20261126022640'

it('no migration takes away what the version before it uses: both run over one database for a while', () => {
  const taken = filesBelow(['platform/database/migrations'], ['.sql'])
    .filter(({ path }) => (/\d{14}/.exec(path)?.[0] ?? '') > lastThatTook)
    .flatMap(({ path, text }) => statementsThatTakeAway(text).map((statement) => `${path}: ${statement}`))
  expect(taken, 'leave it until a later release, or begin the migration with `-- contract: <why>`').toEqual([])
})

it.each([
  ['ALTER TABLE "wishes" DROP COLUMN "note";', 1],
  ['ALTER TABLE "wishes" RENAME COLUMN "note" TO "text";--> statement-breakpoint\nDROP TABLE "notes" CASCADE;', 2],
  ['ALTER TABLE "wishes" ALTER COLUMN "note" SET NOT NULL;', 1],
  ['ALTER TABLE "wishes" ALTER COLUMN "note" SET DATA TYPE integer;', 1],
  ['ALTER TABLE "wishes" ALTER COLUMN "note" DROP DEFAULT;', 1],
  ['ALTER TABLE "wishes" ADD CONSTRAINT "wishes_note" CHECK (note <> \'\');', 1],
  ['CREATE UNIQUE INDEX "wishes_by_note" ON "wishes" USING btree ("note");', 1],
  ['CREATE TABLE "notes" ("id" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "by_id" ON "notes" ("id");', 0],
  ['ALTER TABLE "wishes" ADD COLUMN "key" text;\nCREATE UNIQUE INDEX "by_key" ON "wishes" ("id", "key");', 0],
  ['ALTER TABLE "wishes" ADD CONSTRAINT "by" FOREIGN KEY ("note_id") REFERENCES "notes"("id");', 0],
  ['-- contract: nothing has used it since version 3\nALTER TABLE "wishes" DROP COLUMN "note";', 0],
  ['ALTER TABLE "wishes" ALTER COLUMN "note" DROP NOT NULL;', 0],
  ['DROP INDEX "wishes_by_note";', 0],
  ['INSERT INTO "notes" SELECT \'rename table drop column\';', 0],
])('%s takes away: %i', (text, count) => {
  expect(statementsThatTakeAway(text)).toHaveLength(count)
})

it('the list of the migrations that only add, by which an older version takes a database, is up to date', () => {
  const folder = 'platform/database/migrations'
  const additive = filesBelow([folder], ['.sql']).filter(({ text }) => isAdditive(text))
  const listed = JSON.parse(readFileSync(join(repository, folder, 'additive.json'), 'utf8'))
  expect(listed, 'npm run migration -- --list writes it').toEqual(
    additive.map(({ path }) => basename(path, '.sql')).sort(),
  )
})

it.each([
  ['CREATE TABLE "notes" ("id" text);--> statement-breakpoint\nINSERT INTO "notes" SELECT id FROM "wishes";', true],
  ['ALTER TABLE "wishes" ADD COLUMN "note" text;', true],
  ['ALTER TABLE "wishes" DROP COLUMN "note";', false],
  ['-- contract: nothing has used it since version 3\nALTER TABLE "wishes" DROP COLUMN "note";', false],
  ['ALTER TABLE "wishes" ADD COLUMN "note" text;--> statement-breakpoint\nUPDATE "wishes" SET "text" = \'\';', false],
  ['WITH gone AS (DELETE FROM "wishes" RETURNING id) SELECT 1;', false],
  ['-- additive: the version before shows an empty text, too\nUPDATE "wishes" SET "text" = \'\';', true],
])('%s only adds: %s', (text, expected) => {
  expect(isAdditive(text)).toBe(expected)
})

it.each([
  [[], 'npm run migration -- --name'],
  [['--name', 'Some Thing'], 'kebab-case'],
])('npm run migration %j asks for a name that says what changed', (args, words) => {
  const ran = spawnSync(process.execPath, ['scripts/migration.mjs', ...args], { cwd: repository, encoding: 'utf8' })
  expect([ran.status, ran.stderr]).toEqual([2, expect.stringContaining(words)])
})

it('there is one snapshot of the tables, of the last migration: the next one starts from it', () => {
  const [migrations, snapshots] = [['.sql'], ['_snapshot.json']].map((ending) =>
    filesBelow(['platform/database/migrations'], ending).map(({ path }) => basename(path).split('_')[0]),
  )
  expect(snapshots, 'remove those of earlier migrations').toEqual([migrations?.sort().at(-1)])
})

it('the migrations of a branch are those that the journal of the main branch does not have', () => {
  const journal = JSON.stringify({ entries: [{ idx: 0, tag: '20260101000000_first-tables' }] })
  const first = ['20260101000000_first-tables.sql', '20260101000000_snapshot.json']
  const own = ['20260102000000_notes.sql', '20260103000000_more-notes.sql', '20260103000000_snapshot.json']
  expect(ownMigrations([...first, ...own], journal)).toEqual({ files: own, name: 'more-notes' })
  expect(ownMigrations(first, journal)).toEqual({ files: [], name: null })
})
