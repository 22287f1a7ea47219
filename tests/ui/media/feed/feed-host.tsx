import { SimplifierSource } from '../../../../src/application/frame/lists/simplifier-source'
import { simplify } from '../../../../src/infrastructure/frame/lists/simplify'
import { render } from '@testing-library/react'
import { Container, type ServiceIdentifier } from 'inversify'
import 'reflect-metadata/lite'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { SwitchAnswer } from '../../../../src/application/participation/reactions/reactions-gateway'
import { FeedGateway, type FeedScope } from '../../../../src/application/media/feed/feed-gateway'
import { VisitStart } from '../../../../src/application/media/feed/first-page'
import { Navigator } from '../../../../src/application/frame/navigation/navigator'
import { Clock } from '../../../../src/application/frame/shared/clock'
import { CookieJar } from '../../../../src/application/frame/shared/cookies'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Page, PageRequest } from '../../../../src/application/frame/shared/page'
import { TabStorage } from '../../../../src/application/frame/shared/storage'
import { BrowserLanguages } from '../../../../src/application/frame/site/preferences.store'
import type { Category, CategoryHead } from '../../../../src/domain/media/feed/category'
import type { FeedItem } from '../../../../src/domain/frame/content/feed-item'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'
import { AppContextProvider } from '../../../../src/ui/frame/shell/app-context'
import { ScreenMemory } from '../../../../src/ui/frame/shell/screens/screen-memory'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'
import { HandClock, start } from '../../../support/hand-clock'
import { holdToken } from '../../../support/hold-token'

export class TestNavigator implements Navigator {
  path = '/index'
  readonly went: string[] = []
  readonly logins: string[] = []
  missing: readonly string[] = ['/specials', '/topics', '/atlas', '/videos-collection']

  current = () => this.path
  navigateTo = (path: string) => void this.went.push(path)
  back = () => void this.went.push('back')
  toLogin = (redirect: string) => void this.logins.push(redirect)
  toBindPhone = () => undefined
  openExternal = () => true
  openApp = () => true
  showWay = () => undefined
  reload = () => undefined
  exists = (path: string) => !this.missing.some((start) => path.startsWith(start))
}

export function feedItem(id: string, more: Partial<FeedItem> = {}): FeedItem {
  return {
    id,
    kind: 'post',
    title: `Story ${id}`,
    summary: '',
    source: { id: 's', name: 'City Daily', logo: null },
    covers: [],
    layout: 'text',
    publishedAt: start - 60_000 * Number(id.replace(/\D/g, '') || 1),
    counts: { views: 0, likes: 3, comments: 0 },
    duration: null,
    pictures: null,
    externalUrl: null,
    liked: false,
    ...more,
  }
}

export const offline = failure(failureOf('offline'))

/** Feeds in memory; `failing` names the calls that fail. */
export class MemoryFeeds implements FeedGateway {
  readonly failing = new Set<'categories' | 'head' | 'page' | 'shorts' | 'more' | 'like'>()
  readonly asked: string[] = []
  readonly likes: string[] = []
  scopes: FeedScope[] = []
  newer = 0
  pages: Readonly<Record<string, readonly (readonly FeedItem[])[]>> = {}
  shownCategories: readonly Category[] = [
    { id: 'news', name: 'News', children: [{ id: 'council', name: 'Council' }] },
    { id: 'sport', name: 'Sport', children: [] },
  ]
  shownHead: CategoryHead = { carousel: [], entries: [] }

  async categories(): Promise<Outcome<readonly Category[]>> {
    this.asked.push('categories')
    return this.failing.has('categories') ? offline : success(this.shownCategories)
  }

  async head(id: string): Promise<Outcome<CategoryHead>> {
    this.asked.push(`head ${id}`)
    return this.failing.has('head') ? offline : success(this.shownHead)
  }

  async page(scope: FeedScope, { cursor }: PageRequest): Promise<Outcome<Page<FeedItem>>> {
    const onlyShorts = scope.kinds.length === 1 && scope.kinds[0] === 'short'
    const name = onlyShorts ? 'shorts' : (scope.subCategoryId ?? scope.categoryId ?? 'all')
    this.scopes.push(scope)
    this.asked.push(`page ${name}${cursor === undefined ? '' : ` ${cursor}`}`)
    if (this.failing.has(onlyShorts ? 'shorts' : cursor === undefined ? 'page' : 'more')) return offline
    const pages = this.pages[name] ?? []
    const number = Number(cursor ?? 0)
    return success({ items: pages[number] ?? [], nextCursor: number + 1 < pages.length ? String(number + 1) : null })
  }

  async countNewer(_scope: FeedScope, _since: number): Promise<Outcome<number>> {
    this.asked.push('newer')
    return success(this.newer)
  }

  async like({ kind, id }: Pick<FeedItem, 'kind' | 'id'>, on: boolean): Promise<Outcome<SwitchAnswer>> {
    this.likes.push(`${kind}/${id} ${on}`)
    return this.failing.has('like') ? offline : success({ isOn: on, count: on ? 4 : 3 })
  }
}

export interface TestHost {
  readonly container: Container
  readonly clock: HandClock
  readonly navigator: TestNavigator
  readonly feeds: MemoryFeeds
  readonly visit: { isFirst: boolean }
}

export function testHost(): TestHost {
  const container = new Container({ autobind: true })
  container.bind(SimplifierSource).toConstantValue({ load: async () => simplify })
  const host: TestHost = {
    container,
    clock: new HandClock(),
    navigator: new TestNavigator(),
    feeds: new MemoryFeeds(),
    visit: { isFirst: false },
  }
  container.bind(Clock).toConstantValue(host.clock)
  container.bind(Navigator).toConstantValue(host.navigator)
  container.bind(CookieJar).toConstantValue(new RequestCookies({}))
  container.bind(TabStorage).toConstantValue(new MemoryStorage())
  container.bind(BrowserLanguages).toConstantValue(['en'])
  container.bind(FeedGateway).toConstantValue(host.feeds)
  container.bind(VisitStart).toConstantValue({ isHere: () => host.visit.isFirst })
  return host
}

export function logIn({ container }: TestHost): void {
  holdToken(container)
}

/** Draws with the services of a host, in English. */
export function renderWith({ container }: Pick<TestHost, 'container'>, element: ReactElement) {
  const memory = new ScreenMemory(container.get(TabStorage as ServiceIdentifier<MemoryStorage>), () => '')
  return render(
    <AppContextProvider
      value={{ container, memory, loadFeature: async () => undefined, routeOf: () => null, history: null }}
    >
      <LanguageProvider value="en">
        <MemoryRouter>{element}</MemoryRouter>
      </LanguageProvider>
    </AppContextProvider>,
  )
}

export const here = (path: string, params: Readonly<Record<string, string>> = {}) => ({ path, params, query: {} })
export const never = new AbortController().signal
