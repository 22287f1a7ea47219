import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { SiteGateway, SiteSettings } from '../../../../src/application/frame/site/site-gateway'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { StartApp } from '../../../../src/application/frame/site/start-app'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { plainSkin } from '../../../../src/domain/frame/site/skin'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'

const gone = async () => failure(failureOf('unavailable', { status: 503 }))
const config = { name: 'Riverside', timeZone: 'Asia/Tokyo' } as SiteConfig
const settings = {
  skin: { ...plainSkin, backgroundColor: '#fff' },
  menu: [],
  domains: { cmsPcDomain: 'pc.example' },
  hosts: {},
} as unknown as SiteSettings
const answering: SiteGateway = { site: async () => success(config), settings: async () => success(settings) }
const silent: SiteGateway = { site: gone, settings: gone }

const preferencesOf = () => new PreferencesStore(new RequestCookies({}), ['en'])

/** A start with the given stored state. */
async function start(gateway: SiteGateway, storage = new MemoryStorage(), site = new SiteStore()) {
  const starting = new StartApp(gateway, site, storage, preferencesOf()).execute()
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

  it('does not start with a copy that lacks what every screen needs', async () => {
    const storage = new MemoryStorage()
    storage.write('site.config', { name: 'Riverside' })
    storage.write('site.settings', { ...settings, menu: undefined })
    const { site } = await start(silent, storage)
    expect([site.state, site.config]).toEqual(['failed', null])
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

describe('The words of the site in another language', () => {
  it('replace the former ones, while the page stays', async () => {
    const { site, storage } = await start(answering)
    const inChinese: SiteGateway = { ...answering, site: async () => success({ ...config, name: '临川' }) }
    const asking = new StartApp(inChinese, site, storage, preferencesOf()).refresh()
    expect(site.state).toBe('ready')
    await asking
    expect([site.config?.name, (storage.read('site.config') as SiteConfig).name]).toEqual(['临川', '临川'])
  })

  it('leave the former ones where they do not come', async () => {
    const { site, storage } = await start(answering)
    await new StartApp(silent, site, storage, preferencesOf()).refresh()
    expect([site.state, site.config?.name]).toEqual(['ready', 'Riverside'])
  })

  it('are not shown when they come after the visitor chose again', async () => {
    const { site, storage } = await start(answering)
    const preferences = preferencesOf()
    let answer: (config: SiteConfig) => void = () => undefined
    const late: SiteGateway = {
      ...answering,
      site: () => new Promise((resolve) => (answer = (value) => resolve(success(value)))),
    }
    const asking = new StartApp(late, site, storage, preferences).refresh()
    preferences.change({ language: 'zh-CN' })
    answer({ ...config, name: 'Late' })
    await asking
    expect([site.config?.name, (storage.read('site.config') as SiteConfig).name]).toEqual(['Riverside', 'Riverside'])
  })
})
