// @vitest-environment jsdom
import { act, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ChatGateway } from '../../../../src/application/media/chat/chat-gateway'
import { LiveFeed } from '../../../../src/application/media/chat/live-feed'
import { LiveGateway } from '../../../../src/application/media/live/live-gateway'
import { TvGateway } from '../../../../src/application/media/channels/tv-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/media/channels/tv-channel/tv-channel.screen'
import type { TvChannelViewModel } from '../../../../src/ui/media/channels/tv-channel/tv-channel.view-model'
import { MemoryChat, MemoryFeed, message } from '../../../application/media/chat/memory-live'
import { videoHost } from '../videos/video-host'
import { MemoryTv } from './memory-tv'
import { flush } from '../../../support/flush'

async function opened({
  before,
  live = {},
  ...options
}: Parameters<typeof videoHost>[0] & { before?: (tv: MemoryTv) => void; live?: Partial<LiveGateway> } = {}) {
  const host = videoHost(options)
  // Noon in Shanghai, and a little more.
  host.clock.time = Date.UTC(2026, 10, 21, 4)
  const tv = new MemoryTv(host.clock.time)
  host.clock.time += 600_000
  before?.(tv)
  host.container.bind(TvGateway).toConstantValue(tv)
  host.container.bind(LiveGateway).toConstantValue({ reminder: async () => success(false), ...live } as LiveGateway)
  const feed = new MemoryFeed()
  host.container.bind<LiveFeed>(LiveFeed).toConstantValue(feed)
  host.container.bind<ChatGateway>(ChatGateway).toConstantValue(new MemoryChat())
  const shown = await host.open(screen, '/lives/tv1', { id: 'tv1' })
  await settle()
  return { ...host, ...shown, tv, feed, viewModel: shown.viewModel as TvChannelViewModel, user: userEvent.setup() }
}
const settle = () => act(flush)
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the screen of a TV channel', () => {
  it('shows the channel, what is on, what comes next, and the other channels', async () => {
    await opened()
    expect(page.getByRole('heading', { name: 'Channel tv1', level: 1 })).toBeDefined()
    expect(page.getByText('Up next: 13:00 Programme next')).toBeDefined()
    expect(page.getAllByText('Programme now')).toHaveLength(2)
    expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/lives/tv2', '/lives/tv3'])
  })

  it('plays live at the usual speed and counts a viewer (C036)', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    expect(host.picture.loads).toMatchObject([{ url: '/live.m3u8', live: true, rate: 1 }])
    expect(page.queryByRole('button', { name: 'Playback settings' })).toBeNull()
    act(() => host.picture.say({ type: 'media-started' }))
    await settle()
    expect(host.tv.calls).toContain('view tv1')
    expect(page.getAllByText(/100 views/).length).toBeGreaterThan(0)
  })

  it('shows a time line only as long as its window, and the way back to live', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    act(() => host.picture.say({ type: 'media-started' }))
    expect(page.queryByRole('slider')).toBeNull()
    act(() => host.picture.reach(100, { start: 40, end: 100 }))
    const slider = page.getByRole('slider')
    expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('aria-valuetext')]).toEqual([
      '40',
      '100',
      'Live',
    ])
    act(() => host.picture.reach(60, { start: 40, end: 100 }))
    await host.user.click(button(/Back to live/))
    expect(host.picture.calls.at(-1)).toBe('to live')
  })

  it('says that it reconnects, and that it is back', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    act(() => host.picture.say({ type: 'media-started' }))
    act(() => host.picture.say({ type: 'media-failed', fault: 'broken' }))
    expect(page.getByText(/Reconnecting/)).toBeDefined()
    act(() => host.clock.pass(1000))
    await settle()
    act(() => host.picture.say({ type: 'media-started' }))
    expect(page.queryByText(/Reconnecting/)).toBeNull()
    expect(host.picture.loads).toHaveLength(2)
  })

  it('waits for an event to begin, and can be played when it did', async () => {
    const host = await opened({
      before: (tv) => (tv.on = { url: '', state: 'coming', startsAt: Date.UTC(2026, 10, 21, 4, 10, 10) }),
    })
    expect(await page.findByText('The live stream hasn’t started yet')).toBeDefined()
    expect(page.getByText('Starts today, 12:10')).toBeDefined()
    host.tv.on = { url: '/event.m3u8', state: 'live', startsAt: host.tv.on.startsAt }
    act(() => host.clock.pass(11_000))
    await settle()
    expect(host.picture.loads).toMatchObject([{ url: '/event.m3u8', live: true, play: true }])
  })

  it('offers a reminder and a calendar entry for an event that is to come, instead of a subscription', async () => {
    const reminded: string[] = []
    const host = await opened({
      member: true,
      before: (tv) => (tv.on = { url: '', state: 'coming', startsAt: Date.UTC(2026, 10, 21, 9) }),
      live: {
        reminder: async (id) => success(id === 'tv1'),
        remind: async (id, on) => (reminded.push(`${id} ${on}`), success(on)),
      },
    })
    await host.user.click(await page.findByRole('button', { name: 'Reminder set Channel tv1' }))
    await host.user.click(button('Remind me Channel tv1'))
    expect(reminded).toEqual(['tv1 false', 'tv1 true'])
    const file = page.getByRole('link', { name: 'Add to calendar: Channel tv1' })
    expect(file.getAttribute('href')).toBe('/calendar/tv1.ics?lang=en')
    expect(page.queryByRole('button', { name: 'Subscribe' })).toBeNull()
    // The chat needs the place.
    await host.user.click(page.getByRole('tab', { name: 'Chat' }))
    expect(page.queryByRole('button', { name: /Remind/ })).toBeNull()
  })

  it('has no schedule for an event, which says what it is about instead', async () => {
    await opened({ before: (tv) => (tv.on = { url: '/event.m3u8', state: 'live', startsAt: 0 }) })
    expect(page.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['About', 'Chat'])
    expect(page.getByText('All about it')).toBeDefined()
    expect(page.queryByText(/Up next|No programme/)).toBeNull()
  })

  it.each(['coming', 'replay', 'ended'] as const)(
    'says how many watch only while it is live, not %s',
    async (state) => {
      const { feed } = await opened({ before: (tv) => (tv.on = { url: '/event.m3u8', state, startsAt: 0 }) })
      act(() => feed.start(message(1)))
      expect(page.queryByText(/watching/)).toBeNull()
    },
  )

  it('offers no subscription to an event that is over', async () => {
    const host = await opened({ before: (tv) => (tv.on = { url: '/event.m3u8', state: 'live', startsAt: 0 }) })
    expect(button('Subscribe')).toBeDefined()
    await host.user.click(button('Play'))
    act(() => host.picture.say({ type: 'media-started' }))
    host.tv.on = { url: '/replay.m3u8', state: 'replay', startsAt: 0 }
    act(() => host.clock.pass(30_000))
    await settle()
    expect(page.queryByRole('button', { name: 'Subscribe' })).toBeNull()
  })

  it('says when an event ended while it was watched', async () => {
    const host = await opened({ before: (tv) => (tv.on = { url: '/event.m3u8', state: 'live', startsAt: 0 }) })
    await host.user.click(button('Play'))
    act(() => host.picture.say({ type: 'media-started' }))
    host.tv.on = { url: '', state: 'ended', startsAt: 0 }
    act(() => host.clock.pass(30_000))
    await settle()
    expect(await page.findByText('The live stream has ended')).toBeDefined()
    expect(host.picture.calls.at(-1)).toBe('unload')
  })

  it('plays the recording of an event that is over like a video', async () => {
    const host = await opened({ before: (tv) => (tv.on = { url: '/replay.m3u8', state: 'replay', startsAt: 0 }) })
    await host.user.click(button('Play'))
    act(() => host.picture.run(120))
    expect(page.getByRole('slider').getAttribute('max')).toBe('120')
    expect(button('Playback settings')).toBeDefined()
  })

  it('says who may watch, and leads a guest to the login', async () => {
    const members = await opened({ before: (tv) => (tv.allowed = success(false)) })
    await members.user.click(await page.findByRole('button', { name: 'Log in' }))
    expect(members.visits).toEqual(['login /lives/tv1'])
    members.drawn.unmount()
    await opened({ before: (tv) => (tv.allowed = failure(failureOf('gone'))) })
    expect(await page.findByText('This video can’t be played here')).toBeDefined()
  })

  it('plays a past programme again, and goes back to live', async () => {
    const host = await opened()
    // The list opens at what is on air.
    expect(page.queryByText('Programme before')).toBeNull()
    await host.user.click(button('Show 2 earlier programmes'))
    const past = page.getByText('Programme before').closest('li') as HTMLElement
    await host.user.click(within(past).getByRole('button', { name: 'Replay Programme before' }))
    await settle()
    expect(host.picture.loads.at(-1)).toMatchObject({ url: '/before.m3u8', live: false, play: true })
    expect(within(page.getByText('Programme unrecorded').closest('li') as HTMLElement).queryByRole('button')).toBeNull()
    await host.user.click(button('Back to live'))
    await settle()
    expect(host.picture.loads.at(-1)).toMatchObject({ url: '/live.m3u8', live: true })
    expect(host.viewModel.stage.replayedProgramme).toBeNull()
  })

  it('shows other days, moves what is on with the clock, and offers a failed day again', async () => {
    const host = await opened()
    act(() => host.clock.pass(3_600_000))
    const next = page.getAllByText('Programme next').flatMap((element) => element.closest('li') ?? [])[0] as HTMLElement
    expect(within(next).getByText('On air')).toBeDefined()
    host.tv.scheduleFails = true
    await host.user.click(page.getByRole('button', { name: 'Yesterday' }))
    expect(page.getByText('The schedule couldn’t be loaded')).toBeDefined()
    host.tv.scheduleFails = false
    await host.user.click(button('Try again'))
    await settle()
    expect(host.tv.calls.filter((call) => call === 'schedule 2026-11-20')).toHaveLength(2)
    expect(page.getByText('Programme before')).toBeDefined()
  })

  it('is subscribed to by a member; a guest does that after the login', async () => {
    const guest = await opened()
    await guest.user.click(button('Subscribe'))
    expect([guest.visits, guest.acts]).toEqual([['login /lives/tv1'], []])
    guest.drawn.unmount()
    const member = await opened({ member: true })
    await member.user.click(button('Subscribe'))
    await settle()
    expect(button('Subscribed').getAttribute('aria-pressed')).toBe('true')
    expect(member.acts).toContain('follow channel tv1 true')
  })

  it('has a live chat, which says how many watch, and words about itself', async () => {
    const { user, feed } = await opened()
    act(() => feed.start(message(1)))
    expect(page.getByText('3 watching')).toBeDefined()
    await user.click(page.getByRole('tab', { name: 'About' }))
    expect(page.getByText('All about it')).toBeDefined()
    expect(page.getByText('Reads the news')).toBeDefined()
    await user.click(page.getByRole('tab', { name: 'Chat' }))
    expect(within(page.getByRole('log')).getByText('Message 1')).toBeDefined()
    await user.click(page.getByRole('tab', { name: 'Schedule' }))
    await user.click(button('Write a comment…'))
    expect(page.getByRole('textbox', { name: 'Say something' })).toBeDefined()
  })

  it('lets go of the stream, of its timers and of a recording when it is left', async () => {
    const host = await opened()
    await host.user.click(button('Play'))
    act(() => host.picture.say({ type: 'media-started' }))
    await host.end()
    expect(host.picture.calls.at(-1)).toBe('unload')
    expect([host.picture.isHeard, host.clock.waiting]).toEqual([false, 0])
  })

  it('offers to try again when it could not be had', async () => {
    const host = await opened({ before: (tv) => (tv.found = false) })
    host.tv.found = true
    await host.user.click(button('Try again'))
    await settle()
    expect(page.getByRole('heading', { name: 'Channel tv1' })).toBeDefined()
    expect(button('Play')).toBeDefined()
  })
})
