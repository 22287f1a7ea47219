// @vitest-environment jsdom
import { act, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FindingGateway } from '../../../../src/application/overview/finding/finding-gateway'
import { SearchGateway } from '../../../../src/application/overview/search/search-gateway'
import { noteRead } from '../../../../src/application/people/interests/note-read'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Page } from '../../../../src/application/frame/shared/page'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { MuchRead, PublisherToFollow } from '../../../../src/domain/overview/finding/finding'
import { screen } from '../../../../src/ui/overview/finding/finding.screen'
import { holdToken } from '../../../support/hold-token'
import { feedItem } from '../../../support/member-ports'
import { soundHost } from '../../frame/player/sound-host'

const read = (id: string, readers: number, kind: MuchRead['item']['kind'] = 'post'): MuchRead => ({
  item: { ...feedItem(id), kind, source: { id: `by-${id}`, name: `Paper ${id}`, logo: null } },
  readers,
})
const publisher = (id: string): PublisherToFollow => ({
  ...{ id, name: `Name ${id}`, picture: null, intro: 'Intro', followers: 9, followed: false },
})
const pageOf = <Item,>(...items: Item[]): Outcome<Page<Item>> => success({ items, nextCursor: null })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

function host({
  member = true,
  muchRead = pageOf(read('a', 40), read('b', 30, 'video'), read('c', 1, 'audio')),
  toFollow,
}: {
  readonly member?: boolean
  readonly muchRead?: Outcome<Page<MuchRead>>
  readonly toFollow?: Outcome<Page<PublisherToFollow>>
} = {}) {
  const asked: unknown[] = []
  const made = soundHost({ member })
  made.container
    .bind(FindingGateway)
    .toConstantValue({
      muchRead: async (scope) => (asked.push(scope), muchRead),
      toFollow: async (kind) => (asked.push(kind), toFollow ?? pageOf(publisher(kind))),
    })
  made.container
    .bind(SearchGateway)
    .toConstantValue({
      start: async () => success({ hotWords: ['ferry', 'night market'], scopeName: null }),
    } as unknown as SearchGateway)
  return { ...made, asked, user: userEvent.setup() }
}

const titles = () => page.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const button = (name: string) => page.getByRole('button', { name })

describe('what the neighbourhood reads (S078)', () => {
  it('says of each content why it is shown, and leads to what people search for', async () => {
    await host().open(screen, '/find', {})
    expect(titles()).toEqual(['Story a', 'Story b', 'Story c'])
    expect(page.getByText('Read by 40 people in Changsha this week')).toBeDefined()
    expect(page.getByText('Heard by 1 person in Changsha this week')).toBeDefined()
    expect(page.getByText('Watched by 30 people in Changsha this week')).toBeDefined()
    expect(page.getByRole('link', { name: 'night market' }).getAttribute('href')).toBe('/search?q=night%20market')
  })

  it('is narrowed to kinds and to today, in the address', async () => {
    const { open, asked, visits, user } = host()
    await open(screen, '/find', {})
    await user.selectOptions(page.getByRole('combobox', { name: 'Period' }), 'Today')
    expect(page.getByText('Read by 40 people in Changsha today')).toBeDefined()
    expect(visits).toEqual(['/find?period=today'])
    expect(asked).toEqual([
      { period: 'week', shelf: null },
      { period: 'today', shelf: null },
    ])
    await host().open(screen, '/find', {}, { kind: 'topics', period: 'today' })
  })

  it('is ordered by what was read on this device only where its owner chose so, and says it', async () => {
    const { open, storage, user } = host()
    await open(screen, '/find', {})
    await user.click(button('How this is ordered'))
    expect(page.queryByRole('button', { name: 'Forget what was remembered' })).toBeNull()
    await user.click(page.getByRole('switch', { name: 'Order by what I read' }))
    for (let times = 0; times < 3; times += 1) noteRead(storage, { kind: 'audio', publisherId: 'by-c' })
    await user.click(button('Close'))
    expect(titles()).toEqual(['Story c', 'Story a', 'Story b'])
    expect(page.getByText('You often read Paper c')).toBeDefined()
    await user.click(button('How this is ordered'))
    await user.click(button('Forget what was remembered'))
    await user.click(button('Close'))
    expect(titles()).toEqual(['Story a', 'Story b', 'Story c'])
    expect(page.queryByText('You often read Paper c')).toBeNull()
  })

  it('says when nothing is read, with the way back to all kinds, and what failed', async () => {
    const { open, visits, user } = host({ muchRead: pageOf() })
    await open(screen, '/find', {}, { kind: 'topics' })
    expect(page.getByText('Nothing to show yet')).toBeDefined()
    await user.click(button('Show all from this week'))
    expect(visits).toEqual(['/find'])
    expect(page.getByRole('link', { name: 'Go to home' })).toBeDefined()
    await host({ muchRead: failure(failureOf('offline')) }).open(screen, '/find', {})
    expect(page.getByRole('alert')).toBeDefined()
  })
})

describe('whom to follow (S078)', () => {
  it('are publishers of each kind, followed in place', async () => {
    const { open, asked, acts, user } = host()
    await open(screen, '/find', {})
    await user.click(page.getByRole('tab', { name: 'Hosts' }))
    expect(asked.at(-1)).toBe('host')
    expect(page.getByRole('link', { name: 'Name host' }).getAttribute('href')).toBe('/anchors/host')
    await user.click(button('Follow Name host'))
    expect(acts).toEqual(['follow host host true'])
    expect(button('Following Name host')).toBeDefined()
  })

  it('are followed by a guest once they have logged in', async () => {
    const { open, visits, acts, container, user } = host({ member: false })
    const { live } = await open(screen, '/find', {}, { tab: 'member' })
    await user.click(button('Follow Name member'))
    expect([visits, acts]).toEqual([['login /find'], []])
    holdToken(container)
    await act(async () => {
      live.show({ path: '/find', params: {}, query: { tab: 'member' } })
      await Promise.resolve()
    })
    expect(acts).toEqual(['follow member member true'])
    expect(button('Following Name member')).toBeDefined()
  })

  it('says that there is nobody new, with another way to find some', async () => {
    await host({ toFollow: pageOf() }).open(screen, '/find', {}, { tab: 'organisation' })
    expect(page.getByText('No new organisations to suggest')).toBeDefined()
    expect(page.getByRole('link', { name: 'Find organisations' }).getAttribute('href')).toBe('/org-list')
  })
})
