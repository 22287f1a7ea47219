import { sql } from 'drizzle-orm'
import { rm } from 'node:fs/promises'
import type { CommandOffice } from '../../../kernel/operator/desk'
import type { Localised } from '../../../kernel/database/schema/localised'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { outsideText } from '../../../kernel/outside/outside-text'
import type { PublishableKind, PublishedDocument, StoredMedium } from '../../../kernel/publishing/publishable-kind'
import { siteInstant } from '../../../kernel/publishing/site-instant'
import { checkMedium, MediumProblem } from './check-medium'
import type { CheckedMedium } from './check-medium'
import { checkDocuments } from './check-documents'
import { readDocumentRow, saveDocument, showDocument, withdrawDocument } from './documents'
import type { DocumentRow } from './documents'
import type { FileProblem } from './front-matter'
import { kindsInOrder } from './kinds-in-order'
import { htmlOf } from './markdown'
import { readFolder } from './read-folder'
import type { FolderDocument } from './read-folder'
import { keepMedia, storeMedium } from './store-media'

/** What a run does with a document. `held` saves what the file says of a document that the desk has withdrawn. */
export type PublishAct = 'new' | 'changed' | 'scheduled' | 'withdrawn' | 'put back' | 'held' | 'unchanged'

export interface PlannedDocument {
  readonly written: FolderDocument
  readonly act: PublishAct
  /** When it becomes public; null for at once. */
  readonly dueAt: Date | null
  readonly row: DocumentRow | null
}

export interface PublishRun {
  readonly planned: readonly PlannedDocument[]
  /** Everything that is wrong in the folder; nothing was published when there is any. */
  readonly problems: readonly FileProblem[]
}

interface FolderRequest {
  readonly folder: string
  readonly isDryRun: boolean
  readonly operator: string
  readonly at: Date
}

/** Publishes a folder of documents: all of it in one transaction, or nothing while anything in it is wrong. */
export async function publishFolder(
  office: CommandOffice,
  kinds: readonly PublishableKind[],
  { folder, isDryRun, operator, at }: FolderRequest,
): Promise<PublishRun> {
  const { documents, problems: readProblems, ...others } = await readFolder(folder, kinds)
  const problems = [...readProblems, ...(await checkDocuments(office, { documents, ...others }))]
  const planned = await plan(office, documents, at)
  const media = new Map<string, CheckedMedium>()
  try {
    for (const { written, act } of planned)
      if (act !== 'unchanged' && act !== 'withdrawn') problems.push(...(await checkMedia(office, written, media)))
    if (problems.length > 0 || isDryRun) return { planned, problems: inOrder(problems) }
    for (const medium of media.values()) await storeMedium(office, medium, at)
    const ordered = kindsInOrder(kinds).flatMap((kind) => planned.filter(({ written }) => written.kind === kind))
    await office.database.transaction(async (transaction) => {
      // A folder is written in the order in which its documents refer to each other, so that folders take turns.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('publish'))`)
      const stored = [...media.values()].map((medium) => medium.stored)
      await keepMedia(transaction, stored)
      for (const each of ordered) await carryOut(transaction, each, media, { operator, at })
      // What refers to something goes before it.
      for (const { written, act } of ordered.reverse())
        if (act === 'withdrawn') await withdrawDocument(transaction, written.kind, written.id, { at, where: 'file' })
    })
    return { planned, problems: [] }
  } finally {
    for (const { file } of media.values()) await rm(file, { force: true })
  }
}

const inOrder = (problems: readonly FileProblem[]): FileProblem[] =>
  [...problems].sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line))

async function plan(
  { database }: CommandOffice,
  documents: readonly FolderDocument[],
  now: Date,
): Promise<PlannedDocument[]> {
  const instant = siteInstant(queriesOf(database))
  const planned: PlannedDocument[] = []
  for (const written of documents) {
    const row = await readDocumentRow(database, written.kind.name, written.id)
    const publishAt = written.publishAt === null ? null : await instant(written.publishAt)
    const dueAt = publishAt !== null && publishAt > now ? publishAt : null
    planned.push({ written, row, dueAt, act: actOn(written, row, dueAt) })
  }
  return planned
}

function actOn({ digest, isWithdrawn }: FolderDocument, row: DocumentRow | null, dueAt: Date | null): PublishAct {
  if (isWithdrawn) return row === null || row.withdrawnAt !== null ? 'unchanged' : 'withdrawn'
  if (row?.digest === digest && row.withdrawnIn !== 'file' && row.problem === null) return 'unchanged'
  if (row?.withdrawnIn === 'desk') return 'held'
  if (dueAt !== null) return 'scheduled'
  if (row === null || row.document === null) return 'new'
  return row.withdrawnAt === null ? 'changed' : 'put back'
}

async function checkMedia(
  { configuration }: CommandOffice,
  { file, media: named }: FolderDocument,
  checked: Map<string, CheckedMedium>,
): Promise<FileProblem[]> {
  const problems: FileProblem[] = []
  for (const { path, name, kind, line } of named) {
    try {
      if (!checked.has(path)) checked.set(path, await checkMedium(configuration, path, { name, kind }))
    } catch (error) {
      if (!(error instanceof MediumProblem)) throw error
      problems.push({ file, line, message: error.message })
    }
  }
  return problems
}

async function carryOut(
  transaction: Transaction,
  { written, act, dueAt, row }: PlannedDocument,
  media: ReadonlyMap<string, CheckedMedium>,
  { operator, at }: { readonly operator: string; readonly at: Date },
): Promise<void> {
  const { kind, id, digest, fields } = written
  if (act === 'unchanged' || act === 'withdrawn') return
  const document = documentOf(written, media)
  const saved = {
    ...{ kind: kind.name, id, digest, operator, updatedAt: at, problem: null },
    title: kind.titleOf(fields)['zh-CN'],
  }
  const { publishedAt, ...before } = row ?? nothingBefore
  if (dueAt !== null) {
    await saveDocument(transaction, { ...before, ...saved, publishedAt, waiting: document, dueAt })
    return
  }
  if (act === 'held') {
    await saveDocument(transaction, { ...before, ...saved, publishedAt, document })
    return
  }
  const publicFrom = publishedAt ?? (await statedTime(transaction, written)) ?? at
  await saveDocument(transaction, { ...nothingBefore, ...saved, document, publishedAt: publicFrom })
  const isChange = before.document !== null
  await showDocument(transaction, kind, document, { at, publishedAt: publicFrom, isChange })
}

/** The row of a document of which nothing is known. */
const nothingBefore = {
  ...{ document: null, waiting: null, dueAt: null, publishedAt: null, withdrawnAt: null, withdrawnIn: null },
} as const

/** When the file says that the document became public; null when it does not say. */
async function statedTime(database: Database, { fields, publishAt }: FolderDocument): Promise<Date | null> {
  const stated = (fields as { readonly published_at?: string }).published_at ?? publishAt
  return stated === null ? null : await siteInstant(queriesOf(database))(stated)
}

function documentOf(
  { kind, id, fields, texts, media: named }: FolderDocument,
  checked: ReadonlyMap<string, CheckedMedium>,
): PublishedDocument<unknown> {
  const media: Record<string, StoredMedium> = {}
  for (const { name, path } of named) {
    const medium = checked.get(path)
    if (medium !== undefined) media[name] = medium.stored
  }
  const textOf = (text: string): string => outsideText(kind.text === 'html' ? htmlOf(text, media) : text)
  const text: Localised | null = texts === null ? null : { 'zh-CN': textOf(texts['zh-CN']), en: textOf(texts.en) }
  return { id, fields, text, media }
}
