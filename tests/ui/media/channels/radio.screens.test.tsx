// @vitest-environment jsdom
import { act, screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PlayerStore } from '../../../../src/application/frame/player/player.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Channel } from '../../../../src/domain/media/channels/channel'
import type { Programme } from '../../../../src/domain/media/channels/schedule'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen as channelScreen } from '../../../../src/ui/media/channels/radio-channel.screen'
import { screen as homeScreen } from '../../../../src/ui/media/channels/radio-home.screen'
import type { RadioChannelViewModel } from '../../../../src/ui/media/channels/radio-channel.view-model'
import { holdToken } from '../../../support/hold-token'
import { soundHost } from '../../frame/player/sound-host'

const hour = 3_600_000
/** The manual clock starts at 00:16:40 UTC of 1 January 1970: 08:16 of the site. */
const programme = (id: string, from: number, replay = false): Programme => ({
  id,
  name: `Programme ${id}`,
  hosts: ['Xia'],
  startsAt: from * hour,
  endsAt: (from + 1) * hour,
  replayUrl: replay ? `/media/${id}.m4a` : null,
})
const today = [
  programme('early', -2, true),
  programme('breakfast', -1, true),
  programme('now', 0),
  programme('soon', 1),
  programme('later', 2),
]
const channel: Channel = {
  id: 'news',
  name: 'News Radio',
  frequency: 'FM 98.6',
  cover: null,
  region: 'City',
  nowPlaying: 'Programme now',
  onAir: null,
  listeners: 7,
  subscribed: false,
}
const cities: string[] = []
const days: (string | undefined)[] = []
const radio = {
  defaultChannel: (city: string) => (cities.push(city), Promise.resolve(success(channel))),
  channels: () =>
    Promise.resolve(
      success({ items: [channel, { ...channel, id: 'music', name: 'Music 96', nowPlaying: null }], nextCursor: null }),
    ),
  channel: () =>
    Promise.resolve(
      success({
        channel,
        membersOnly: false,
        description: 'All the news',
        share: { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
        publisher: 'Riverbend Radio',
        hosts: [{ id: 'xia', name: 'Xia Zhi', avatar: null, intro: 'Mornings', followed: false }],
      }),
    ),
  schedule: (_id: string, day: string) => (days.push(day), Promise.resolve(success(day === '1970-01-01' ? today : []))),
  mayPlay: () => Promise.resolve(success(true)),
  stream: () => Promise.resolve(success({ url: '/live/news.m3u8', state: 'live' as const, startsAt: null })),
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function openedChannel(options: Parameters<typeof soundHost>[0] = {}) {
  const host = soundHost({ radio, ...options })
  const opened = await host.open(channelScreen, '/radios/news', { id: 'news' })
  await waitFor(() => expect((opened.viewModel as RadioChannelViewModel).sound.state).not.toBe('asking'))
  return { ...host, ...opened, player: host.container.get(PlayerStore), user: userEvent.setup() }
}

describe('the radio home', () => {
  it('starts with the channel of the city, what is on, and all channels', async () => {
    const host = soundHost({ radio })
    await host.open(homeScreen, '/radios', {})
    expect(cities.at(-1)).toBe('Changsha')
    const name = page.getByRole('heading', { level: 2, name: 'News Radio' })
    expect(within(name).getByRole('link', { name: 'News Radio' }).getAttribute('href')).toBe('/radios/news')
    expect(page.getByText('08:00–09:00 · Xia')).toBeDefined()
    expect(page.getByRole('link', { name: /Full schedule/ }).getAttribute('href')).toBe('/radios/news')
    expect(page.getByRole('link', { name: 'Music 96 FM 98.6' }).getAttribute('href')).toBe('/radios/music')
    await waitFor(() => expect((button('Listen now') as HTMLButtonElement).disabled).toBe(false))
    await userEvent.click(button('Listen now'))
    expect(host.output.calls.at(-1)).toBe('load news and play')
  })

  it('still shows the channels when the one of the city cannot be had', async () => {
    const host = soundHost({
      radio: { ...radio, defaultChannel: () => Promise.resolve(failure(failureOf('offline'))) },
    })
    await host.open(homeScreen, '/radios', {})
    expect(page.getByRole('alert').textContent).toContain('This station couldn’t be loaded')
    expect(page.getByRole('link', { name: 'Music 96 FM 98.6' })).toBeDefined()
  })
})

describe('a radio channel', () => {
  it('plays live, says when the signal is lost, and comes back by itself', async () => {
    const { user, output, clock } = await openedChannel()
    await user.click(button('Listen now'))
    act(() => output.sound(Infinity))
    expect(button('Pause')).toBeDefined()
    act(() => output.say({ type: 'media-failed' }))
    expect(button('Signal lost. Reconnecting…')).toBeDefined()
    act(() => clock.pass(1000))
    act(() => output.sound(Infinity))
    expect(button('Pause')).toBeDefined()
  })

  it('marks what is on air, and moves the mark with the clock', async () => {
    const { clock } = await openedChannel()
    const onAir = () =>
      page.getAllByRole('listitem').find((row) => within(row).queryByText('On air') !== null)?.textContent
    expect(onAir()).toContain('Programme now')
    act(() => clock.pass(hour))
    expect(onAir()).toContain('Programme soon')
  })

  it('replays what was, with what followed it behind', async () => {
    const { user, player } = await openedChannel()
    // The list opens at what is on air.
    expect(page.queryByRole('button', { name: 'Replay Programme early' })).toBeNull()
    expect(page.getAllByRole('link', { name: /^Programme / })[0]?.textContent).toBe('Programme now')
    await user.click(button('Show 2 earlier programmes'))
    await user.click(button('Replay Programme early'))
    expect(player.state.playlist.map(({ id, kind }) => [kind, id])).toEqual([
      ['programme', 'early'],
      ['programme', 'breakfast'],
    ])
    expect(button('Pause Programme early')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Replay Programme now' })).toBeNull()
  })

  it('stops by its sleep timer, live and in a replay (B26)', async () => {
    const { user, output, clock, player } = await openedChannel()
    expect(page.queryByRole('button', { name: 'Sleep timer' })).toBeNull()
    await user.click(button('Listen now'))
    act(() => output.sound(Infinity))
    await user.click(button('Sleep timer'))
    expect(await page.findByRole('button', { name: 'In 10 minutes' })).toBeDefined()
    expect(page.queryByRole('button', { name: 'When this ends' })).toBeNull()
    await user.click(button('In 10 minutes'))
    expect(page.getByRole('button', { name: 'Sleep timer 10:00', hidden: true })).toBeDefined()
    act(() => clock.pass(600_000))
    expect([player.state.wanted, player.state.sleep, output.calls.includes('pause')]).toEqual([false, null, true])
    await user.click(button('Show 2 earlier programmes'))
    await user.click(button('Replay Programme early'))
    act(() => output.sound(3600))
    await user.click(button('Sleep timer'))
    await user.click(await page.findByRole('button', { name: 'When this ends' }))
    act(() => output.say({ type: 'media-ended' }))
    expect([player.state.wanted, player.item?.id]).toEqual([false, 'early'])
  })

  it('shows other days, each asked for once', async () => {
    const { user } = await openedChannel()
    days.length = 0
    await user.click(page.getByRole('button', { name: 'Yesterday' }))
    expect(await page.findByText('No programmes on this day')).toBeDefined()
    await user.click(page.getByRole('button', { name: 'Today' }))
    await user.click(page.getByRole('button', { name: 'Yesterday' }))
    expect(days).toEqual(['1969-12-31'])
    const chips = within(page.getByRole('group', { name: 'Choose a day' }))
    expect(chips.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent)).toEqual(['Yesterday'])
  })

  it('is subscribed, and its hosts are followed, by a member', async () => {
    const { user, acts } = await openedChannel({ member: true })
    await user.click(button('Subscribe'))
    await user.click(button('Follow Xia Zhi'))
    expect(acts).toEqual(['visit channel news', 'follow channel news true', 'follow host xia true'])
    expect(button('Subscribed')).toBeDefined()
  })

  it('takes up what a guest wanted after the login', async () => {
    const { user, visits, container, live, end } = await openedChannel()
    await user.click(button('Follow Xia Zhi'))
    expect(visits).toEqual(['login /radios/news'])
    await end()
    act(() => holdToken(container))
    act(() => void live.show({ path: '/radios/news', params: { id: 'news' }, query: {} }))
    await waitFor(() => expect(button('Follow Xia Zhi').getAttribute('aria-pressed')).toBe('true'))
  })

  it('says that it is for members, and shows the way in', async () => {
    const { user, visits } = await openedChannel({
      radio: { ...radio, mayPlay: () => Promise.resolve(success(false)) },
    })
    expect(page.getByText('Log in to listen')).toBeDefined()
    await user.click(button('Log in'))
    expect(visits).toEqual(['login /radios/news'])
  })
})
