import axios, { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { HttpClient } from '../../../../src/infrastructure/frame/http/http-client'
import type { RequestContext } from '../../../../src/infrastructure/frame/http/request-context'
import { HttpUploadGateway, uploadTimeout } from '../../../../src/infrastructure/frame/uploads/http-upload-gateway'

const file = new Blob(['picture'], { type: 'image/jpeg' })
const source = { id: 's1', url: '/uploads/s1', kind: 'image', width: 4, height: 3, size: 7 }
const permit = { uploadUrl: '/v1/uploads', fields: { ticket: 't1', policy: 'p' }, maxSize: 100 }

interface Setting {
  readonly permit?: Awaited<ReturnType<HttpClient['send']>>
  readonly answer?: { readonly status: number; readonly data: unknown }
  readonly error?: AxiosError
}

function gatewayWith({
  permit: given = success(permit),
  answer = { status: 200, data: { code: 100000, data: { source } } },
  error,
}: Setting = {}) {
  const sent: InternalAxiosRequestConfig[] = []
  const asked: unknown[] = []
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config)
    if (error !== undefined) throw error
    return { ...answer, headers: {}, statusText: '', config }
  }
  const http = { send: async (_: unknown, parts: unknown) => (asked.push(parts), given) } as unknown as HttpClient
  const context = { baseOf: (host: string) => `https://${host}.example` } as RequestContext
  return { gateway: new HttpUploadGateway(http, axios.create({ adapter }), context), sent, asked }
}
const codeOf = (outcome: Awaited<ReturnType<HttpUploadGateway['send']>>) => (outcome.ok ? 'ok' : outcome.reason.code)

describe('sending a file', () => {
  it('asks where to, then posts its fields and the file behind them, with 6,000,000 ms to spare and no session', async () => {
    const { gateway, sent, asked } = gatewayWith()
    const outcome = await gateway.send(file, 'image')
    expect(outcome).toEqual({ ok: true, value: { id: 's1', url: '/uploads/s1', width: 4, height: 3 } })
    expect(asked).toEqual([{ failures: 'in-place', query: { kind: 'image', size: 7 }, signal: undefined }])
    expect([sent[0]?.method, sent[0]?.url, sent[0]?.timeout, uploadTimeout]).toEqual([
      'post',
      'https://ucenter.example/v1/uploads',
      6_000_000,
      6_000_000,
    ])
    expect([...(sent[0]?.data as FormData).keys()]).toEqual(['ticket', 'policy', 'file'])
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })

  it('asks whether an earlier try arrived whose answer was lost, before it sends the file again (C016)', async () => {
    const lost = new AxiosError('reset', 'ERR_NETWORK')
    const asked: string[] = []
    let fails = true
    const adapter: AxiosAdapter = async () => {
      if (fails) throw lost
      throw new Error('sent again')
    }
    const http = {
      send: async ({ name }: { name: string }, { path }: { path?: { id: string } }) => {
        asked.push(path === undefined ? name : `${name} ${path.id}`)
        return success(name === 'getSource' ? { source } : { ...permit, sourceId: 'film-1' })
      },
    } as unknown as HttpClient
    const context = { baseOf: () => '' } as unknown as RequestContext
    const gateway = new HttpUploadGateway(http, axios.create({ adapter }), context)
    expect((await gateway.send(file, 'video')).ok).toBe(false)
    fails = false
    expect(await gateway.send(file, 'video')).toMatchObject({ ok: true, value: { id: 's1' } })
    expect(asked).toEqual(['authoriseUpload', 'getSource film-1'])
  })

  it('says how much is sent', async () => {
    const { gateway, sent } = gatewayWith()
    const parts: number[] = []
    await gateway.send(file, 'image', { onProgress: (part) => parts.push(part) })
    sent[0]?.onUploadProgress?.({ loaded: 5, total: 10, bytes: 5, lengthComputable: true })
    sent[0]?.onUploadProgress?.({ loaded: 5, bytes: 5, lengthComputable: false })
    expect(parts).toEqual([0.5])
  })

  it('sends nothing without a permit, or above its size', async () => {
    const refused = gatewayWith({ permit: failure(failureOf('session-expired')) })
    expect(codeOf(await refused.gateway.send(file, 'image'))).toBe('session-expired')
    const small = gatewayWith({ permit: success({ ...permit, maxSize: 6 }) })
    expect(codeOf(await small.gateway.send(file, 'image'))).toBe('too-large')
    expect([refused.sent, small.sent]).toEqual([[], []])
  })

  it.each([
    [{ status: 413, data: { code: 413001, msg: '', data: null } }, 'too-large'],
    [{ status: 415, data: { code: 415001, msg: '', data: null } }, 'type-not-taken'],
    [{ status: 413, data: '<html>' }, 'too-large'],
    [{ status: 503, data: '' }, 'unavailable'],
    [{ status: 200, data: '<html>' }, 'malformed'],
    [{ status: 200, data: { code: 100000, data: { source: { id: '' } } } }, 'malformed'],
  ])('understands %j as %s', async (answer, code) => {
    expect(codeOf(await gatewayWith({ answer }).gateway.send(file, 'image'))).toBe(code)
  })

  it.each([
    ['ERR_CANCELED', 'cancelled'],
    ['ECONNABORTED', 'timeout'],
    ['ERR_NETWORK', 'unreachable'],
  ])('understands a transport that ends with %s as %s', async (error, code) => {
    expect(codeOf(await gatewayWith({ error: new AxiosError('x', error) }).gateway.send(file, 'image'))).toBe(code)
  })
})
