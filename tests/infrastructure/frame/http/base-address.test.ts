import { describe, expect, it } from 'vitest'
import type { SiteDomains } from '../../../../src/application/frame/site/site-gateway'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { RequestContext } from '../../../../src/infrastructure/frame/http/request-context'
import { settingsWith } from '../../../support/site-settings'

function contextOf(domains: Partial<SiteDomains>): RequestContext {
  const site = new SiteStore()
  site.setSettings(settingsWith(domains))
  const unused = {} as never
  return new RequestContext(site, unused, unused, unused, unused)
}

describe('Where a call is sent (B71)', () => {
  it('is the host that the configuration names for it', () => {
    const context = contextOf({
      ascApiDomain: 'https://api.example',
      ucenterApiDomain: 'https://users.example',
      vmsApiDomain: 'https://media.example',
      platformApiDomain: 'https://platform.example',
      creditUrl: 'https://credits.example',
    })
    expect((['api', 'ucenter', 'vms', 'platform', 'credit'] as const).map((host) => context.baseOf(host))).toEqual([
      'https://api.example',
      'https://users.example',
      'https://media.example',
      'https://platform.example',
      'https://credits.example',
    ])
  })

  it('is the API host where the configuration is silent of it, and this origin where it is silent of all', () => {
    expect(contextOf({ ascApiDomain: 'https://api.example' }).baseOf('credit')).toBe('https://api.example')
    expect(contextOf({}).baseOf('vms')).toBe('')
  })
})
