// @vitest-environment jsdom
import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FollowingGateway } from '../../../../src/application/overview/following/following-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Page } from '../../../../src/application/frame/shared/page'
import type {
  FollowedPublisher,
  SubscribedAlbum,
  SubscribedChannel,
  SubscribedProgramme,
} from '../../../../src/domain/overview/following/following'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen as followedScreen } from '../../../../src/ui/overview/following/followed.screen'
import { screen as subscriptionsScreen } from '../../../../src/ui/overview/following/subscriptions.screen'
import { feedItem } from '../../../support/member-ports'
import { soundHost } from '../../frame/player/sound-host'

const track = (number: number) => ({
  ...{ id: `t${number}`, title: `Part ${number}`, cover: null, url: `/t${number}.mp3`, duration: 60, publishedAt: 1 },
  ...{ number, plays: 3 },
})
const album: SubscribedAlbum = {
  ...{ id: 'night', title: 'Night on the Lan', cover: null, tracks: 3, finished: false, followed: true, followers: 9 },
  newest: { id: 't3', title: 'The last ferry', publishedAt: 1 },
  fresh: 2,
  next: { track: track(2), cursor: 'after 2' },
}
const channel: SubscribedChannel = {
  ...{ id: 'news', followed: true, followers: 0, isTelevision: false },
  channel: {
    ...{ id: 'news', name: 'News Radio', frequency: 'FM 98.6', cover: null, region: 'The city' },
    ...{ nowPlaying: 'Morning', onAir: null, listeners: 1, subscribed: true },
  },
}
const broadcast = (day: number) => ({
  ...{ id: `morning-2026030${day}`, name: 'Morning', hosts: ['Su'], replayUrl: '/replay' },
  ...{ startsAt: Date.UTC(2026, 2, day), endsAt: Date.UTC(2026, 2, day, 1) },
})
const programme: SubscribedProgramme = {
  ...{ id: 'morning', title: 'Morning', hosts: ['Su'], followed: true, followers: 3 },
  ...{ channel: { id: 'news', name: 'News Radio', cover: null }, newest: broadcast(5), fresh: 2, next: broadcast(4) },
}
const publisher = (id: string): FollowedPublisher => ({
  ...{ id, name: `Name ${id}`, picture: null, intro: '', followed: true, followers: 9 },
  newest: feedItem(id),
})
const one = <Item,>(item: Item) => success({ items: [item], nextCursor: null })
const none = success({ items: [], nextCursor: null })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

function host(answers: Partial<Record<keyof FollowingGateway, Outcome<Page<unknown>>>> = {}) {
  const asked: string[] = []
  const made = soundHost({
    member: true,
    audios: { tracks: async (id, order, { cursor }) => (asked.push(`tracks ${id} ${order} ${cursor}`), one(track(3))) },
  })
  const given = {
    albums: one(album),
    programmes: one(programme),
    channels: one(channel),
    news: one(feedItem('new')),
    ...answers,
  }
  made.container
    .bind(FollowingGateway)
    .toConstantValue({
      albums: async () => given.albums,
      programmes: async () => given.programmes,
      channels: async () => given.channels,
      publishers: async (kind: string) => answers.publishers ?? one(publisher(kind)),
      news: async () => given.news,
    } as unknown as FollowingGateway)
  return { ...made, asked, user: userEvent.setup() }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('my subscriptions (S068)', () => {
  it('say what is new in an album, and play what comes next with the rest after it', async () => {
    const { open, output, asked, user } = host()
    await open(subscriptionsScreen, '/subscribes', {})
    expect(page.getByText('2 new')).toBeDefined()
    expect(page.getByText('The last ferry')).toBeDefined()
    expect(page.getByText('3 episodes so far')).toBeDefined()
    await user.click(button('Play next: Part 2'))
    expect(output.calls).toContain('load t2 and play')
    await vi.waitFor(() => expect(asked).toEqual(['tracks night up after 2']))
    expect(button('Pause: Part 2')).toBeDefined()
  })

  it('keep what was left, so that it can be undone', async () => {
    const { open, acts, user } = host()
    await open(subscriptionsScreen, '/subscribes', {})
    await user.click(button('Subscribed Night on the Lan'))
    await user.click(button('Subscribe again Night on the Lan'))
    expect(acts).toEqual(['follow album night false', 'follow album night true'])
    expect(page.getByRole('link', { name: 'Night on the Lan' }).getAttribute('href')).toBe('/albums/night')
  })

  it('have channels with the programme on air, in a tab of the address', async () => {
    const { open, acts, visits, user } = host()
    await open(subscriptionsScreen, '/subscribes', {})
    await user.click(page.getByRole('tab', { name: 'Radio and TV' }))
    expect(visits).toEqual(['/subscribes?tab=channels'])
    expect(page.getByText('On air: Morning')).toBeDefined()
    expect(page.getByRole('link', { name: 'News Radio' }).getAttribute('href')).toBe('/radios/news')
    await user.click(button('Subscribed News Radio'))
    expect(acts).toEqual(['follow channel news false'])
  })

  it('say what is new in a programme of the radio, and play the first of it, which is then heard', async () => {
    const { open, output, acts, user } = host()
    await open(subscriptionsScreen, '/subscribes', {}, { tab: 'programmes' })
    expect(page.getByText('2 new')).toBeDefined()
    expect(page.getByText(/^Latest broadcast: .*\b5\b/)).toBeDefined()
    expect(page.getByRole('link', { name: 'Morning' }).getAttribute('href')).toBe('/programMore/morning')
    await user.click(button(/^Play next: .*\b4\b/))
    expect(output.calls).toContain('load morning-20260304 and play')
    expect(acts).toEqual(['heard morning 4'])
    expect(button(/^Pause: .*\b4\b/)).toBeDefined()
    await user.click(button('Subscribed Morning'))
    expect(acts).toContain('follow programme morning false')
  })

  it('say that there are none, with a way on, and what failed', async () => {
    await host({ albums: none }).open(subscriptionsScreen, '/subscribes', {})
    expect(page.getByText('No albums yet')).toBeDefined()
    await host({ channels: none }).open(subscriptionsScreen, '/subscribes', {}, { tab: 'channels' })
    expect(page.getByRole('link', { name: 'Listen to the radio' }).getAttribute('href')).toBe('/radios')
    await host({ albums: failure(failureOf('offline')) }).open(subscriptionsScreen, '/subscribes', {})
    expect(page.getByRole('alert')).toBeDefined()
  })
})

describe('whom I follow (S069)', () => {
  it('has what they published, and each kind of publishers in a tab', async () => {
    const { open, user } = host()
    await open(followedScreen, '/attention', {})
    expect(page.getByText('Story new')).toBeDefined()
    const hrefs: (string | null)[] = []
    for (const [tab, kind] of [
      ['Organisations', 'organisation'],
      ['Hosts', 'host'],
      ['People', 'member'],
    ] as const) {
      await user.click(page.getByRole('tab', { name: tab }))
      hrefs.push(page.getByRole('link', { name: `Name ${kind}` }).getAttribute('href'))
      expect(page.getByText(`Story ${kind}`)).toBeDefined()
    }
    expect(hrefs).toEqual(['/orgs/organisation', '/anchors/host', '/user-details/member'])
  })

  it('keeps somebody who was left, so that they can be followed again', async () => {
    const { open, acts, user } = host()
    await open(followedScreen, '/attention', {}, { tab: 'member' })
    await user.click(button('Following Name member'))
    await user.click(button('Follow Name member'))
    expect(acts).toEqual(['follow member member false', 'follow member member true'])
  })

  it('says that there is nobody, with a way to find some, and what failed', async () => {
    await host({ news: none }).open(followedScreen, '/attention', {})
    expect(page.getByText('Nothing new yet')).toBeDefined()
    await host({ publishers: none }).open(followedScreen, '/attention', {}, { tab: 'host' })
    expect(page.getByRole('link', { name: 'Find hosts' }).getAttribute('href')).toBe('/anchors')
    await host({ news: failure(failureOf('offline')) }).open(followedScreen, '/attention', {})
    expect(page.getByRole('alert')).toBeDefined()
  })
})
