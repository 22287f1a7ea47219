import { createHash } from 'node:crypto'
import { copyFile, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import type { Configuration } from '../../../kernel/configuration'
import { Refusal } from '../../../kernel/http/refusal'
import { headLength, sniff } from '../../../kernel/media/sniff'
import type { SniffedFile } from '../../../kernel/media/sniff'
import { fileText } from '../../../kernel/operator/file-text'
import type { MediaFields, StoredMedium } from '../../../kernel/publishing/publishable-kind'
import { workingFile } from '../../../kernel/storage/working-files'
import { mostBytes } from '../../../kernel/uploads/upload-limits'
import { cleanFilm } from '../uploads/clean-film'
import { cleanPicture } from '../uploads/clean-picture'
import { readCaptions } from './read-captions'
import { mayBe, settledType } from '../uploads/settle-type'

export type MediumKind = MediaFields[string] | 'any'

/** A medium that was checked and cleaned, and is ready for the store. */
export interface CheckedMedium {
  /** Its name in the store, which follows from its content: the same file is stored once. */
  readonly name: string
  /** The cleaned copy. */
  readonly file: string
  readonly stored: StoredMedium
}

/** Says what is wrong with a medium. */
export class MediumProblem extends Error {}

const megabyte = 1024 * 1024
/** Maximum size of a file that is neither picture, sound nor film, in bytes. */
const mostBytesOfDocument = 10 * megabyte
/** Bytes at the end of a PDF in which readers look for its end. */
const tailLength = 2048

export async function computeDigest(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
}

/**
 * Checks a medium as uploads are checked, and cleans a copy of it: pictures are encoded again, films and sounds lose
 * what says where and by what they were recorded.
 */
export async function checkMedium(
  configuration: Pick<Configuration, 'dataDirectory'>,
  path: string,
  { name, kind }: { readonly name: string; readonly kind: MediumKind },
): Promise<CheckedMedium> {
  const begun = await detectType(path, name, kind)
  const limit = begun.kind === 'document' ? mostBytesOfDocument : mostBytes[begun.kind]
  if ((await stat(path)).size > limit)
    throw new MediumProblem(`"${name}" is larger than ${Math.floor(limit / megabyte)} MB`)
  const file = await workingFile(configuration)
  await copyFile(path, file)
  try {
    if (begun.kind === 'video' || begun.extension === 'm4a') await cleanFilm(file)
    const sniffed = begun.kind === 'document' ? begun : await settledType(file, begun)
    if (sniffed.kind !== 'document') checkKind(sniffed, name, kind)
    const size = sniffed.kind === 'image' ? await cleanPicture(file, sniffed) : { width: 0, height: 0 }
    const { mime, extension } = 'type' in size ? size.type : sniffed
    if (kind === 'caption') await cleanCaptions(file, name)
    const duration = sniffed.kind === 'audio' || sniffed.kind === 'video' ? await measureDuration(file, name) : 0
    const storedName = `p-${(await storedDigest(path)).slice(0, 40)}.${extension}`
    const { width, height } = size
    const stored = { url: `/uploads/${storedName}`, mime, size: (await stat(file)).size, width, height, duration }
    return { name: storedName, file, stored }
  } catch (error) {
    await rm(file, { force: true })
    if (error instanceof Refusal) throw new MediumProblem(`"${name}" cannot be read: ${reasonOf(error)}`)
    throw error
  }
}

/** Changes when media are cleaned in another way, so that the store does not keep what the way before it made. */
const cleaning = 2

const storedDigest = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(`${cleaning} ${await computeDigest(path)}`)
    .digest('hex')

/** Writes captions as browsers read them, in UTF-8; refuses those of which a browser would not show everything. */
async function cleanCaptions(file: string, name: string): Promise<void> {
  const read = fileText(await readFile(file))
  const [fault] = 'fault' in read ? [read.fault] : readCaptions(read.text).faults
  if (fault !== undefined)
    throw new MediumProblem(`"${name}" is no WebVTT, at its line ${fault.line}: ${fault.message}`)
  if ('text' in read) await writeFile(file, read.text)
}

type CheckedType = SniffedFile | { readonly kind: 'document'; readonly mime: string; readonly extension: string }

async function detectType(path: string, name: string, kind: MediumKind): Promise<CheckedType> {
  const head = await readHead(path)
  if (kind === 'caption') return { kind: 'document', mime: 'text/vtt', extension: 'vtt' }
  if (kind === 'form') {
    if (!head.toString('latin1').startsWith('%PDF-')) throw new MediumProblem(`"${name}" is no PDF`)
    if (!(await readTail(path)).includes('%%EOF')) throw new MediumProblem(`"${name}" is a PDF whose end is missing`)
    return { kind: 'document', mime: 'application/pdf', extension: 'pdf' }
  }
  const sniffed = sniff(head)
  if (sniffed === null) throw new MediumProblem(`"${name}" is no picture, sound or film that the site can show`)
  if (kind !== 'any' && !mayBe(sniffed, kind)) checkKind(sniffed, name, kind)
  return sniffed
}

function checkKind(sniffed: SniffedFile, name: string, kind: MediumKind): void {
  if (kind !== 'any' && kind !== 'caption' && kind !== 'form' && sniffed.kind !== kind)
    throw new MediumProblem(`"${name}" is ${nameOf[sniffed.kind]}, not ${nameOf[kind]}`)
}

const nameOf = { image: 'a picture', video: 'a film', audio: 'a sound' } as const

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The end of a file, where a PDF says that it is whole. */
async function readTail(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(tailLength),
      0,
      tailLength,
      Math.max(0, size - tailLength),
    )
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The seconds that a sound or a film lasts, by its container; a file that does not say is damaged, and does not play. */
export async function measureDuration(file: string, name: string): Promise<number> {
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS })
  try {
    const duration = await input.computeDuration()
    if (duration > 0) return Math.round(duration * 10) / 10
  } catch {
    // The library says of a file that it cannot read no more than that.
  } finally {
    input.dispose()
  }
  throw new MediumProblem(`"${name}" does not say how long it lasts: it is damaged, or of a kind that does not play`)
}

const reasonOf = (refusal: Refusal): string =>
  String((refusal.data as { readonly reason?: unknown }).reason ?? refusal.code)
