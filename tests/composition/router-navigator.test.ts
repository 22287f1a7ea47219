import { describe, expect, it } from 'vitest'
import { RouterNavigator, type NavigatorApp, type NavigatorHost } from '../../src/composition/router-navigator'

/** A router with a history of paths, and a record of calls to the window. */
function visit(start = '/index') {
  const entries = [start]
  let at = 0
  const asked: string[] = []
  const host: NavigatorHost = {
    current: () => entries[at] ?? '',
    navigate: (path, replace) => {
      if (!replace) at += 1
      entries.splice(at, entries.length, path)
    },
    canGoBack: () => at > 0,
    goBack: () => void (at -= 1),
    index: () => at,
    step: (count) => void (at += count),
    open: (url) => void asked.push(`open ${url}`),
    reload: (path) => void asked.push(`reload ${path}`),
    exists: (path) => path === '/index',
  }
  const navigator = new RouterNavigator()
  navigator.host = host
  return { navigator, asked, entries: () => entries.slice(0, at + 1) }
}

describe('Moving between screens', () => {
  it('adds an entry to the visit, or takes the place of the present one', () => {
    const { navigator, entries } = visit()
    navigator.navigateTo('/mine')
    navigator.navigateTo('/setting', { replace: true })
    expect(entries()).toEqual(['/index', '/setting'])
    expect(navigator.current()).toBe('/setting')
  })

  it('goes back one step, and to the start when nothing of the visit is behind', () => {
    const { navigator, entries } = visit('/posts/1')
    navigator.navigateTo('/mine')
    navigator.back()
    expect(entries()).toEqual(['/posts/1'])
    navigator.back()
    expect(entries()).toEqual(['/index'])
  })

  it('moves nothing and knows no screen before there is a router', () => {
    const navigator = new RouterNavigator()
    navigator.navigateTo('/mine')
    navigator.back()
    navigator.toLogin('/mine')
    expect([navigator.current(), navigator.exists('/index')]).toEqual(['/', false])
  })
})

describe('A detour to log in or to bind a phone', () => {
  it('remembers where it began in the address', () => {
    const { navigator, entries } = visit('/posts/1')
    navigator.toLogin('/posts/1?from=a b')
    expect(entries().at(-1)).toBe('/login?redirect=%2Fposts%2F1%3Ffrom%3Da%20b')
  })

  it('leads to one login, however many calls ask for it', () => {
    const { navigator, entries } = visit('/posts/1')
    navigator.toLogin('/posts/1')
    navigator.toLogin('/posts/1')
    expect(entries()).toHaveLength(2)
  })

  it('ends on the very screen that it began at, over all its steps', () => {
    const { navigator, entries } = visit('/index')
    navigator.navigateTo('/posts/1')
    navigator.toBindPhone('/posts/1')
    navigator.navigateTo('/bind-success?redirect=/posts/1')
    navigator.navigateTo('/posts/1', { returning: true })
    expect(entries()).toEqual(['/index', '/posts/1'])
  })

  it('ends in the place of its last screen when it leads elsewhere', () => {
    const { navigator, entries } = visit('/posts/1')
    navigator.toLogin('/posts/1')
    navigator.navigateTo('/mine', { returning: true })
    expect(entries()).toEqual(['/posts/1', '/mine'])
  })

  it('that took the place of the screen it began at has nothing to go back to', () => {
    const { navigator, entries } = visit('/index')
    navigator.navigateTo('/mine')
    navigator.toLogin('/mine', { replace: true })
    navigator.navigateTo('/mine', { returning: true })
    expect(entries()).toEqual(['/index', '/mine'])
  })
})

describe('Leaving the client', () => {
  it('opens an address from outside in a tab of its own, or in this one where it is asked', () => {
    const { navigator, asked } = visit()
    expect(navigator.openExternal('https://city.example/a')).toBe(true)
    expect(navigator.openExternal('https://city.example/b', { sameTab: true })).toBe(true)
    expect(asked).toEqual(['open https://city.example/a', 'reload https://city.example/b'])
  })

  it('opens an app by its scheme, and nothing else that way', () => {
    const { navigator, asked } = visit()
    expect(navigator.openApp('cityapp://open?path=%2F')).toBe(true)
    for (const address of ['javascript://%0aalert(1)', 'https://other.example/', 'intent://x#Intent;scheme=file;end'])
      expect(navigator.openApp(address), address).toBe(false)
    expect(asked).toEqual(['reload cityapp://open?path=%2F'])
  })

  it('refuses what could run a script', () => {
    const { navigator, asked } = visit()
    expect(navigator.openExternal('javascript:alert(1)')).toBe(false)
    expect(asked).toEqual([])
  })

  it('loads the present screen anew', () => {
    const { navigator, asked } = visit('/posts/1')
    navigator.reload()
    expect(asked).toEqual(['reload /posts/1'])
  })
})

describe('In an app', () => {
  const place = { latitude: 28.2, longitude: 112.9 }
  function inApp(isDone: boolean) {
    const page = visit('/posts/1')
    const byApp: string[] = []
    const done = async (act: string) => {
      byApp.push(act)
      return isDone
    }
    const app: NavigatorApp = {
      logIn: (redirect, isGuarded) => done(`log in ${redirect} ${isGuarded}`),
      bindPhone: (redirect) => done(`bind ${redirect}`),
      open: (url) => done(`open ${url}`),
      showWay: (_, name) => done(`way to ${name}`),
    }
    page.navigator.app = Promise.resolve(app)
    return { ...page, byApp }
  }

  it('the login, the phone, other sites and the way to a place are the app’s', async () => {
    const { navigator, entries, asked, byApp } = inApp(true)
    navigator.toLogin('/posts/1')
    navigator.toLogin('/wallet', { replace: true })
    navigator.toBindPhone('/posts/1')
    navigator.showWay(place, 'Library')
    expect(navigator.openExternal('https://other.example/')).toBe(true)
    expect(navigator.openExternal('javascript:alert(1)')).toBe(false)
    await expect.poll(() => byApp.length).toBe(5)
    expect(byApp).toEqual([
      'log in /posts/1 false',
      'log in /wallet true',
      'bind /posts/1',
      'way to Library',
      'open https://other.example/',
    ])
    expect([entries(), asked]).toEqual([['/posts/1'], []])
  })

  it('the page does all that the app cannot', async () => {
    const { navigator, entries, asked } = inApp(false)
    navigator.openExternal('https://other.example/')
    navigator.showWay(place, 'Library')
    navigator.toLogin('/posts/1')
    await expect.poll(() => entries().length).toBe(2)
    await expect.poll(() => asked.length).toBe(2)
    expect(asked).toEqual([
      'open https://other.example/',
      'open https://uri.amap.com/navigation?to=112.9%2C28.2%2CLibrary&coordinate=wgs84&callnative=1',
    ])
    expect(entries().at(-1)).toBe('/login?redirect=%2Fposts%2F1')
  })
})
