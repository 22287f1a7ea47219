type ChunkExtension = 'js' | 'css'

/** The part of the bundler's runtime that is used here. */
export interface ChunkRuntime {
  /** Loads a chunk by its id. */
  e: (id: string | number) => Promise<unknown>
}

/**
 * The functions by which the runtime asks for the addresses of chunks, relative to the root. The script with the
 * declarations of all features brings `chunkAddresses` (`scripts/chunk-addresses.mjs`).
 */
interface AddressScope {
  chunkAddress?: (ending: ChunkExtension, id: string | number) => string | undefined
  readonly chunkAddresses?: Readonly<Record<ChunkExtension, (id: string | number) => string | undefined>>
}

const chunkFile = /^\/?(static\/(?:js|css)\/async\/([\w-]+)\.([\w-]+)\.[\da-f]+\.(js|css))$/

/** The files that a document names: those that it starts with, and some that are loaded later. */
function filesOf(document: Document): readonly string[] {
  const fileList = document.querySelector<HTMLElement>('script[data-files]')?.dataset['files']
  if (fileList === undefined)
    return Array.from(document.querySelectorAll('script[src]'), (script) => script.getAttribute('src') ?? '')
  const { scripts, sheets, later } = JSON.parse(fileList) as Readonly<Record<'scripts' | 'sheets' | 'later', string[]>>
  return [...scripts, ...sheets, ...later]
}

/**
 * Finds the address of a chunk in two parts: the document names those that a first view needs, and the script with the
 * declarations of all features brings the others. A chunk that the document does not name waits for that script.
 */
export function findChunks(document: Document, runtime: ChunkRuntime, scope: object = globalThis): void {
  const addresses = scope as AddressScope
  const filesByChunk = new Map<string, string>()
  let table: string | null = null
  for (const file of filesOf(document)) {
    const [, path, name, id, ending] = chunkFile.exec(file) ?? []
    if (path === undefined || id === undefined) continue
    filesByChunk.set(`${ending} ${id}`, path)
    if (name === 'features' && ending === 'js') table = id
  }
  // The development server keeps all addresses in the runtime.
  if (table === null) return
  const [declarations, load] = [table, runtime.e]
  addresses.chunkAddress = (ending, id) => filesByChunk.get(`${ending} ${id}`) ?? addresses.chunkAddresses?.[ending](id)
  runtime.e = (id) =>
    filesByChunk.has(`js ${id}`) || addresses.chunkAddresses !== undefined
      ? load(id)
      : load(declarations).then(() => load(id))
}
