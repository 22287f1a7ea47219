// @vitest-environment jsdom
import 'reflect-metadata/lite'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { StrictMode } from 'react'
import { Route, Routes, useParams } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NativeBridge, noBridge } from '../../../../src/application/frame/hosts/native-bridge'
import { Navigator } from '../../../../src/application/frame/navigation/navigator'
import { SessionGateway } from '../../../../src/application/frame/session/session-gateway'
import { Clock } from '../../../../src/application/frame/shared/clock'
import { CookieJar } from '../../../../src/application/frame/shared/cookies'
import type { Resources } from '../../../../src/application/frame/shared/resource'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { features } from '../../../../src/composition/features'
import { BrowserLanguages, PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { failure } from '../../../../src/domain/frame/shared/result'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'
import { AppContextProvider, type AppContextValue, type FeatureRoute } from '../../../../src/ui/frame/shell/app-context'
import { featureName } from '../../../../src/ui/frame/shell/declarations/feature-name'
import { lazyCode } from '../../../../src/composition/declare-feature'
import type { ScreenDefinition, ScreenViewModel } from '../../../../src/ui/frame/shell/screens/screen'
import { ScreenHost } from '../../../../src/ui/frame/shell/screens/screen-host'
import { ScreenMemory } from '../../../../src/ui/frame/shell/screens/screen-memory'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'
import { HandClock } from '../../../support/hand-clock'
import { openVisit, WithVisit } from '../../../support/with-visit'
import { holdToken } from '../../../support/hold-token'
import { TestNavigator } from '../../media/feed/feed-host'

/** The events of the screens, in order. */
let events: string[] = []
/** Ends the load of the latest screen. */
let finish: () => void = () => undefined

/** A screen that records what the shell does with it, and how often it was created. */
class Noting implements ScreenViewModel {
  static made = 0
  readonly number = (Noting.made += 1)

  readonly resources: Resources = {
    whole: {
      open: ({ path }, signal) => {
        events.push(`open ${path}`)
        return new Promise<void>((resolve) => {
          finish = () => {
            events.push(signal?.aborted === true ? `loaded ${path} for nobody` : `loaded ${path}`)
            resolve()
          }
        })
      },
      show: ({ path }) => {
        events.push(`show ${path}`)
        return () => void events.push(`hide ${path}`)
      },
      onLocationChange: ({ query }) => void events.push(`moved to ${query['q'] ?? 'nothing'}`),
    },
  }
}

const definition: ScreenDefinition = {
  viewModel: Noting,
  parent: '/home',
  view: ({ viewModel }) => <h1>Screen {(viewModel as unknown as Noting).number}</h1>,
}

function routeOf(path: string, more: Partial<FeatureRoute> = {}): FeatureRoute {
  return {
    path,
    feature: featureName('one'),
    chrome: 'none',
    queries: ['q'],
    load: lazyCode('one', async () => ({ screen: definition })),
    startChunks: () => [],
    partChunks: () => [],
    prepare: async () => definition,
    prepared: () => definition,
    ...more,
  }
}

function Hosted({ route }: { readonly route: FeatureRoute }) {
  return <ScreenHost route={route} params={useParams() as Readonly<Record<string, string>>} />
}

function draw(routes: readonly FeatureRoute[], { strict = false, path = '/one' } = {}) {
  window.history.replaceState(null, '', path)
  const visit = openVisit()
  const navigator = new TestNavigator()
  const container = new Container({ autobind: true })
  container.bind(Clock).toConstantValue(new HandClock())
  container.bind(Navigator).toConstantValue(navigator)
  container.bind(NativeBridge).toConstantValue(noBridge)
  container.bind(CookieJar).toConstantValue(new RequestCookies({}))
  container.bind(BrowserLanguages).toConstantValue(['en'])
  container
    .bind(SessionGateway)
    .toConstantValue({ currentUser: async () => failure(failureOf('unavailable')) } as unknown as SessionGateway)
  const app = {
    container,
    memory: new ScreenMemory(new MemoryStorage(), () => ''),
    history: visit,
  } as unknown as AppContextValue
  const tree = (
    <AppContextProvider value={app}>
      <LanguageProvider value="en">
        <WithVisit visit={visit}>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<Hosted route={route} />} />
            ))}
          </Routes>
        </WithVisit>
      </LanguageProvider>
    </AppContextProvider>
  )
  render(strict ? <StrictMode>{tree}</StrictMode> : tree)
  const back = () =>
    act(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true })
          visit.go(-1)
        }),
    )
  return {
    navigator,
    container,
    back,
    push: (to: string) => act(() => visit.push(to)),
    replace: (to: string) => act(() => visit.replace(to)),
    load: () => act(async () => finish()),
  }
}

beforeEach(() => {
  events = []
  Noting.made = 0
  // What jsdom has no layout for.
  vi.stubGlobal('scrollTo', (_left: number, top: number) => vi.stubGlobal('scrollY', top))
  window.scrollTo(0, 0)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('The host of a screen', () => {
  it('opens it anew in the language that is chosen, unless nothing of it was loaded', async () => {
    const language = async (route: FeatureRoute) => {
      const host = draw([route])
      const before = screen.getByRole('heading').textContent
      await act(async () => host.container.get(PreferencesStore).change({ language: 'zh-CN' }))
      const after = screen.getByRole('heading').textContent
      cleanup()
      return [before, after]
    }
    expect(await language(routeOf('/one'))).toEqual(['Screen 1', 'Screen 2'])
    expect(events).toEqual(['open /one', 'show /one', 'hide /one', 'open /one', 'show /one', 'hide /one'])
    const plain: ScreenDefinition = {
      ...definition,
      viewModel: class extends Noting {
        override resources = {}
      },
    }
    expect(await language(routeOf('/one', { prepared: () => plain }))).toEqual(['Screen 3', 'Screen 3'])
  })

  it('opens nothing at an address that no id can have, on every route of the product, and leads home', async () => {
    const long = 'x'.repeat(65)
    const addresses = features
      .flatMap((feature) => feature.routes)
      .flatMap(({ path, queries = [], requiresAuth = false }) => {
        const host = routeOf(path, { queries, requiresAuth })
        const withLong = [...path.matchAll(/:\w+\??/g)].map(([name]) => path.replace(name, long))
        const withId = queries.includes('id') ? [`${path}?id=${long}`] : []
        return [...withLong, ...withId].map((address) => ({ host, path: address.replace(/:\w+\??/g, '1') }))
      })
    expect(addresses.length).toBeGreaterThan(50)
    for (const { host, path } of addresses) {
      draw([host], { path })
      expect(await screen.findByRole('heading', { name: 'Page not found' }), path).toBeDefined()
      expect([path, screen.queryByText(/^Screen/), events]).toEqual([path, null, []])
      expect(screen.getByRole('button', { name: 'Go to home' })).toBeDefined()
      cleanup()
    }
    draw([routeOf('/posts/:aid')], { path: `/posts/${'x'.repeat(64)}` })
    expect(await screen.findByText('Screen 1')).toBeTruthy()
  })

  it('holds its place until the code is here', async () => {
    let bring: () => void = () => undefined
    let here: ScreenDefinition | null = null
    draw([
      routeOf('/one', {
        prepared: () => here,
        prepare: () =>
          new Promise((resolve) => {
            bring = () => {
              here = definition
              resolve(definition)
            }
          }),
      }),
    ])
    expect(screen.queryByText('Screen 1')).toBeNull()
    await act(async () => bring())
    expect(screen.getByText('Screen 1')).toBeTruthy()
  })

  it('says that the code did not come, and asks for it again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let tries = 0
    let here: ScreenDefinition | null = null
    draw([
      routeOf('/one', {
        prepared: () => here,
        prepare: async () => {
          tries += 1
          if (tries === 1) throw new Error('Loading chunk 7 failed')
          here = definition
          return definition
        },
      }),
    ])
    fireEvent.click(await screen.findByRole('button', { name: 'Reload' }))
    expect(await screen.findByText('Screen 1')).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('opens a screen once, and shows it', async () => {
    const { load } = draw([routeOf('/one')])
    await load()
    expect(events).toEqual(['open /one', 'show /one', 'loaded /one'])
  })

  it('notifies a screen of a changed query parameter that it reads, and of nothing else', async () => {
    const { load, push } = draw([routeOf('/one')], { strict: true })
    await load()
    push('/one?q=tea')
    push('/one?q=tea&from=friend')
    push('/one?q=tea#end')
    expect(events.filter((event) => event.startsWith('moved'))).toEqual(['moved to tea'])
  })

  it('has the very screen again that the visitor goes back to, without loading it', async () => {
    const { load, push, back } = draw([routeOf('/one'), routeOf('/two')])
    await load()
    push('/two')
    await load()
    events = []
    await back()
    expect(screen.getByText('Screen 1')).toBeTruthy()
    expect(events).toEqual(['hide /two', 'show /one'])
  })

  it('has it again also where it has replaced its own address meanwhile', async () => {
    const { load, push, replace, back } = draw([routeOf('/one'), routeOf('/two')])
    await load()
    replace('/one?q=tea')
    push('/two')
    await load()
    await back()
    expect(screen.getByText('Screen 1')).toBeTruthy()
  })

  it('cancels what a screen loads when it is left, and loads it on the way back', async () => {
    const { load, push, back } = draw([routeOf('/one'), routeOf('/two')])
    const leave = finish
    push('/two')
    await load()
    leave()
    events = events.slice(-1)
    await back()
    expect(events).toEqual(['loaded /one for nobody', 'hide /two', 'open /one', 'show /one'])
  })

  it('begins a new screen at its top, and one gone back to where it stood', async () => {
    const { load, push, back } = draw([routeOf('/one'), routeOf('/two')])
    await load()
    window.scrollTo(0, 700)
    fireEvent.scroll(window)
    push('/two')
    expect(window.scrollY).toBe(0)
    await back()
    expect(window.scrollY).toBe(700)
  })

  it('sends a guest to log in before a screen of members, and shows it to a member (B60)', async () => {
    const { navigator, container } = draw([routeOf('/one', { requiresAuth: true })])
    expect(screen.queryByText('Screen 1')).toBeNull()
    expect(navigator.logins).toEqual(['/index'])
    act(() => holdToken(container))
    expect(await screen.findByText('Screen 1')).toBeTruthy()
  })
})
