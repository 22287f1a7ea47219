import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { S3Storage } from '../../../platform/storage/s3-storage'

/** The parts of S3 that the storage uses: objects by path, with ranges. */
function store(): Server {
  const objects = new Map<string, { content: Buffer; type: string }>()
  return createServer(
    (request, response) =>
      void (async () => {
        const key = request.url?.split('?')[0] ?? ''
        if (request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') !== true) response.writeHead(403).end()
        else if (request.method === 'PUT') {
          objects.set(key, { content: await buffer(request), type: String(request.headers['content-type']) })
          response.writeHead(200, { etag: '"v1"' }).end()
        } else if (request.method === 'DELETE') {
          objects.delete(key)
          response.writeHead(204).end()
        } else {
          const object = objects.get(key)
          const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
          const part = from === undefined ? object?.content : object?.content.subarray(Number(from), Number(to) + 1)
          if (object === undefined || part === undefined)
            response
              .writeHead(404, { 'content-type': 'application/xml' })
              .end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
          else
            response
              .writeHead(from === undefined ? 200 : 206, {
                etag: '"v1"',
                'content-type': object.type,
                'content-length': part.length,
              })
              .end(request.method === 'HEAD' ? undefined : part)
        }
      })(),
  )
}

describe('uploads in a store that speaks S3', () => {
  const server = store()
  let storage: S3Storage
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'townsquare-s3-'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    storage = new S3Storage({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket: 'city',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    })
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(directory, { recursive: true })
  })

  it('are put, found, read whole and by part, and removed', async () => {
    const file = join(directory, 'draft')
    await writeFile(file, '0123456789')
    await storage.put('audio-1.mp3', file, 'audio/mpeg')
    expect(await readdir(directory)).toEqual([])
    const found = await storage.find('audio-1.mp3')
    expect(found).toMatchObject({ size: 10, mime: 'audio/mpeg', version: 'v1' })
    expect((await buffer(await found!.read())).toString()).toBe('0123456789')
    expect((await buffer(await found!.read({ start: 2, end: 4 }))).toString()).toBe('234')
    await storage.remove('audio-1.mp3')
    expect(await storage.find('audio-1.mp3')).toBeNull()
  })

  it('are never looked for under a name that is not ours', async () => {
    expect(await storage.find('../secret.txt')).toBeNull()
  })
})
