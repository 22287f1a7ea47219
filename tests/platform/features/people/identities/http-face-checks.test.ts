import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkRealName } from '../../../../../contract/identities'
import { readConfiguration } from '../../../../../platform/kernel/configuration'
import { configItems } from '../../../../../platform/kernel/site/site.schema'
import { switchCodes } from '../../../../../src/domain/frame/site/switches'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { volunteerTools } from '../../../../support/volunteers'

let server: Server
let platform: TestPlatform
let heard: unknown[]
let answer: { readonly status: number; readonly body: string }
beforeAll(async () => {
  server = createServer(async (request, response) => {
    heard.push({ body: JSON.parse(await text(request)), authorization: request.headers.authorization })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { faceChecker } = readConfiguration({
    FACE_CHECKER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/faces`,
    FACE_CHECKER_TOKEN: 'secret',
  })
  platform = await startPlatform({ configuration: { faceChecker } })
  await platform.database.insert(configItems).values([
    { code: switchCodes.realName, value: '1' },
    { code: switchCodes.faceCheck, value: '1' },
  ])
})
beforeEach(() => {
  heard = []
})
afterAll(async () => {
  await platform.close()
  await new Promise((resolve) => server.close(resolve))
})

it('a face is checked by the configured service; without its word nobody passes (C075)', async () => {
  const { token } = await platform.logIn()
  const person = { name: '何明月', card_number: volunteerTools(platform).card(), agreed: true, face: 'said by the app' }
  const check = () => platform.call(checkRealName, { token, body: person })
  answer = { status: 500, body: '' }
  expect((await check()).status).toBe(503)
  answer = { status: 200, body: '{"same":false}' }
  expect((await check()).data).toEqual({ fields: { face: 'not-recognised' } })
  answer = { status: 200, body: '{"same":true}' }
  expect((await check()).status).toBe(200)
  const { name, card_number: cardNumber, face } = person
  expect(heard.at(-1)).toEqual({ body: { face, name, card_number: cardNumber }, authorization: 'Bearer secret' })
})
