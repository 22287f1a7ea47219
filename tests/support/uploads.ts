import sharp from 'sharp'
import * as contract from '../../contract/uploads'
import type { TestPlatform } from './platform'

export interface Uploaded {
  readonly status: number
  readonly code: number
  readonly headers: Record<string, unknown>
  readonly data: {
    source: { id: string; url: string; width: number; height: number; size: number } & Record<string, unknown>
    reason?: string
    state?: string
  }
}

/** Helpers for tests that upload: the two steps, as the client does them. */
export function uploadTools(platform: TestPlatform) {
  const authorise = async (token: string, kind: string, size: number) =>
    (await platform.call(contract.authoriseUpload, { token, query: { kind, size: String(size) } })).data
  const post = async (
    fields: Record<string, string>,
    content: Buffer | null,
    name = 'face.jpg',
    type = 'image/jpeg',
  ): Promise<Uploaded> => {
    const edge = 'edge-of-a-part'
    const part = (head: string) => `--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`
    const payload = Buffer.concat([
      ...Object.entries(fields).map(([field, value]) => Buffer.from(`${part(`name="${field}"`)}${value}\r\n`)),
      ...(content === null
        ? []
        : [
            Buffer.from(part(`name="file"; filename="${name}"\r\ncontent-type: ${type}`)),
            content,
            Buffer.from('\r\n'),
          ]),
      Buffer.from(`--${edge}--\r\n`),
    ])
    const response = await platform.app.inject({
      method: 'POST',
      url: contract.uploadFile.url,
      headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
      payload,
    })
    return {
      status: response.statusCode,
      headers: response.headers,
      ...response.json<Pick<Uploaded, 'code' | 'data'>>(),
    }
  }
  const upload = async (token: string, kind: string, content: Buffer, name?: string, type?: string) =>
    post((await authorise(token, kind, content.length)).fields, content, name, type)
  return {
    authorise,
    post,
    upload,
    /** Uploads a picture of one colour; returns its source. */
    picture: async (token: string, background = '#2a8') =>
      (await upload(token, 'image', await onePicture(background))).data.source,
    /** Requests the file by its address, optionally in another size. */
    get: (url: string, process?: string) =>
      platform.app.inject({ url, query: process === undefined ? {} : { 'x-oss-process': process } }),
  }
}

export const onePicture = (background = '#2a8', width = 80, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** The address of an upload without its signature. */
export const unsigned = (url: string): string => url.replace(/^\/uploads\/[^/]+\//, '/uploads/')
