import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshPglite } from '../../../support/pglite-template'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'

describe('health', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ features: [] })
  })
  afterAll(() => platform.close())

  it('says that the process answers', async () => {
    expect((await platform.app.inject('/health')).json()).toEqual({ status: 'ok' })
  })

  it('says that the database answers', async () => {
    const answer = await platform.app.inject('/ready')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is not ready when the database is gone', async () => {
    const other = await startPlatform({ features: [], connection: await freshPglite() })
    await other.platform.connection.close()
    expect((await other.app.inject('/ready')).statusCode).toBe(503)
    await other.app.close()
  })
})
