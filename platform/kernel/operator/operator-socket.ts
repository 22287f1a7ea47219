import { lstat, mkdir, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { digest } from '../shared/signer'
import type { OperatorAnswer } from './operate'

/** The longest address, in bytes, that a socket can have on every system. */
const longestAddress = 100
/** How a folder begins that the socket has to itself, in the temporary folder that all people of a machine share. */
const ownFolder = 'townsquare-operator-'

/**
 * The socket on which a running platform accepts the operator's commands. A command cannot open an embedded database
 * itself while the platform runs, because only one process can have it open. The file is accessible to its owner alone.
 */
export function socketAddress(dataDirectory: string): string {
  const name = digest(dataDirectory).slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\townsquare-${name}`
  const address = join(dataDirectory, 'operator.sock')
  if (Buffer.byteLength(address) <= longestAddress) return address
  return join(tmpdir(), `${ownFolder}${name}`, 'operator.sock')
}

/**
 * Whether the folder of a socket is there. One that is shared with others is refused: its name can be computed, and
 * whoever makes it first would get the commands, and give the answers.
 */
async function hasOwnFolder(address: string): Promise<boolean> {
  const folder = dirname(address)
  if (!basename(folder).startsWith(ownFolder)) return true
  const found = await lstat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found === null) return false
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0)
    throw new Error(`${folder} belongs to somebody else, or is open to others. Remove it, or shorten DATA_DIR.`)
  return true
}

/**
 * Accepts commands until the returned server is closed. The answer is lines of JSON: one for each step of a long
 * command, then the answer itself.
 */
export async function openOperatorSocket(
  address: string,
  run: (words: readonly string[], onProgress: (line: string) => void) => Promise<OperatorAnswer>,
): Promise<Server> {
  // A killed process may have left the file; the lock of the database ensures that no other platform is running.
  if (process.platform !== 'win32') {
    if (!(await hasOwnFolder(address))) await mkdir(dirname(address), { mode: 0o700 })
    await rm(address, { force: true })
  }
  const server = createServer((incoming, response) => {
    const onProgress = (progress: string): void => void response.write(`${JSON.stringify({ progress })}\n`)
    text(incoming)
      .then((body) => run(JSON.parse(body) as string[], onProgress))
      .catch((error: unknown): OperatorAnswer => ({ output: String(error), failed: true }))
      .then((answer) => response.end(JSON.stringify(answer)))
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // The file is created within `listen`, so nobody else can ever open it.
    const usualMask = process.umask(0o177)
    try {
      server.listen(address, resolve)
    } finally {
      process.umask(usualMask)
    }
  })
  server.unref()
  return server
}

/** Asks the running platform; null when none is running. */
export async function askRunningPlatform(
  address: string,
  words: readonly string[],
  onProgress: (line: string) => void,
): Promise<OperatorAnswer | null> {
  if (!(await hasOwnFolder(address))) return null
  return await new Promise((resolve, reject) => {
    request({ socketPath: address, method: 'POST', path: '/' }, (response) => {
      readAnswer(createInterface(response), onProgress).then(resolve, reject)
    })
      .once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
        else reject(error)
      })
      .end(JSON.stringify(words))
  })
}

async function readAnswer(lines: AsyncIterable<string>, onProgress: (line: string) => void): Promise<OperatorAnswer> {
  for await (const line of lines) {
    const read = JSON.parse(line) as OperatorAnswer | { readonly progress: string }
    if (!('progress' in read)) return read
    onProgress(read.progress)
  }
  throw new Error('The platform ended before the command did. Run it again.')
}
