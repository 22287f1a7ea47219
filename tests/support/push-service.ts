import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'

/** A device at a push service: its keys, and what it got, decrypted as a browser does it (RFC 8291). */
export interface PushDeviceAtService {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  readonly got: any[]
}

/**
 * A push service on this machine, which answers as a test sets it.
 * @param port 0 for any that is free
 */
export async function startPushService(port = 0) {
  const devices = new Map<string, (body: Buffer) => void>()
  const vapid: { readonly claims: any; readonly key: string; readonly isSigned: boolean }[] = []
  let status = 201
  let onAsked = async (): Promise<void> => undefined
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      vapid.push(readVapid(request.headers.authorization ?? ''))
      if (status === 201) devices.get(request.url ?? '')?.(Buffer.concat(chunks))
      void onAsked().then(() => response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end())
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    vapid,
    answer: (code: number) => (status = code),
    /** What happens when a notification has come, before it is answered. */
    whenAsked: (act: typeof onAsked) => (onAsked = act),
    device: (name: string): PushDeviceAtService => {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16).toString('base64url')
      const got: unknown[] = []
      devices.set(`/${name}`, (body) =>
        got.push(JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString())),
      )
      const p256dh = pair.getPublicKey('base64url')
      return { subscription: { endpoint: `http://${host}/${name}`, p256dh, auth }, got }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Reads who says to send it (RFC 8292), and whether their key has signed that. */
function readVapid(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const isSigned =
    point.length === 65 &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      {
        key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' }),
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64url'),
    )
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString() || 'null'), key, isSigned }
}
