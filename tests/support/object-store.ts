import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Configuration } from '../../platform/kernel/configuration'

/**
 * When the store stops answering: at once, before the first byte, after half of a file, or while it receives a file.
 */
export type Stall = 'at-once' | 'before-bytes' | 'within-bytes' | 'while-taking' | null

/** The parts of S3 that the storage uses (objects by path, with ranges), which can be made to stall or fail. */
export class ObjectStore {
  readonly objects = new Map<string, { content: Buffer; type: string }>()
  stall: Stall = null
  fails = false
  /** How it lies: it keeps half of what it says that it took, or gives half of what it says that it has. */
  lies: 'keeps-half' | 'gives-half' | null = null
  /** Milliseconds after which it answers. */
  lateBy = 0
  /** The number of requests that are neither answered nor aborted. */
  busy = 0
  private readonly server = createServer((request, response) => {
    this.busy += 1
    response.once('close', () => (this.busy -= 1))
    void (async () => {
      const key = request.url?.split('?')[0] ?? ''
      if (this.fails) {
        response.writeHead(500).end()
        return
      }
      if (this.lateBy > 0) await new Promise((resolve) => setTimeout(resolve, this.lateBy))
      if (this.stall === 'at-once' || (this.stall === 'while-taking' && request.method === 'PUT')) return
      if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') !== true) response.writeHead(403).end()
      else if (request.method === 'GET' && request.url?.includes('list-type=2') === true)
        this.list(response, new URL(request.url, 'http://store'))
      else if (request.method === 'PUT') {
        const sent = await buffer(request)
        const content = this.lies === 'keeps-half' ? sent.subarray(0, sent.length / 2) : sent
        this.objects.set(key, { content, type: String(request.headers['content-type']) })
        response.writeHead(200, { etag: '"v1"' }).end()
      } else if (request.method === 'DELETE') {
        this.objects.delete(key)
        response.writeHead(204).end()
      } else this.give(response, key, request.method === 'HEAD', request.headers.range)
    })().catch(() => response.destroy())
  })

  async start(): Promise<S3Configuration> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return {
      endpoint: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket: 'city',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    }
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Lists the objects of a bucket, two on a page, so that there are several pages. */
  private list(response: ServerResponse, { pathname, searchParams }: URL): void {
    const bucket = `${pathname.replace(/\/$/, '')}/`
    const prefix = searchParams.get('prefix') ?? ''
    const names = [...this.objects.keys()]
      .filter((key) => key.startsWith(bucket + prefix))
      .map((key) => key.slice(bucket.length))
      .sort()
    const start = Number(searchParams.get('continuation-token') ?? 0)
    const page = names.slice(start, start + 2).map((name) => `<Contents><Key>${name}</Key></Contents>`)
    const isMore = start + 2 < names.length
    const token = isMore ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : ''
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${token}${page.join('')}</ListBucketResult>`)
  }

  private give(response: ServerResponse, key: string, headOnly: boolean, range: string | undefined): void {
    const object = this.objects.get(key)
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? []
    const asked = from === undefined ? object?.content : object?.content.subarray(Number(from), Number(to) + 1)
    const part = this.lies === 'gives-half' && !headOnly ? asked?.subarray(0, asked.length / 2) : asked
    if (object === undefined || part === undefined) {
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end(headOnly ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
      return
    }
    response.writeHead(from === undefined ? 200 : 206, {
      etag: '"v1"',
      'content-type': object.type,
      'content-length': part.length,
    })
    if (headOnly) response.end()
    else if (this.stall === 'before-bytes') response.flushHeaders()
    else if (this.stall === 'within-bytes') response.write(part.subarray(0, part.length / 2))
    else response.end(part)
  }
}
