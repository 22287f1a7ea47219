import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../../contract/endpoint'
import { DeviceMark } from '../../../../src/application/frame/session/visit/device-mark'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure } from '../../../../src/domain/frame/shared/result'
import { CryptoRandom } from '../../../../src/infrastructure/frame/host/crypto-random'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import type { HttpClient } from '../../../../src/infrastructure/frame/http/http-client'
import { HttpSessionGateway } from '../../../../src/infrastructure/frame/session/http-session-gateway'

interface Sent {
  readonly endpoint: Endpoint
  readonly query?: unknown
  readonly body?: { readonly device?: string }
}

describe('the session, over HTTP', () => {
  let sent: Sent[]
  let storage: MemoryStorage
  const gateway = () =>
    new HttpSessionGateway(
      {
        send: async (endpoint: Endpoint, parts: object) => {
          sent.push({ endpoint, ...parts })
          return failure(failureOf('offline'))
        },
      } as unknown as HttpClient,
      new DeviceMark(storage, new CryptoRandom()),
    )
  beforeEach(() => {
    sent = []
    storage = new MemoryStorage()
  })

  const askAll = async (): Promise<void> => {
    const [phone, code, password] = ['13800138000', '123456', 'a long walk by the river']
    const session = gateway()
    await session.sendCode(phone, 'login')
    await session.verifyCode(phone, code, 'rebind-old')
    await session.logIn({ phone, code, agreed: true })
    await session.logInByMessenger({ code: 'code', agreed: true })
    await session.bindPhone({ phone, code, afterMessenger: false })
    await session.bindPhone({ phone, code, afterMessenger: true })
    await session.changePhone('proof', phone, code)
    await session.resetPassword(phone, code, password)
  }

  it('has a phone number in no address', async () => {
    await askAll()
    expect(sent).toHaveLength(8)
    for (const { endpoint, query } of sent) {
      expect(query).toBeUndefined()
      expect(endpoint.method).not.toBe('GET')
    }
  })

  it('names the same device in every call that proves who somebody is, also after the page was closed', async () => {
    await askAll()
    await askAll()
    const [device] = sent.map(({ body }) => body?.device)
    expect(device).toMatch(/^[\w-]{22,64}$/)
    expect(new Set(sent.map(({ body }) => body?.device))).toEqual(new Set([device]))
    storage = new MemoryStorage()
    await gateway().sendCode('13800138000', 'login')
    expect(sent.at(-1)?.body?.device).not.toBe(device)
  })

  it('takes what the contract accepts', async () => {
    await askAll()
    for (const { endpoint, body } of sent.slice(0, 1)) expect(endpoint.body.safeParse(body).success).toBe(true)
  })
})
