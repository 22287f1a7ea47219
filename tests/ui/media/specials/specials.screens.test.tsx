// @vitest-environment jsdom
import { restoreLive } from '../../../support/live-screen'
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FeedGateway, type FeedScope } from '../../../../src/application/media/feed/feed-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SpecialsGateway } from '../../../../src/application/media/specials/specials-gateway'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { Special } from '../../../../src/domain/media/specials/special'
import { screen } from '../../../../src/ui/media/specials/special.screen'
import { SpecialViewModel } from '../../../../src/ui/media/specials/special.view-model'
import { screen as listScreen } from '../../../../src/ui/media/specials/specials.screen'
import { feedItem } from '../../../support/member-ports'
import { replaceProperty } from '../../../support/replace-property'
import { soundHost } from '../../frame/player/sound-host'

const special: Special = {
  id: 's1',
  title: 'High water',
  lead: 'Levels, roads and shelters.',
  cover: '/river.webp',
  publishedAt: 1,
  source: { id: 'org-1', name: 'Riverbend Daily', logo: null },
  columns: [
    { id: 'a', name: 'Levels', items: [feedItem('1'), feedItem('2')], nextCursor: 'next' },
    { id: 'b', name: 'Roads', items: [feedItem('3')], nextCursor: null },
    { id: 'c', name: 'Empty', items: [], nextCursor: null },
  ],
  commentsOpen: true,
  share: { title: 'High water', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
}

const observed: { readonly report: (id: string) => void }[] = []
const scrolled: string[] = []
beforeEach(() => {
  observed.length = 0
  scrolled.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: readonly unknown[]) => void) {
        observed.push({ report: (id) => call([{ isIntersecting: true, target: document.getElementById(id) }]) })
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

async function opened(answer = success(special) as Awaited<ReturnType<SpecialsGateway['special']>>) {
  replaceProperty(Element.prototype, 'scrollIntoView', function (this: Element) {
    scrolled.push(this.id)
  })
  const host = soundHost()
  const asked: string[] = []
  const gateway = {
    special: async () => answer,
    column: async (id: string, { cursor }: { readonly cursor?: string }) => {
      asked.push(`${id} ${cursor ?? ''}`)
      return success({ items: [feedItem('4')], nextCursor: null })
    },
  }
  host.container.bind<SpecialsGateway>(SpecialsGateway).toConstantValue(gateway)
  const shown = await host.open(screen, '/specials/s1', { aid: 's1' })
  return { ...host, ...shown, asked, gateway, viewModel: shown.viewModel as SpecialViewModel, user: userEvent.setup() }
}
const anchor = (name: string) => page.getByRole('button', { name })

describe('the screen of a special', () => {
  it('shows its banner, its lead and its columns, without empty ones', async () => {
    const { viewModel } = await opened()
    expect(page.getByRole('heading', { level: 1, name: 'High water' })).toBeDefined()
    expect(page.getByText(special.lead)).toBeDefined()
    expect(page.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['Levels', 'Roads']),
    )
    expect(page.queryByText('Empty')).toBeNull()
    expect(page.getByText('Story 3')).toBeDefined()
    expect(viewModel.head).toMatchObject({ title: 'High water', image: '/river.webp' })
  })

  it('grows a column by more, and restores what has grown', async () => {
    const { user, asked, gateway, live } = await opened()
    await user.click(page.getByRole('button', { name: 'Show more of Levels' }))
    expect(asked).toEqual(['a next'])
    expect(page.getByText('Story 4')).toBeDefined()
    expect(page.queryByRole('button', { name: /^Show more/ })).toBeNull()
    const { container } = soundHost()
    container.bind<SpecialsGateway>(SpecialsGateway).toConstantValue(gateway)
    const again = container.get(SpecialViewModel)
    await restoreLive(again, live.snapshot(), { path: '/specials/s1', params: { aid: 's1' }, query: {} })
    expect(again.columns[0]?.list.items.map(({ id }) => id)).toEqual(['1', '2', '4'])
  })

  it('leads to a column by its anchor, and takes the keyboard there', async () => {
    const { user } = await opened()
    await user.click(anchor('Roads'))
    expect(scrolled.at(-1)).toBe('column-b')
    expect(document.activeElement?.id).toBe('column-b')
    expect(anchor('Roads').getAttribute('aria-current')).toBe('location')
    expect(anchor('Levels').getAttribute('aria-current')).toBeNull()
  })

  it('marks the column that is read while the page scrolls', async () => {
    await opened()
    expect(anchor('Levels').getAttribute('aria-current')).toBe('location')
    act(() => observed.forEach(({ report }) => report('column-b')))
    expect(anchor('Roads').getAttribute('aria-current')).toBe('location')
  })

  it('says that it could not be loaded', async () => {
    await opened(failure(failureOf('offline')))
    expect(page.getByText('This special report couldn’t be loaded')).toBeDefined()
    expect(page.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})

describe('the list of specials', () => {
  it('asks for specials alone, and shows them big', async () => {
    const host = soundHost()
    const scopes: FeedScope[] = []
    const item = feedItem('s1', { kind: 'special', title: 'High water', covers: ['/river.webp'], layout: 'right' })
    host.container
      .bind(FeedGateway)
      .toConstantValue({
        page: async (scope: FeedScope) => (scopes.push(scope), success({ items: [item], nextCursor: null })),
      } as unknown as FeedGateway)
    await host.open(listScreen, '/specials', {})
    expect(scopes).toEqual([{ kinds: ['special'] }])
    expect(page.getByRole('link', { name: 'High water' }).getAttribute('href')).toBe('/specials/s1')
    expect(page.getByText('Special report')).toBeDefined()
  })
})
