import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { SiteGateway, SiteSettings } from '../../../../src/application/frame/site/site-gateway'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { StartApp } from '../../../../src/application/frame/site/start-app'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { plainSkin } from '../../../../src/domain/frame/site/skin'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'

const gone = async () => failure(failureOf('unavailable', { status: 503 }))
const config = { name: 'Riverside', timeZone: 'Asia/Tokyo' } as SiteConfig
const settings = {
  skin: { ...plainSkin, backgroundColor: '#fff' },
  menu: [],
  domains: { cmsPcDomain: 'pc.example' },
  hosts: undefined,
} as unknown as SiteSettings
const answering: SiteGateway = { site: async () => success(config), settings: async () => success(settings) }
const silent: SiteGateway = { site: gone, settings: gone }

/** A start with the given stored state. */
async function start(gateway: SiteGateway, storage = new MemoryStorage(), site = new SiteStore()) {
  const starting = new StartApp(gateway, site, storage).execute()
  const whileStarting = site.state
  await starting
  return { site, storage, whileStarting }
}

describe('The start of the app (B46)', () => {
  it('shows the page once skin and menu are there', async () => {
    const { site, whileStarting } = await start(answering)
    expect([whileStarting, site.state, site.config?.name, site.timeZone]).toEqual([
      'starting',
      'ready',
      'Riverside',
      'Asia/Tokyo',
    ])
    expect(site.domains.cmsPcDomain).toBe('pc.example')
  })

  it('shows the last good copy when the server does not answer', async () => {
    const { storage } = await start(answering)
    const { site } = await start(silent, storage)
    expect([site.state, site.config?.name, site.domains.cmsPcDomain]).toEqual(['ready', 'Riverside', 'pc.example'])
  })

  it('takes each part from where it is to be had', async () => {
    const { storage } = await start(answering)
    const { site } = await start(
      { site: async () => success({ ...config, name: 'Hillside' }), settings: gone },
      storage,
    )
    expect([site.state, site.config?.name, site.domains.cmsPcDomain]).toEqual(['ready', 'Hillside', 'pc.example'])
  })

  it('shows the page without the name of the site when only that is missing', async () => {
    const { site } = await start({ ...answering, site: gone })
    expect([site.state, site.config]).toEqual(['ready', null])
  })

  it('knows why it could not start', async () => {
    const { site } = await start(silent)
    expect([site.state, site.failure?.code]).toEqual(['failed', 'unavailable'])
  })

  it('can be tried again', async () => {
    const { site } = await start(silent)
    const { whileStarting } = await start(answering, new MemoryStorage(), site)
    expect([whileStarting, site.state]).toEqual(['starting', 'ready'])
  })
})
