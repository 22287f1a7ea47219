import { expect, it } from 'vitest'
import 'reflect-metadata/lite'
import { FindPcSite, type VisitWindow } from '../../../../src/application/frame/navigation/find-pc-site'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { settingsWith } from '../../../support/site-settings'

const desktop = { isDesktop: true, inFrame: false }

function pcSite(cmsPcDomain: string, window: Pick<VisitWindow, 'isDesktop' | 'inFrame'> = desktop) {
  const site = new SiteStore()
  site.setSettings(settingsWith({ cmsPcDomain }))
  return new FindPcSite(site, 'https://m.city.example', { ...window, isInForeignFrame: false, system: 'other' })
}

it('B09: a desktop browser belongs on the same path of the PC domain', () => {
  expect(pcSite('www.city.example').execute('/posts/1?a=b#c')).toBe('https://www.city.example/posts/1?a=b#c')
})

it('B09: there is no redirect without a PC domain', () => {
  expect(pcSite('').execute('/posts/1')).toBeNull()
})

it.each([
  { isDesktop: false, inFrame: false },
  { isDesktop: true, inFrame: true },
])('B09: a visit with %o stays', (window) => {
  expect(pcSite('www.city.example', window).execute('/posts/1')).toBeNull()
})

it.each(['/preview/abc', '/videos/3/preview', '/posts/1?app_token=t'])('B09: %s stays', (path) => {
  expect(pcSite('www.city.example').execute(path)).toBeNull()
})
