import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../src/application/shared/failure'
import type { SiteGateway } from '../../../src/application/site/site-gateway'
import { SiteStore } from '../../../src/application/site/site.store'
import { StartApp } from '../../../src/application/site/start-app'
import { failure, success } from '../../../src/domain/shared/result'
import { siteSwitches } from '../../../src/domain/site/site-switches'
import { MemoryStorage } from '../../../src/infrastructure/host/memory-storage'

const gone = async () => failure(failureOf('unavailable', { status: 503 }))

describe('The start of the app', () => {
  it('reads what the site lets its visitors do (B14), and keeps it for a start without the server', async () => {
    const storage = new MemoryStorage()
    const site = new SiteStore()
    const items = [{ code: 5, configValue: '1' }, { code: 9, configValue: '0' }, { code: 10, configValue: '1' }]
    const gateway: SiteGateway = { site: gone, settings: gone, switches: async () => success(siteSwitches(items)) }
    await new StartApp(gateway, site, storage).execute()
    const expected = { publish: true, volunteer: false, order: false, idRealName: false, faceRealName: false, isRealNameOpen: true }
    expect(site.switches).toEqual(expected)
    const later = new SiteStore()
    await new StartApp({ ...gateway, switches: gone }, later, storage).execute()
    expect(later.switches).toEqual(expected)
  })

  it('knows why it could not start (B46)', async () => {
    const site = new SiteStore()
    await new StartApp({ site: gone, settings: gone, switches: gone }, site, new MemoryStorage()).execute()
    expect([site.state, site.failure?.code]).toEqual(['failed', 'unavailable'])
  })
})
