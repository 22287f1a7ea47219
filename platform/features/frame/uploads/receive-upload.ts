import type { FastifyRequest } from 'fastify'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { errorCodes } from '../../../../contract/envelope'
import { allowSlowBody } from '../../../kernel/http/body-deadline'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import type { WorkQueue } from '../../../kernel/limits/work-queue'
import type { Platform } from '../../../kernel/platform'
import { workingFile } from '../../../kernel/storage/working-files'
import { cleanFilm } from './clean-film'
import { cleanPicture } from './clean-picture'
import { scanFile } from './scan-file'
import { checkArrived } from './check-picture'
import { beginUpload, abandonUpload, keepUpload } from './keep-upload'
import type { SourceRow } from './keep-upload'
import { headLength, sniff } from '../../../kernel/media/sniff'
import type { SniffedFile } from '../../../kernel/media/sniff'
import { mayBe, settledType } from './settle-type'
import { readTicket } from './upload-ticket'
import type { UploadTicket } from './upload-ticket'

/**
 * Receives the file of a multipart form. The file is validated while it arrives, cleaned, stored under a generated
 * name, and recorded.
 */
export async function receiveUpload(platform: Platform, request: FastifyRequest, queue: WorkQueue): Promise<SourceRow> {
  const fields: Record<string, string> = {}
  for await (const part of refuseMalformed(request.parts())) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value
      continue
    }
    const ticket = readTicket(platform.signer, fields, platform.now())
    allowSlowBody(request.raw)
    return await receiveFile(platform, ticket, part.file, queue)
  }
  throw invalid({ file: 'required' })
}

/** Iterates over the parts of a form or of a file; a truncated or malformed one is the caller's error. */
async function* refuseMalformed<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : invalid({ file: 'malformed' })
  }
}

async function receiveFile(
  platform: Platform,
  ticket: UploadTicket,
  stream: Readable,
  queue: WorkQueue,
): Promise<SourceRow> {
  const file = await workingFile(platform.configuration)
  await beginUpload(platform.database, ticket, platform.now())
  try {
    const { sniffed: begun, size } = await writeDown(stream, file, ticket)
    await scanFile(platform, file)
    if (begun.kind === 'video' || begun.extension === 'm4a') await queue.run(() => cleanFilm(file), ticket.user)
    const sniffed = await settledType(file, begun)
    if (sniffed.kind !== ticket.kind) throw new Refusal(errorCodes.typeNotTaken)
    const picture = sniffed.kind === 'image' ? await queue.run(() => cleanPicture(file, sniffed), ticket.user) : null
    const { mime, extension } = picture?.type ?? sniffed
    const scanResult = picture === null ? unseen : await checkArrived(platform, file, mime)
    return await keepUpload(platform, ticket, file, {
      name: `${ticket.source}.${extension}`,
      kind: sniffed.kind,
      mime,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      size: picture?.size ?? size,
      ...scanResult,
    })
  } catch (error) {
    await abandonUpload(platform, ticket).catch((fault: unknown) =>
      platform.log.warn({ err: fault }, 'an upload that failed is left to the clean-up'),
    )
    throw error
  } finally {
    await rm(file, { force: true })
  }
}

/** Files that are no pictures are not checked. */
const unseen = { suggestion: 'pass', fingerprint: null } as const

/** Writes a stream to a file; stops at once when it exceeds the authorised size or is not of the announced kind. */
async function writeDown(
  stream: Readable,
  path: string,
  ticket: UploadTicket,
): Promise<{ sniffed: SniffedFile; size: number }> {
  const file = await open(path, 'wx')
  let head: Buffer = Buffer.alloc(0)
  let sniffed: SniffedFile | null = null
  let size = 0
  try {
    for await (const chunk of refuseMalformed(stream as AsyncIterable<Buffer>)) {
      size += chunk.length
      if (size > ticket.size) throw new Refusal(errorCodes.tooLarge, null, { max_size: ticket.size })
      if (sniffed === null) {
        head = Buffer.concat([head, chunk.subarray(0, headLength)])
        if (head.length >= headLength) sniffed = expectedKind(head, ticket)
      }
      await file.write(chunk)
    }
  } finally {
    await file.close()
  }
  return { sniffed: sniffed ?? expectedKind(head, ticket), size }
}

function expectedKind(head: Uint8Array, ticket: UploadTicket): SniffedFile {
  const sniffed = sniff(head)
  if (sniffed === null || !mayBe(sniffed, ticket.kind)) throw new Refusal(errorCodes.typeNotTaken)
  return sniffed
}
