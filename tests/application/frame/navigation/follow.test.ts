import { beforeEach, describe, expect, it } from 'vitest'
import { FollowScanned } from '../../../../src/application/frame/codes/follow-scanned'
import { FollowLink } from '../../../../src/application/frame/navigation/follow-link'
import { shownAddress, shownKinds, shownTargetKinds } from '../../../../src/application/frame/navigation/shown-kinds'
import { newBrowser, openTab, type Tab, type TestBrowser } from '../../../support/member-host'

let browser: TestBrowser
let tab: Tab
beforeEach(() => {
  browser = newBrowser()
  tab = openTab(browser)
})

describe('a link in a text', () => {
  const follow = (href: string) => tab.container.get(FollowLink).execute(href, 'https://city.example')

  it('opens a screen of this site, also when its full address was written', () => {
    follow('/posts/1')
    follow('https://city.example/posts/2?a=b')
    expect([tab.navigator.went, tab.navigator.left]).toEqual([['/posts/1', '/posts/2?a=b'], []])
  })

  it('leaves the site for another host', () => {
    follow('https://elsewhere.example/posts/1')
    follow('//elsewhere.example')
    expect([tab.navigator.went, tab.navigator.left, tab.told()]).toEqual([
      [],
      ['https://elsewhere.example/posts/1', '//elsewhere.example'],
      [],
    ])
  })

  it('is refused when it leads to no screen, or the navigator takes it for dangerous', () => {
    follow('/nowhere')
    expect([tab.told(), tab.navigator.left]).toEqual([['link-refused'], []])
    tab = openTab()
    tab.navigator.openExternal = () => false
    follow('javascript:alert(1)')
    expect([tab.told(), tab.navigator.went]).toEqual([['link-refused'], []])
  })
})

describe('a scanned text', () => {
  const scan = (text: string) => tab.container.get(FollowScanned).execute(text)

  it('that names a screen opens it in place of the scanner', () => {
    expect(scan('HTTPS://CITY.EXAMPLE/posts/1?tab=2')).toBeNull()
    expect(tab.navigator.went).toEqual(['replace /posts/1?tab=2'])
  })

  it('logs nobody in, and remembers who put it up', () => {
    scan('https://city.example/posts/1?app_token=stolen&from_user_id=u9')
    expect(tab.navigator.went).toEqual(['replace /posts/1'])
    expect([tab.session.isMember, browser.cookies.read('from_user_id')]).toEqual([false, 'u9'])
  })

  it('of any other kind is shown first, and opened once the visitor agrees', () => {
    expect(scan('https://elsewhere.example/a')).toMatchObject({ kind: 'website', host: 'elsewhere.example' })
    expect(scan('https://city.example/nowhere')).toMatchObject({ kind: 'no-screen' })
    expect(scan('A seat')).toEqual({ kind: 'text', text: 'A seat' })
    expect([tab.navigator.went, tab.navigator.left]).toEqual([[], []])
    tab.container.get(FollowScanned).leave('https://elsewhere.example/a')
    expect(tab.navigator.left).toEqual(['https://elsewhere.example/a'])
  })
})

describe('the kinds that this version shows', () => {
  it('are those that have a screen; channels have one for radio or for live', () => {
    expect(shownKinds(tab.navigator)).toContain('video')
    expect(shownTargetKinds(tab.navigator)).toContain('channel')
    tab.navigator.missing = ['/videos', '/radio']
    expect(shownKinds(tab.navigator)).not.toContain('video')
    expect(shownKinds(tab.navigator)).not.toContain('channel')
    tab.navigator.exists = () => false
    expect([shownKinds(tab.navigator), shownTargetKinds(tab.navigator)]).toEqual([[], []])
  })

  it('decide which links lead somewhere', () => {
    const address = (target: Parameters<typeof shownAddress>[1]) => shownAddress(tab.navigator, target)
    expect(address(null)).toBeNull()
    expect(address({ kind: 'external', url: 'https://elsewhere.example/' })).toBe('https://elsewhere.example/')
    expect(address({ kind: 'path', path: '/posts/1' })).toBe('/posts/1')
    expect(address({ kind: 'path', path: '/nowhere' })).toBeNull()
  })
})
