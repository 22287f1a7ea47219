import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'
import { languages } from '../../../../src/domain/frame/site/preferences'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { OperatorError } from '../../../kernel/operator/operator-error'
import type { PublishableKind } from '../../../kernel/publishing/publishable-kind'
import { writtenId, writtenMoment } from '../../../kernel/publishing/written-fields'
import { computeDigest, MediumProblem } from './check-medium'
import type { MediumKind } from './check-medium'
import { findMedium } from './find-medium'
import { parseFile } from './front-matter'
import type { FileProblem, WrittenFile } from './front-matter'
import { brokenPictures, filesIn } from './markdown'
import { isOfComputer } from '../../../kernel/operator/computer-files'
import { fileText } from '../../../kernel/operator/file-text'
import { issueText, pathOf } from '../../../kernel/operator/issue-text'

/** What the front matter of every document may say besides the fields of its kind. */
const everyKind = z.object({
  kind: z.string(),
  publish_at: z.optional(writtenMoment),
  withdrawn: z._default(z.boolean(), false),
})

/** A medium that a document names, and where. */
export interface NamedMedium {
  readonly name: string
  readonly path: string
  readonly kind: MediumKind
  readonly line: number
}

/** A document as its file says it. */
export interface FolderDocument {
  readonly kind: PublishableKind
  readonly id: string
  /** The path of its file, relative to the folder. */
  readonly file: string
  readonly fields: unknown
  readonly texts: Readonly<Record<Language, string>> | null
  readonly media: readonly NamedMedium[]
  readonly publishAt: string | null
  readonly isWithdrawn: boolean
  readonly digest: string
  readonly lineOf: WrittenFile['lineOf']
}

/** What of a document can be compared with the database and the rest of the folder. */
export type CheckedDocument = Pick<FolderDocument, 'kind' | 'id' | 'file' | 'fields' | 'isWithdrawn' | 'lineOf'>

export interface ReadFolder {
  readonly documents: readonly FolderDocument[]
  /** The documents in which something is wrong, with those of their fields that are right. */
  readonly faulty: readonly CheckedDocument[]
  /** The ids of files of which not even the kind could be read. */
  readonly unread: ReadonlySet<string>
  readonly problems: readonly FileProblem[]
}

/** The most documents of one run: they become public in one transaction. */
const mostDocuments = 500

/** The end of the name of a document, in any case. */
const ending = /\.md$/i

/** Reads all documents (`*.md`) of a folder and the folders in it, with everything that is wrong in them. */
export async function readFolder(folder: string, kinds: readonly PublishableKind[]): Promise<ReadFolder> {
  const facts = await stat(folder).catch(() => null)
  if (facts === null) throw new OperatorError(`There is no folder ${folder}.`)
  const entries = facts.isDirectory()
    ? await readdir(folder, { recursive: true, withFileTypes: true })
    : [{ name: basename(folder), parentPath: dirname(folder), isFile: () => true }]
  const root = facts.isDirectory() ? folder : dirname(folder)
  const paths = entries
    .filter((entry) => entry.isFile() && ending.test(entry.name) && entry.name.toLowerCase() !== 'readme.md')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isOfComputer(relative(root, path)))
    .sort()
  if (paths.length === 0) throw new OperatorError(`There is no document (*.md) in ${folder}.`)
  if (paths.length > mostDocuments)
    throw new OperatorError(
      `There are ${paths.length} documents in ${folder}; one run publishes ${mostDocuments} at most.`,
    )
  const documents: FolderDocument[] = []
  const faulty: CheckedDocument[] = []
  const unread = new Set<string>()
  const problems: FileProblem[] = []
  const files = new Map<string, string>()
  for (const path of paths) {
    const file = relative(root, path)
    const { document, checked, faults } = await readDocument(path, file, kinds)
    problems.push(...faults.map((fault) => ({ ...fault, file })))
    if (checked === null) {
      unread.add(idOf(path))
      continue
    }
    const key = `${checked.kind.name}:${checked.id}`
    const other = files.get(key)
    if (other !== undefined) problems.push({ file, line: 1, message: `${key} is already in ${other}` })
    else if (document === null) faulty.push(checked)
    else documents.push(document)
    files.set(key, file)
  }
  return { documents, faulty, unread, problems }
}

/** The id of a document, by its file; a Mac may write the letters of a name in parts. */
const idOf = (path: string): string => basename(path).replace(ending, '').normalize('NFC')

type Fault = Omit<FileProblem, 'file'>

interface ReadDocument {
  /** The whole document; null while anything is wrong in it. */
  readonly document: FolderDocument | null
  /** What can be compared; null for a file of which not even the kind can be read. */
  readonly checked: CheckedDocument | null
  readonly faults: readonly Fault[]
}

async function readDocument(path: string, file: string, kinds: readonly PublishableKind[]): Promise<ReadDocument> {
  const read = fileText(await readFile(path))
  if ('fault' in read) return { document: null, checked: null, faults: [read.fault] }
  const source = read.text
  const parsed = parseFile(source)
  if (parsed.file === null) return { document: null, checked: null, faults: parsed.faults }
  const { fields, blocks, lineOf } = parsed.file
  const faults: Fault[] = [...parsed.faults]
  const own = everyKind.safeParse(fields, { error: issueText })
  const kind = kinds.find(({ name }) => name === own.data?.kind)
  if (own.data === undefined || kind === undefined) {
    const message = `kind must be one of ${kinds.map(({ name }) => name).join(', ')}`
    return { document: null, checked: null, faults: [...faults, { line: lineOf(['kind']), message }] }
  }
  const id = idOf(path)
  if (!writtenId.safeParse(id).success)
    faults.push({ line: 1, message: `the name of the file is its id: small letters, figures and hyphens, not "${id}"` })
  const { kind: _kind, publish_at: _publishAt, withdrawn: _withdrawn, ...rest } = fields as Record<string, unknown>
  const checked = kind.schema.safeParse(rest, { error: issueText })
  if (!checked.success)
    faults.push(...checked.error.issues.map((issue) => ({ line: lineOf(pathOf(issue)), message: fieldMessage(issue) })))
  const texts = textsOf(kind, blocks, faults)
  const media = await readMedia({ kind, directory: dirname(path), fields: rest, blocks, lineOf }, faults)
  const isWithdrawn = own.data.withdrawn
  if (faults.length > 0 || !checked.success) {
    const rightFields = checked.success ? checked.data : partsOf(kind.schema, rest)
    return { document: null, checked: { kind, id, file, fields: rightFields, isWithdrawn, lineOf }, faults }
  }
  const digest = createHash('sha256').update(source)
  for (const medium of media) digest.update(`\n${medium.name} ${await computeDigest(medium.path)}`)
  const document = {
    ...{ kind, id, file, fields: checked.data, texts, media, lineOf },
    ...{ publishAt: own.data.publish_at ?? null, isWithdrawn, digest: digest.digest('hex') },
  }
  return { faults, document, checked: document }
}

/** The fields that are right by themselves, while others of the document are not. */
function partsOf(schema: z.ZodMiniType, fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const shape = schema instanceof z.ZodMiniObject ? (schema.shape as Readonly<Record<string, z.ZodMiniType>>) : {}
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const read = field.safeParse(fields[name])
      return read.success && read.data !== undefined ? [[name, read.data]] : []
    }),
  )
}

const fieldMessage = (issue: Parameters<typeof pathOf>[0]): string => {
  const path = pathOf(issue)
  return path.length === 0 ? issue.message : `${path.join('.')}: ${issue.message}`
}

function textsOf(
  { name, text }: PublishableKind,
  blocks: WrittenFile['blocks'],
  faults: Fault[],
): Readonly<Record<Language, string>> | null {
  if (text === 'none') {
    const first = Object.values(blocks)[0]
    if (first !== undefined)
      faults.push({ line: first.line, message: `a document of the kind ${name} has no text below its fields` })
    return null
  }
  for (const language of languages)
    if ((blocks[language]?.text.trim() ?? '') === '')
      faults.push({
        line: blocks[language]?.line ?? 1,
        message: `there is no text in ${language}, below a line <!-- ${language} -->`,
      })
  return { 'zh-CN': blocks['zh-CN']?.text.trim() ?? '', en: blocks.en?.text.trim() ?? '' }
}

async function readMedia(
  {
    kind,
    directory,
    fields,
    blocks,
    lineOf,
  }: { kind: PublishableKind; directory: string; fields: unknown } & Pick<WrittenFile, 'blocks' | 'lineOf'>,
  faults: Fault[],
): Promise<NamedMedium[]> {
  const named = [
    ...Object.entries(kind.media).flatMap(([path, medium]) =>
      valuesAt(fields, path.split('.')).map(([at, name]) => ({ name, kind: medium, line: lineOf(at) })),
    ),
    ...(kind.text === 'html'
      ? Object.values(blocks).flatMap(({ text, line }) =>
          filesIn(text).map((name) => ({ name, kind: 'any' as const, line: line + lineIn(text, name) })),
        )
      : []),
  ]
  if (kind.text === 'html')
    for (const { text, line } of Object.values(blocks))
      for (const broken of brokenPictures(text))
        faults.push({
          line: line + lineIn(text, broken),
          message: `"${broken}" shows no picture: name a file beside the document, with spaces or brackets between < and >`,
        })
  const media: NamedMedium[] = []
  for (const medium of named) {
    try {
      media.push({ ...medium, path: await findMedium(directory, medium.name) })
    } catch (error) {
      if (!(error instanceof MediumProblem)) throw error
      faults.push({ line: medium.line, message: error.message })
    }
  }
  return media
}

/** The texts at a path of a document, with their own paths; `*` stands for each entry of a list. */
function valuesAt(value: unknown, path: readonly string[], at: readonly PropertyKey[] = []): [PropertyKey[], string][] {
  const [part, ...rest] = path
  if (part === undefined) return typeof value === 'string' ? [[[...at], value]] : []
  if (typeof value !== 'object' || value === null) return []
  if (part === '*')
    return Array.isArray(value) ? value.flatMap((each, index) => valuesAt(each, rest, [...at, index])) : []
  return valuesAt((value as Readonly<Record<string, unknown>>)[part], rest, [...at, part])
}

const lineIn = (text: string, name: string): number => {
  const line = text.split('\n').findIndex((each) => each.includes(name) || each.includes(encodeURI(name)))
  return Math.max(0, line)
}
