import { reaction } from 'mobx'
import { AdoptAppearance } from '../../application/frame/hosts/adopt-appearance'
import type { AppEvent, AppInsets } from '../../application/frame/hosts/app-methods'
import { FollowAppSession } from '../../application/frame/hosts/follow-app-session'
import { LogInByApp } from '../../application/frame/hosts/log-in-by-app'
import { NativeBridge } from '../../application/frame/hosts/native-bridge'
import { PreferencesStore } from '../../application/frame/site/preferences.store'
import { SiteStore } from '../../application/frame/site/site.store'
import { contrastRatio, parseColour } from '../../domain/frame/site/colour'
import type { BrowserPageLife } from '../../infrastructure/frame/host/browser-page-life'
import { whenHydrated } from '../../ui/frame/kit/hydration/server-drawn'
import { loginPath } from '../../ui/frame/session/session.paths'
import type { AppHistory } from '../../ui/frame/shell/history/app-history'
import type { App } from '../create-app'
import type { NavigatorApp } from '../router-navigator'
import { interceptLinks } from './intercept-links'

export interface PageInApp {
  readonly window: Window
  readonly app: App
  readonly visit: AppHistory
  readonly pageLife: BrowserPageLife
}

/** Connects the page with the app around it. This code is loaded inside an app only. */
export async function startInApp(page: PageInApp): Promise<NavigatorApp> {
  const bridge = page.app.container.get(NativeBridge)
  bridge.listen((event) => follow(event, page))
  await bridge.connect()
  followByApp(page)
  readWhenVisible(page)
  if (bridge.can('setTitle')) tellTitle(page.window, bridge)
  if (bridge.can('setStatusBar')) tellColours(page, bridge)
  void page.app.container.get(AdoptAppearance).ask(whenHydrated)
  void askInsets(page.window, bridge)
  return appOf(page)
}

/** Does what the app asks for; true when the app need not do it by itself. */
function follow(event: AppEvent, page: PageInApp): boolean {
  const { container } = page.app
  const session = container.get(FollowAppSession)
  switch (event.type) {
    case 'back':
      return page.visit.back() || closeByApp(container.get(NativeBridge))
    case 'background':
      page.pageLife.tell({ type: 'background' })
      page.pageLife.tell({ type: 'visibility', hidden: true })
      page.app.memory.saveAll()
      return true
    case 'foreground':
      void session.readAgain()
      page.pageLife.tell({ type: 'visibility', hidden: false })
      void askNetwork(page)
      return true
    case 'logOut':
      session.logOut()
      return true
    case 'account':
      void session.change(event.value)
      return true
    case 'insets':
      keepClear(page.window.document, event.value)
      return true
    case 'networkKind':
      if (event.value !== 'none') page.pageLife.tell({ type: 'online' })
      return true
    case 'theme':
    case 'language':
    case 'textSize':
      void container.get(AdoptAppearance).take(event, whenHydrated)
      return true
  }
}

/** Reads the session when the page is seen again: not every web view hears of what another one does. */
function readWhenVisible({ window: { document }, app: { container } }: PageInApp): void {
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && container.get(FollowAppSession).readAgain(),
  )
}

async function askInsets({ document }: Window, bridge: NativeBridge): Promise<void> {
  const insets = await bridge.call('insets', {})
  if (insets.ok) keepClear(document, insets.value)
}

/** Asks for the network, because a page that was in the background may not have noticed that it is back. */
async function askNetwork({ app, pageLife }: PageInApp): Promise<void> {
  const network = await app.container.get(NativeBridge).call('networkKind', {})
  if (network.ok && network.value !== 'none') pageLife.tell({ type: 'online' })
}

/** Lets the app close the page; false when it cannot be told to. */
function closeByApp(bridge: NativeBridge): boolean {
  const can = bridge.can('close')
  if (can) void bridge.call('close', {})
  return can
}

function appOf({ app: { container } }: PageInApp): NavigatorApp {
  const bridge = container.get(NativeBridge)
  const logInByApp = container.get(LogInByApp)
  return {
    logIn: (redirect, isGuarded) => logInByApp.logIn(redirect, isGuarded),
    bindPhone: (redirect) => logInByApp.bindPhone(redirect),
    open: async (url) => isAddress(url) && (await bridge.call('openUrl', { url })).ok,
    showWay: async ({ latitude, longitude }, name) => (await bridge.call('openMap', { latitude, longitude, name })).ok,
  }
}

const isAddress = (url: string): boolean => /^https?:\/\//.test(url)

/** Lets the app dial the numbers of links, and log in where a link leads to the login. */
function followByApp({ window: { document, location }, app: { container }, visit }: PageInApp): void {
  const bridge = container.get(NativeBridge)
  const dial = (address: string) =>
    bridge.call('dial', { phone: address.slice('tel:'.length) }).then(({ ok }) => ok || location.assign(address))
  const logIn = (path: string) =>
    container
      .get(LogInByApp)
      .logIn(new URL(path, location.origin).searchParams.get('redirect') ?? location.pathname, false)
      .then((isDone) => isDone || visit.push(path))
  interceptLinks(document, (address) => {
    if (address.startsWith('tel:') && bridge.can('dial')) return () => dial(address)
    const isLogin = address.split('?', 1)[0] === loginPath() && (bridge.can('login') || bridge.can('relogin'))
    return isLogin ? () => logIn(address) : null
  })
}

function tellTitle({ document }: Window, bridge: NativeBridge): void {
  let lastTold = ''
  const tell = () => {
    if (document.title === lastTold) return
    lastTold = document.title
    void bridge.call('setTitle', { title: lastTold })
  }
  new MutationObserver(tell).observe(document.head, { childList: true, subtree: true, characterData: true })
  tell()
}

const white = parseColour('#ffffff')!

/** Gives the app's status bar the colour of the page, which skin, theme and the hour decide. */
function tellColours({ window, app: { container } }: PageInApp, bridge: NativeBridge): void {
  const site = container.get(SiteStore)
  const preferences = container.get(PreferencesStore)
  let lastTold = ''
  const tell = () => {
    const ground = parseColour(window.getComputedStyle(window.document.body).backgroundColor)
    if (ground === null) return
    const { red, green, blue } = ground
    const colour = `#${[red, green, blue].map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`
    if (colour === lastTold) return
    lastTold = colour
    void bridge.call('setStatusBar', { colour, ink: contrastRatio(white, ground) > 4.5 ? 'light' : 'dark' })
  }
  // The styles change after the attributes of the document, in the next frame.
  const tellSoon = () => void window.requestAnimationFrame(() => window.requestAnimationFrame(tell))
  reaction(() => [site.skin, preferences.preferences], tellSoon, { fireImmediately: true })
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tellSoon)
}

/** Keeps bars and buttons out of what the app covers at the edges. */
function keepClear({ documentElement }: Document, insets: AppInsets): void {
  for (const [edge, width] of Object.entries(insets)) documentElement.style.setProperty(`--safe-${edge}`, `${width}px`)
}
