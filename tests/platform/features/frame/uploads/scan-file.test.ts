import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfiguration } from '../../../../../platform/kernel/configuration'
import { scanFile } from '../../../../../platform/features/frame/uploads/scan-file'

const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-` + 'TEST-FILE!$H+H*'

/** What a ClamAV hears in INSTREAM: chunks with their lengths, up to an empty one. */
function streamed(heard: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (heard.subarray(0, command.length).toString() !== command) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= heard.length;) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

describe('an upload and the scanner', () => {
  let server: Server
  let directory: string
  let answer: (socket: Socket, content: Buffer) => void
  const sockets = new Set<Socket>()
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'townsquare-scan-'))
    answer = (socket, content) =>
      socket.end(content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    server = createServer((socket) => {
      sockets.add(socket)
      let heard = Buffer.alloc(0)
      socket
        .on('error', () => undefined)
        .on('data', (data: Buffer) => {
          heard = Buffer.concat([heard, data])
          const content = streamed(heard)
          if (content !== null) answer(socket, content)
        })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
    await rm(directory, { recursive: true })
  })

  const scan = async (content: Buffer | string, port = (server.address() as AddressInfo).port) => {
    const file = join(directory, 'upload')
    await writeFile(file, content)
    const said: unknown[] = []
    const note = (...given: unknown[]) => void said.push(given.at(-1))
    const configuration = readConfiguration({ MALWARE_SCANNER: `127.0.0.1:${port}` })
    const outcome = await scanFile({ configuration, log: { warn: note, error: note } as never }, file).then(
      () => 'passed',
      ({ code, data }: { code: number; data: unknown }) => ({ code, data }),
    )
    return { outcome, said }
  }

  it('passes a clean file, of many chunks too', async () => {
    let seen = 0
    const usual = answer
    answer = (socket, content) => {
      seen = content.length
      usual(socket, content)
    }
    expect((await scan(Buffer.alloc(3_000_000, 7))).outcome).toBe('passed')
    expect(seen).toBe(3_000_000)
  })

  it('is refused when the file is known as malicious, and the log says so', async () => {
    expect(await scan(`before ${eicar} after`)).toEqual({
      outcome: { code: 415001, data: { reason: 'malicious' } },
      said: ['an upload was refused as malicious'],
    })
  })

  it('waits for a scanner that is away, breaks off or says something else', async () => {
    const unavailable = { outcome: { code: 503001, data: {} }, said: ['a file could not be scanned'] }
    expect(await scan('text', 1)).toEqual(unavailable)
    answer = (socket) => socket.destroy()
    expect(await scan('text')).toEqual(unavailable)
    answer = (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')
    expect(await scan('text')).toEqual(unavailable)
  })

  it('is left out where none is configured; an address that is none is refused at the start', async () => {
    await scanFile({ configuration: readConfiguration({}), log: {} as never }, join(directory, 'not even there'))
    expect(() => readConfiguration({ MALWARE_SCANNER: 'clamav' })).toThrow('MALWARE_SCANNER must be host:port')
  })
})
