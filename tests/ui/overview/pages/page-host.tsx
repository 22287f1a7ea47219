import { act } from '@testing-library/react'
import { vi } from 'vitest'
import {
  PagesGateway,
  type CardItems,
  type CardReference,
} from '../../../../src/application/overview/pages/pages-gateway'
import { RichText } from '../../../../src/application/overview/pages/rich-text'
import { TabChannel } from '../../../../src/application/frame/session/tab-channel'
import { Random } from '../../../../src/application/frame/shared/random'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { SafeHtml } from '../../../../src/application/frame/shared/html-sanitiser'
import type { CardContent, CustomPage, PageCard } from '../../../../src/domain/overview/pages/page-card'
import type { Channel } from '../../../../src/domain/media/channels/channel'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { PageScreen } from '../../../../src/ui/overview/pages/page/page.screen'
import { PageScreenViewModel } from '../../../../src/ui/overview/pages/page/page.view-model'
import type { LiveScreen } from '../../../../src/ui/frame/shell/screens/live-screen'
import { openLive } from '../../../support/live-screen'
import { FakeTabs, fakeRandom } from '../../../application/frame/player/player-fakes'
import { feedItem, here, offline, renderWith, testHost } from '../../media/feed/feed-host'

/** What a page asks of a browser and jsdom lacks. */
export function stubBrowser(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
}

export class MemoryPages implements PagesGateway {
  readonly asked: string[] = []
  readonly failing = new Set<string>()
  contents: Readonly<Record<string, CardContent>> = {}
  unpublished: readonly string[] = []
  cards: readonly PageCard[] = []

  async page(id: string): Promise<Outcome<CustomPage>> {
    this.asked.push(`page ${id}`)
    if (this.failing.has('page')) return offline
    if (this.unpublished.includes(id)) return failure(failureOf('gone'))
    return success({
      id,
      title: 'The city today',
      backgroundColor: '#f4f7f7',
      shareDescription: 'All of it',
      shareImage: null,
      cards: this.cards,
    })
  }

  preview(token: string): Promise<Outcome<CustomPage>> {
    return this.page(`preview ${token}`)
  }

  async items(id: string): Promise<Outcome<CardItems>> {
    this.asked.push(`items ${id}`)
    const { items } = this.contents[id] ?? { items: [] }
    return this.failing.has(id) ? offline : success({ items, nextCursor: null, title: 'All of it', style: null })
  }

  async content({ id }: CardReference, tab?: string): Promise<Outcome<CardContent>> {
    const key = tab === undefined ? id : `${id} ${tab}`
    this.asked.push(`card ${key}`)
    return this.failing.has(key) ? offline : success(this.contents[key] ?? { items: [], channels: [] })
  }
}

export function pageHost(cards: readonly PageCard[]) {
  const host = testHost()
  const pages = new MemoryPages()
  pages.cards = cards
  host.container.bind(TabChannel).toConstantValue(new FakeTabs().open())
  host.container.bind(Random).toConstantValue(fakeRandom())
  const sanitiser = { isThere: true }
  host.container.bind(PagesGateway).toConstantValue(pages)
  host.container
    .bind(RichText)
    .toConstantValue({
      ready: async () => sanitiser.isThere,
      clean: (html: string) => html.replace(/<script>.*<\/script>/, '') as unknown as SafeHtml,
    })
  return { ...host, pages, sanitiser }
}

export async function openPage(host: ReturnType<typeof pageHost>, id = 'weekend') {
  const viewModel = host.container.get(PageScreenViewModel)
  let live: LiveScreen | undefined
  const view = renderWith(host, <PageScreen viewModel={viewModel} />)
  await act(async () => {
    live = await openLive(viewModel, here(`/page/${id}`, { id }))
  })
  return { viewModel, live: live!, ...view }
}

export const list = (id: string, items: readonly string[] | null): PageCard => ({
  id,
  type: 'article-list',
  title: `List ${id}`,
  style: 'text',
  more: null,
  items: items?.map((item) => feedItem(item)) ?? null,
})
export const channel: Channel = {
  id: 'fm',
  name: 'News Radio',
  frequency: 'FM 98.6',
  cover: null,
  region: '',
  nowPlaying: 'Morning',
  onAir: null,
  listeners: 1,
  subscribed: false,
}
