import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '../operator/operator-error'
import type { FileStorage, StoredFile } from '../storage/file-storage'

export interface CopiedFile {
  readonly name: string
  /** The size in bytes. */
  readonly size: number
  readonly sha256: string
}

export interface FileCopying {
  readonly from: FileStorage
  readonly to: FileStorage
  /** A directory for a file on its way. */
  readonly workDirectory: string
  /** Files that were copied before: they are not copied again, also when the target has removed them since. */
  readonly known: ReadonlyMap<string, CopiedFile>
  /** Called for each copied file, once the target gave it back unchanged. */
  readonly onCopied: (file: CopiedFile) => Promise<void>
}

/** The names of the directories for files on their way begin with it. */
export const beginningOfWork = 'moving-'

/** Copies the files that are not known yet, and reads each of them back: its size and its SHA-256 must be the same. */
export async function copyFiles({ from, to, workDirectory, known, onCopied }: FileCopying): Promise<void> {
  await mkdir(workDirectory, { recursive: true, mode: 0o700 })
  const directory = await mkdtemp(join(workDirectory, beginningOfWork))
  try {
    for await (const name of from.list()) {
      if (known.has(name)) continue
      const found = await from.find(name)
      // It was removed since the store was asked for its names.
      if (found === null) continue
      const path = join(directory, name)
      await pipeline(await found.read(), createWriteStream(path, { mode: 0o600 }))
      const file = { name, ...(await measure(createReadStream(path))) }
      if (file.size !== found.size) throw differs(name, `${found.size} bytes became ${file.size}`)
      await to.put(name, path, found.mime)
      await requireSame(await to.find(name), file)
      await onCopied(file)
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Throws unless a stored file has the size and the content that it should have. */
async function requireSame(stored: StoredFile | null, { name, size, sha256 }: CopiedFile): Promise<void> {
  if (stored === null) throw differs(name, 'the target does not have it')
  const there = await measure(await stored.read())
  if (there.size !== size || there.sha256 !== sha256)
    throw differs(name, `${size} bytes became ${there.size}, SHA-256 ${sha256} became ${there.sha256}`)
}

const differs = (name: string, how: string) => new OperatorError(`${name} was not copied as it is: ${how}.`)

async function measure(content: Readable): Promise<Omit<CopiedFile, 'name'>> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

/** A list of copied files on the disk, which a killed command leaves to the next one. */
export class CopiedFiles {
  private constructor(
    private readonly path: string,
    readonly files: Map<string, CopiedFile>,
  ) {}

  static async open(path: string): Promise<CopiedFiles> {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    // A line that a kill cut off has no end, and is no file.
    const lines = text.split('\n').slice(0, -1)
    const files = lines.flatMap((line) => {
      const [name = '', size = '', sha256 = ''] = line.split(' ')
      return sha256.length === 64 ? [[name, { name, size: Number(size), sha256 }] as const] : []
    })
    if (text !== '' && !text.endsWith('\n')) await appendFile(path, '\n')
    return new CopiedFiles(path, new Map(files))
  }

  async add(file: CopiedFile): Promise<void> {
    await appendFile(this.path, `${file.name} ${file.size} ${file.sha256}\n`)
    this.files.set(file.name, file)
  }
}
