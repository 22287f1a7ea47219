import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { S3Configuration } from '../configuration'
import { isStorageName } from './file-storage'
import type { FileStorage, StoredFile } from './file-storage'

const folder = 'uploads/'

/** Stores files in any S3-compatible store; one bucket, names under uploads/. */
export class S3Storage implements FileStorage {
  private readonly client: S3Client
  private readonly bucket: string

  constructor(configuration: S3Configuration) {
    this.bucket = configuration.bucket
    this.client = new S3Client({
      region: configuration.region,
      // Many compatible stores do not support checksums in trailers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      forcePathStyle: configuration.forcePathStyle,
      credentials: { accessKeyId: configuration.accessKeyId, secretAccessKey: configuration.secretAccessKey },
      ...(configuration.endpoint === null ? {} : { endpoint: configuration.endpoint }),
    })
  }

  async put(
    name: string,
    file: string,
    mime: string,
    signal?: AbortSignal,
    onProgress: () => void = () => undefined,
  ): Promise<void> {
    const { size } = await stat(file)
    const content = Readable.from(reportingProgress(createReadStream(file), onProgress), { objectMode: false })
    try {
      await this.client.send(
        new PutObjectCommand({ ...this.address(name), Body: content, ContentLength: size, ContentType: mime }),
        signalOptions(signal),
      )
    } finally {
      // The upload has ended, so later errors of the local file's stream do not matter.
      content.on('error', () => undefined).destroy()
    }
    await this.requireStored(name, size, signal)
    await rm(file, { force: true })
  }

  /** Throws unless the store has all of a file that it says it took. */
  private async requireStored(name: string, size: number, signal: AbortSignal | undefined): Promise<void> {
    const head = await this.client.send(new HeadObjectCommand(this.address(name)), signalOptions(signal))
    if (head.ContentLength !== size) throw new Error(`the store kept ${head.ContentLength} of ${size} bytes`)
  }

  async find(name: string, signal?: AbortSignal): Promise<StoredFile | null> {
    if (!isStorageName(name)) return null
    const address = this.address(name)
    try {
      const head = await this.client.send(new HeadObjectCommand(address), signalOptions(signal))
      return {
        size: head.ContentLength ?? 0,
        mime: head.ContentType ?? 'application/octet-stream',
        version: (head.ETag ?? '').replaceAll('"', ''),
        read: async (range, within) => {
          const part = await this.client.send(
            new GetObjectCommand({ ...address, ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }),
            signalOptions(within),
          )
          return part.Body as Readable
        },
      }
    } catch (error) {
      if ((error as { name?: string }).name === 'NotFound' || (error as { name?: string }).name === 'NoSuchKey')
        return null
      throw error
    }
  }

  async remove(name: string, signal?: AbortSignal): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.address(name)), signalOptions(signal))
  }

  async *list(beginning = ''): AsyncGenerator<string> {
    let after: string | undefined
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Prefix: folder + beginning, ContinuationToken: after }),
      )
      for (const { Key = '' } of page.Contents ?? []) {
        const name = Key.slice(folder.length)
        if (isStorageName(name)) yield name
      }
      after = page.IsTruncated === true ? page.NextContinuationToken : undefined
    } while (after !== undefined)
  }

  private address(name: string): { Bucket: string; Key: string } {
    if (!isStorageName(name)) throw new Error('not a name of a stored file')
    return { Bucket: this.bucket, Key: `${folder}${name}` }
  }
}

const signalOptions = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { abortSignal: signal })

async function* reportingProgress(content: Readable, onProgress: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    onProgress()
    yield chunk
  }
}
