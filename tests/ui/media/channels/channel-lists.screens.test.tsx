// @vitest-environment jsdom
import { act, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TvGateway } from '../../../../src/application/media/channels/tv-gateway'
import { PlayerStore } from '../../../../src/application/frame/player/player.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { ChannelFilters } from '../../../../src/domain/media/channels/channel-filters'
import type { Programme } from '../../../../src/domain/media/channels/schedule'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen as moreRadio } from '../../../../src/ui/media/channels/more-radio/more-radio.screen'
import { screen as programmeScreen } from '../../../../src/ui/media/channels/programme/programme.screen'
import { screen as tvHome } from '../../../../src/ui/media/channels/tv-home/tv-home.screen'
import { holdToken } from '../../../support/hold-token'
import { soundHost } from '../../frame/player/sound-host'
import { videoHost } from '../videos/video-host'
import { channel, MemoryTv } from './memory-tv'
import { flush } from '../../../support/flush'

const settle = () => act(flush)

describe('all radio channels (S014)', () => {
  const asked: ChannelFilters[] = []
  const radio = {
    groups: async () => success({ regions: [{ id: '市区', name: 'City' }], genres: ['news' as const] }),
    find: async (filters: ChannelFilters) => {
      asked.push(filters)
      return success({ items: filters.q === 'zzz' ? [] : [channel('news', { name: 'News' })], nextCursor: null })
    },
  }

  it('are grouped by region or genre, and searched', async () => {
    const { open } = soundHost({ radio })
    await open(moreRadio, '/more-radio', {})
    const user = userEvent.setup()
    expect(page.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/radios/news')
    await user.click(page.getByRole('tab', { name: 'City' }))
    expect(asked.at(-1)).toMatchObject({ region: '市区', genre: '' })
    await user.click(page.getByRole('radio', { name: 'By genre' }))
    await user.click(page.getByRole('tab', { name: 'News' }))
    expect(asked.at(-1)).toMatchObject({ by: 'genre', region: '', genre: 'news' })
    await user.type(page.getByRole('searchbox'), 'zzz{Enter}')
    expect(asked.at(-1)).toMatchObject({ q: 'zzz' })
    await settle()
    expect(page.queryByRole('link', { name: 'News' })).toBeNull()
  })

  it('ask again when what is on air is over', async () => {
    const found = channel('news', { onAir: { startMinute: 480, endMinute: 497 } })
    const { open, clock } = soundHost({
      radio: {
        ...radio,
        find: async (filters) => (asked.push(filters), success({ items: [found], nextCursor: null })),
      },
    })
    await open(moreRadio, '/more-radio', {})
    const before = asked.length
    // 08:16:40 in Shanghai: it is over at 08:17.
    act(() => clock.pass(20_000))
    await settle()
    expect(asked).toHaveLength(before + 1)
    act(() => clock.pass(20_000))
    expect(asked).toHaveLength(before + 1)
  })
})

describe('the past broadcasts of a programme (S029)', () => {
  const broadcast = (day: number): Programme => ({
    id: `morning-${day}`,
    name: 'Morning',
    hosts: ['Su'],
    startsAt: Date.UTC(2026, 2, day),
    endsAt: Date.UTC(2026, 2, day, 1),
    replayUrl: `/${day}.m4a`,
  })
  const radio = {
    programme: async () =>
      success({
        ...{ id: 'morning', title: 'Morning', hosts: ['Su'], channel: channel('news') },
        ...{ followers: 0, followed: false },
      }),
    episodes: async () => success({ items: [broadcast(5), broadcast(4)], nextCursor: null }),
  }

  it('are listed by date, and play on from the chosen one', async () => {
    const { open, container } = soundHost({ radio })
    await open(programmeScreen, '/programMore/morning', { id: 'morning' })
    expect(page.getByRole('heading', { level: 1, name: 'Morning' })).toBeDefined()
    await userEvent.setup().click(page.getByRole('button', { name: 'Play 4 Mar 2026' }))
    expect(container.get(PlayerStore).isCurrent('programme', 'morning-4')).toBe(true)
    expect(page.getByRole('button', { name: 'Pause 4 Mar 2026' })).toBeDefined()
  })

  it('are subscribed to, after which the one that is played is noted', async () => {
    const { open, acts } = soundHost({ member: true, radio })
    await open(programmeScreen, '/programMore/morning', { id: 'morning' })
    const user = userEvent.setup()
    await user.click(page.getByRole('button', { name: 'Play 5 Mar 2026' }))
    expect(acts.filter((each) => each.startsWith('heard'))).toEqual([])
    await user.click(page.getByRole('button', { name: 'Subscribe' }))
    expect(acts).toContain('follow programme morning true')
    await user.click(page.getByRole('button', { name: 'Play 4 Mar 2026' }))
    expect(acts).toContain('heard morning 4')
    await user.click(page.getByRole('button', { name: 'Subscribed' }))
    expect(acts).toContain('follow programme morning false')
  })

  it('are subscribed to by a guest once they have logged in', async () => {
    const { open, acts, visits, container } = soundHost({ radio })
    const { live } = await open(programmeScreen, '/programMore/morning', { id: 'morning' })
    await userEvent.setup().click(page.getByRole('button', { name: 'Subscribe' }))
    expect([visits, acts]).toEqual([['login /programMore/morning'], []])
    holdToken(container)
    await act(async () => {
      live.show({ path: '/programMore/morning', params: { id: 'morning' }, query: {} })
      await Promise.resolve()
    })
    expect(acts).toContain('follow programme morning true')
    expect(page.getByRole('button', { name: 'Subscribed' })).toBeDefined()
  })

  it('say what failed, and that there is none', async () => {
    const failing = soundHost({ radio: { ...radio, programme: async () => failure(failureOf('offline')) } })
    const { drawn } = await failing.open(programmeScreen, '/programMore/x', { id: 'x' })
    expect(page.getByText('This programme couldn’t be loaded')).toBeDefined()
    drawn.unmount()
    const empty = soundHost({ radio: { ...radio, episodes: async () => success({ items: [], nextCursor: null }) } })
    await empty.open(programmeScreen, '/programMore/x', { id: 'x' })
    expect(page.getByText('No past broadcasts yet')).toBeDefined()
  })
})

describe('television (S030)', () => {
  async function opened(query: Record<string, string> = {}) {
    const host = videoHost()
    host.clock.time = Date.UTC(2026, 10, 21, 4)
    const tv = new MemoryTv(host.clock.time)
    host.clock.time += 600_000
    host.container.bind(TvGateway).toConstantValue(tv)
    const shown = await host.open(tvHome, '/tv', {}, query)
    await settle()
    return { ...host, ...shown, tv, user: userEvent.setup() }
  }

  it('has the first channel in its player, and the others below', async () => {
    const { user, picture } = await opened()
    expect(page.getByRole('heading', { level: 1, name: 'Channel tv1' })).toBeDefined()
    expect(page.getByRole('link', { name: 'Open channel' }).getAttribute('href')).toBe('/lives/tv1')
    expect(page.getByRole('link', { name: 'Channel tv2' }).getAttribute('href')).toBe('/tv?channel=tv2')
    await user.click(page.getByRole('button', { name: 'Play' }))
    expect(picture.loads.at(-1)).toMatchObject({ url: '/live.m3u8', live: true })
  })

  it('switches to the channel of its address, and replays what is past', async () => {
    const { user, live, picture, tv } = await opened()
    await act(async () => live.onLocationChange({ path: '/tv', params: {}, query: { channel: 'tv2' } }))
    await settle()
    expect(page.getByRole('heading', { level: 1, name: 'Channel tv2' })).toBeDefined()
    expect(tv.calls.filter((call) => call.startsWith('schedule'))).toHaveLength(2)
    await user.click(page.getByRole('tab', { name: 'Schedule' }))
    // The list opens at what is on air.
    await user.click(page.getByRole('button', { name: 'Show 2 earlier programmes' }))
    await user.click(page.getByRole('button', { name: 'Replay Programme before' }))
    expect(picture.loads.at(-1)).toMatchObject({ url: '/before.m3u8' })
  })

  it('leads to the live events, each with its state and time (S031)', async () => {
    await opened()
    const links = ['The flower show', 'The council', 'The bridge'].map((name) => page.getByRole('link', { name }))
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/lives/e1', '/lives/e2', '/lives/e3'])
    expect([page.getByText(/Coming up/), page.getByText(/Replay$/)]).toHaveLength(2)
    // An event is live; the programmes of the channels are on air, above and in the list of channels.
    expect(page.getAllByText('Live')).toHaveLength(1)
    expect(page.getAllByText('On air')).toHaveLength(4)
  })

  it('has the first channel for an address that names none', async () => {
    await opened({ channel: 'gone' })
    expect(page.getByRole('heading', { level: 1, name: 'Channel tv1' })).toBeDefined()
  })
})
