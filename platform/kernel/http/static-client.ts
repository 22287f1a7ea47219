import type { FastifyReply, FastifyRequest } from 'fastify'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { mimeOf } from '../media/mime-types'
import { sendFile } from '../media/send-file'
import type { StoredFile } from '../storage/file-storage'
import { acceptsEncoding } from './send-page'

interface Asset {
  readonly path: string
  readonly size: number
  readonly version: string
  /** Size of the file compressed with Brotli; null when there is none. */
  readonly br: number | null
  /** Size of the file compressed with gzip; null when there is none. */
  readonly gz: number | null
}

const encodings = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const

/**
 * The files of the built client, as they were at the start. `index.html` is not among them, since a page is sent with
 * its policy.
 */
export class StaticClient {
  private constructor(private readonly assets: ReadonlyMap<string, Asset>) {}

  static async load(directory: string): Promise<StaticClient> {
    const names = await readdir(directory, { recursive: true }).catch(() => [])
    const sizes = new Map<string, { size: number; modified: number }>()
    for (const name of names) {
      const facts = await stat(join(directory, name))
      if (facts.isFile()) sizes.set(name, { size: facts.size, modified: facts.mtimeMs })
    }
    const assets = new Map<string, Asset>()
    for (const [name, { size, modified }] of sizes) {
      if (name === 'index.html' || /\.(br|gz|map)$/.test(name)) continue
      assets.set(`/${name.split(sep).join('/')}`, {
        path: join(directory, name),
        size,
        version: `${size.toString(36)}-${Math.trunc(modified).toString(36)}`,
        br: sizes.get(`${name}.br`)?.size ?? null,
        gz: sizes.get(`${name}.gz`)?.size ?? null,
      })
    }
    return new StaticClient(assets)
  }

  has(path: string): boolean {
    return this.assets.has(path)
  }

  /** Sends a file; false when it no longer exists, or belongs to a newer build. */
  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const asset = this.assets.get(path)
    if (asset === undefined) return false
    const encoding = encodings.find(
      ([name, extension]) => asset[extension] !== null && acceptsEncoding(request.headers['accept-encoding'], name),
    )
    const file = fileOf(asset, encoding?.[1] ?? null)
    const facts = await stat(file.path).catch(() => null)
    if (facts?.size !== file.size) return false
    if (encoding !== undefined) reply.header('content-encoding', encoding[0])
    await sendFile(request, reply, file, { cacheControl: cachingOf(path), vary: 'Accept-Encoding' })
    return true
  }
}

function fileOf(asset: Asset, extension: 'br' | 'gz' | null): StoredFile & { readonly path: string } {
  const path = extension === null ? asset.path : `${asset.path}.${extension}`
  return {
    path,
    size: extension === null ? asset.size : (asset[extension] ?? 0),
    mime: mimeOf(asset.path),
    version: extension === null ? asset.version : `${asset.version}-${extension}`,
    read: (range) => Promise.resolve(createReadStream(path, range)),
  }
}

/** Built files have a content hash in their names; the service worker is revalidated each time. */
function cachingOf(path: string): string {
  if (path.startsWith('/static/')) return 'public, max-age=31536000, immutable'
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600'
}
