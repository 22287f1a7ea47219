import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { errorCodes } from '../../../../contract/envelope'
import { Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'

/** Milliseconds without a byte in either direction after which the scanner counts as unavailable. */
const silence = 30_000

/**
 * Scans a file with the configured scanner, which speaks ClamAV's INSTREAM protocol; without a scanner, every file
 * passes. Throws 415001 for a malicious file. Throws 503 when the scanner does not answer, so that no file passes a
 * configured scanner unscanned.
 */
export async function scanFile({ configuration, log }: Pick<Platform, 'configuration' | 'log'>, file: string) {
  const { malwareScanner } = configuration
  if (malwareScanner === null) return
  const answer = await askScanner(malwareScanner, file).catch((error: unknown) => {
    log.error({ err: error }, 'a file could not be scanned')
    throw new Refusal(errorCodes.unavailable, null, {}, { 'retry-after': '30' })
  })
  if (!answer.endsWith(' FOUND')) return
  log.warn('an upload was refused as malicious')
  throw new Refusal(errorCodes.typeNotTaken, null, { reason: 'malicious' })
}

async function askScanner(address: string, file: string): Promise<string> {
  const { hostname, port } = new URL(`tcp://${address}`)
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
  socket.setTimeout(silence, () => socket.destroy(new Error('the scanner is silent')))
  try {
    let answer = ''
    socket.setEncoding('utf8').on('data', (text) => (answer += String(text)))
    const socketEnd = new Promise<void>((resolve, reject) => socket.once('error', reject).once('end', resolve))
    // When the scanner refuses a file that is too long, it ends the connection while the file is still being sent.
    socketEnd.catch(() => undefined)
    socket.write('zINSTREAM\0')
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      if (!socket.write(chunk) && !socket.destroyed) await whenDrained(socket)
    }
    socket.write(Buffer.alloc(4))
    await socketEnd
    const verdict = answer.replaceAll('\0', '').trim()
    if (verdict === 'stream: OK' || verdict.endsWith(' FOUND')) return verdict
    throw new Error('the scanner did not say what the file is')
  } finally {
    socket.destroy()
  }
}

function whenDrained(socket: NodeJS.EventEmitter): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      socket.off('drain', go).off('close', go)
      resolve()
    }
    socket.on('drain', go).on('close', go)
  })
}
