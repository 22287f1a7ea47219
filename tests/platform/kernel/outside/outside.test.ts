import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchOutside } from '../../../../platform/kernel/outside/fetch-outside'
import type { OutsideAccess, OutsideLimits } from '../../../../platform/kernel/outside/open-outside'
import { isPublicAddress } from '../../../../platform/kernel/outside/public-address'

const limits: OutsideLimits = { mostBytes: 10_000, longest: 5_000, types: ['text/html', 'image/*'] }

/** What the server answers, by path; it keeps what it was asked with. */
const answers: Readonly<Record<string, (response: ServerResponse, port: number) => void>> = {
  '/page': (response) => html(response, '<p>你好</p>'),
  '/typed': (response) => response.writeHead(200, { 'content-type': 'TEXT/HTML; q=1; charset="GBK"' }).end('<p>x</p>'),
  '/svg': (response) => response.writeHead(200, { 'content-type': 'application/svg+xml' }).end('<svg/>'),
  '/gone': (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('gone'),
  '/hop/3': (response) => redirect(response, '/hop/2'),
  '/hop/2': (response) => redirect(response, '/hop/1'),
  '/hop/1': (response) => redirect(response, '/page#part'),
  '/hop/4': (response) => redirect(response, '/hop/3'),
  '/to-loopback': (response, port) => redirect(response, `http://localhost:${port}/page`),
  '/to-metadata': (response) => redirect(response, 'http://169.254.169.254/latest/meta-data'),
  '/to-file': (response) => redirect(response, 'file:///etc/passwd'),
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(4_000)));
    }
    response.on('drain', more)
    more()
  },
  '/announced': (response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000000' }).end(),
  '/slow': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.write('begins, and never ends')
  },
  '/silent': () => undefined,
  '/broken': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100' })
    response.write('begins', () => response.destroy())
  },
  '/zipped': (response) => html(response, gzipSync('<p>packed</p>'), 'gzip'),
  '/bomb': (response) => html(response, gzipSync(Buffer.alloc(50_000_000)), 'gzip'),
  '/coded/GZIP': (response) => html(response, gzipSync('<p>packed</p>'), 'GZIP'),
  '/coded/x-gzip': (response) => html(response, gzipSync('<p>packed</p>'), ' x-gzip '),
  '/coded/deflate': (response) => html(response, deflateSync('<p>packed</p>'), 'deflate'),
  '/coded/bare-deflate': (response) => html(response, deflateRawSync('<p>packed</p>'), 'deflate'),
  '/coded/br': (response) => html(response, brotliCompressSync('<p>packed</p>'), 'br'),
  '/coded/twice': (response) => html(response, gzipSync(deflateRawSync('<p>packed</p>')), 'deflate, gzip'),
  '/coded/identity': (response) => html(response, '<p>packed</p>', 'identity'),
  '/coded/charset': (response) => html(response, '<p>packed</p>', 'utf-8'),
  '/coded/without-end': (response) => html(response, gzipSync('<p>packed</p>').subarray(0, -8), 'gzip'),
  '/double-bomb': (response) => html(response, gzipSync(gzipSync(Buffer.alloc(50_000_000))), 'gzip, gzip'),
  '/empty': (response) => html(response, '', 'gzip'),
  '/broken-gzip': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip', 'content-length': '1000' })
    response.write(gzipSync('<p>packed</p>'), () => response.destroy())
  },
  '/no-gzip': (response) => html(response, 'not packed at all', 'gzip'),
}

const html = (response: ServerResponse, body: string | Buffer, encoding?: string): unknown =>
  response
    .writeHead(200, { 'content-type': 'text/html', ...(encoding ? { 'content-encoding': encoding } : {}) })
    .end(body)
const redirect = (response: ServerResponse, location: string): unknown => response.writeHead(302, { location }).end()

let server: Server
let origin: string
let port: number
const asked: { path: string; headers: Record<string, unknown> }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    answers[request.url ?? '']?.(response, port)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const strict: OutsideAccess = { trustedOrigins: [], network: {} }
/** Reads a page of the server, which the operator trusts. */
const read = (path: string, given: Partial<OutsideLimits> = {}) =>
  fetchOutside(origin + path, { ...limits, ...given }, { ...strict, trustedOrigins: [origin] })
const reasonOf = async (address: string, access = strict): Promise<string | null> => {
  const answer = await fetchOutside(address, limits, access)
  return answer.ok ? null : answer.reason
}

describe('reading an address that somebody else chose', () => {
  it('returns the bytes with their type and the address after redirects', async () => {
    const answer = await read('/hop/3')
    expect(answer).toMatchObject({ ok: true, address: `${origin}/page`, type: 'text/html', charset: null })
    expect(answer.ok && new TextDecoder().decode(answer.bytes)).toBe('<p>你好</p>')
  })

  it('names the charset that the answer has, whatever else stands beside it', async () => {
    expect(await read('/typed')).toMatchObject({ ok: true, type: 'text/html', charset: 'GBK' })
  })

  it('unpacks what was compressed', async () => {
    const answer = await read('/zipped')
    expect(answer.ok && new TextDecoder().decode(answer.bytes)).toBe('<p>packed</p>')
  })

  it.each(Object.keys(answers).filter((path) => path.startsWith('/coded/')))(
    'unpacks what servers compress, whatever they call it: %s',
    async (path) => {
      const answer = await read(path)
      expect(answer.ok && new TextDecoder().decode(answer.bytes)).toBe('<p>packed</p>')
    },
  )

  it('takes an empty body for empty, whatever its coding', async () => {
    const answer = await read('/empty')
    expect(answer.ok && answer.bytes.length).toBe(0)
  })

  it('sends neither cookies nor a referrer', async () => {
    await read('/page')
    expect(Object.keys(asked.at(-1)?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
  })

  it.each([
    ['a fourth redirect', '/hop/4', 'too-many-redirects'],
    ['a redirect to this machine by another name', '/to-loopback', 'address'],
    ['a redirect to the metadata of a cloud', '/to-metadata', 'not-public'],
    ['a redirect to a file', '/to-file', 'address'],
    ['a body without an end', '/endless', 'too-large'],
    ['a body that says that it is too large', '/announced', 'too-large'],
    ['a small body that unpacks to a large one', '/bomb', 'too-large'],
    ['one that was compressed twice', '/double-bomb', 'too-large'],
    ['a compressed body that breaks off', '/broken-gzip', 'unreachable'],
    ['a body that is not what it says', '/no-gzip', 'unreachable'],
    ['a body that breaks off', '/broken', 'unreachable'],
    ['a type that was not asked for', '/svg', 'type'],
    ['a page that is gone', '/gone', 'status'],
  ])('refuses %s', async (_, path, reason) => {
    expect(await read(path)).toEqual({ ok: false, reason })
  })

  it.each(['/slow', '/silent'])('gives up at its time limit (%s)', async (path) => {
    expect(await read(path, { longest: 300 })).toEqual({ ok: false, reason: 'too-slow' })
  })

  it('reads nothing of a server that is not there', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const nobody = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`
    await new Promise((resolve) => closed.close(resolve))
    expect(await reasonOf(nobody, { ...strict, trustedOrigins: [nobody] })).toBe('unreachable')
  })
})

describe('addresses of our own network', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://10.1.2.3/',
    'http://192.168.0.1:8080/',
  ])('are not read, however they are written (%s)', async (address) => {
    const before = asked.length
    expect(await reasonOf(address)).toBe('not-public')
    expect(asked).toHaveLength(before)
  })

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:1',
    'nothing',
    'http://user:word@example.com/',
    'http://example.com:22/',
  ])('no address of the web is refused as such (%s)', async (address) => {
    expect(await reasonOf(address)).toBe('address')
  })

  it('are not read by a name that leads there', async () => {
    expect(await reasonOf('http://localhost/')).toBe('not-public')
    const resolvesTo = (...addresses: string[]): OutsideAccess => ({
      ...strict,
      network: {
        resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      },
    })
    expect(await reasonOf('http://planted.example/', resolvesTo('127.0.0.1'))).toBe('not-public')
    expect(await reasonOf('http://planted.example/', resolvesTo('93.184.216.34', '10.0.0.1'))).toBe('not-public')
    expect(await reasonOf('http://planted.example/', resolvesTo('fd00::1'))).toBe('not-public')
    expect(await reasonOf('http://planted.example/', resolvesTo())).toBe('not-public')
  })

  it('a name that nothing is known of is out of reach', async () => {
    const resolve = () => Promise.reject(new Error('not found'))
    expect(await reasonOf('http://nowhere.example/', { ...strict, network: { resolve } })).toBe('unreachable')
  })
})

it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  '0.0.0.0',
  '10.255.255.255',
  '100.64.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.31.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2001::1',
  '2002:a00:1::',
  'fc00::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '4000::1',
  'no address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
