import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { pay, testFeature } from '../../../support/test-endpoints'

describe('a disk that is full', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
    const features = [testFeature({ pay: () => Promise.reject(new Error('could not keep it', { cause: full })) })]
    platform = await startPlatform({ features })
  })
  afterAll(() => platform.close())

  it('is a 503 that says when to try again, like everything that passes', async () => {
    const answer = await platform.call(pay, { body: { amount: 1 }, headers: { 'idempotency-key': 'key-00000001' } })
    expect(answer).toMatchObject({ status: 503, code: 503001, headers: { 'retry-after': '30' } })
  })
})
