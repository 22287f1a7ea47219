import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfiguration } from '../../../../../platform/kernel/configuration'
import { HttpPictureChecker } from '../../../../../platform/kernel/content-check/http-picture-checker'

describe('the outside checker of pictures', () => {
  let server: Server
  let heard: { readonly headers: IncomingHttpHeaders; readonly body: string }[]
  let answer: { readonly status: number; readonly body: string }
  beforeEach(async () => {
    heard = []
    answer = { status: 200, body: '{"suggestion":"pass"}' }
    server = createServer(async (request, response) => {
      heard.push({ headers: request.headers, body: (await buffer(request)).toString() })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  const check = (own: 'pass' | 'block' = 'pass') => {
    const { pictureChecker } = readConfiguration({
      PICTURE_CHECKER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/check`,
      PICTURE_CHECKER_TOKEN: 'secret',
    })
    const checker = new HttpPictureChecker(pictureChecker!, { check: async () => own })
    return checker.check({ fingerprint: null, mime: 'image/webp', read: async () => Buffer.from('a picture') })
  }

  it('gets the picture as it is, and says whether it may be published', async () => {
    expect(await check()).toBe('pass')
    answer = { status: 200, body: '{"suggestion":"block"}' }
    expect(await check()).toBe('block')
    expect([heard[0]?.body, heard[0]?.headers['content-type'], heard[0]?.headers.authorization]).toEqual([
      'a picture',
      'image/webp',
      'Bearer secret',
    ])
  })

  it('does not get what we block ourselves', async () => {
    expect([await check('block'), heard]).toEqual(['block', []])
  })

  it('that fails or says something else says nothing', async () => {
    answer = { status: 500, body: '' }
    await expect(check()).rejects.toThrow('answered 500')
    answer = { status: 200, body: '{"suggestion":"perhaps"}' }
    await expect(check()).rejects.toThrow()
  })

  it('is asked over https alone, unless it is on this machine', () => {
    expect(() => readConfiguration({ PICTURE_CHECKER_URL: 'http://check.example' })).toThrow('must be an https address')
  })
})
