import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import {
  countChannelView,
  getChannel,
  getChannelPlay,
  getChannelPlayAuth,
  listChannels,
  listProgrammes,
} from '../../../../../contract/channels'
import { subscribeChannel } from '../../../../../contract/reactions'
import { channels, programmes } from '../../../../../platform/features/media/channels/channels.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': text, en: text })

describe('a channel', () => {
  let platform: TestPlatform
  const start = async (more: Partial<typeof channels.$inferInsert> = {}) => {
    platform = await startPlatform()
    await insertContent(platform.database, {
      id: 'radio',
      type: 20,
      listed: false,
      title: both('Radio'),
      covers: ['cover'],
    })
    await platform.database
      .insert(channels)
      .values({
        contentId: 'radio',
        kind: 1,
        region: both('City'),
        description: both(''),
        streamUrl: '/live',
        mime: 'application/vnd.apple.mpegurl',
        sort: 1,
        ...more,
      })
  }
  const slot = (weekday: number, from: number, to: number, title: string) => ({
    id: `${weekday}-${from}`,
    channelId: 'radio',
    weekday,
    startMinute: from * 60,
    endMinute: to * 60,
    title: both(title),
    hosts: [both('Su')],
    replayUrl: '/replay',
  })
  const onAir = async () =>
    (await platform.ask(listChannels, { query: { kind: '1' } })).items[0]?.now_playing as string | null
  afterEach(() => platform.close())

  it('says what is on air by the clock of its city, over midnight and over the week’s end', async () => {
    await start()
    // The test's clock stands at 16:00 of Thursday in Shanghai.
    await platform.database
      .insert(programmes)
      .values([
        slot(4, 15, 17, 'Afternoon'),
        slot(4, 17, 24, 'Evening'),
        slot(5, 0, 6, 'Night'),
        slot(0, 8, 9, 'Sunday'),
      ])
    expect(await onAir()).toBe('Afternoon')
    platform.clock.advance(3600 - 1)
    expect(await onAir()).toBe('Afternoon')
    platform.clock.advance(1)
    expect(await onAir()).toBe('Evening')
    platform.clock.advance(7 * 3600)
    expect(await onAir()).toBe('Night')
    platform.clock.advance(6 * 3600)
    expect(await onAir()).toBeNull()
    platform.clock.advance(2 * 86_400 + 2.5 * 3600)
    expect(await onAir()).toBe('Sunday')
  })

  it('offers a recording of what is over, and of nothing else', async () => {
    await start()
    await platform.database
      .insert(programmes)
      .values([slot(4, 8, 15, 'Over'), slot(4, 15, 17, 'Now'), slot(4, 17, 24, 'Later')])
    const day = async (given?: string) =>
      await platform.ask(listProgrammes, {
        query: { channel_id: 'radio', ...(given === undefined ? {} : { day: given }) },
      })

    const today = await day()
    expect(today.day).toBe('2026-03-05')
    expect(today.items.map((item: { replay_url: string | null }) => item.replay_url)).toEqual(['/replay', null, null])
    expect(today.items[0]).toMatchObject({
      starts_at: '2026-03-05T00:00:00.000Z',
      ends_at: '2026-03-05T07:00:00.000Z',
      hosts: ['Su'],
    })
    expect(
      (await day('2026-02-26')).items.every((item: { replay_url: string | null }) => item.replay_url !== null),
    ).toBe(true)
    expect(
      (await day('2026-03-12')).items.every((item: { replay_url: string | null }) => item.replay_url === null),
    ).toBe(true)
    expect((await platform.call(listProgrammes, { query: { channel_id: 'radio', day: '2026-02-30' } })).code).toBe(
      400001,
    )
  })

  it('that is an event comes, is live, ends, and can be seen again', async () => {
    await start({ opensAt: new Date('2026-03-05T09:00:00.000Z'), closesAt: new Date('2026-03-05T10:00:00.000Z') })
    const play = async () => await platform.ask(getChannelPlay, { query: { channel_id: 'radio' } })
    expect(await play()).toMatchObject({ state: 'coming', starts_at: '2026-03-05T09:00:00.000Z' })
    platform.clock.advance(3600)
    expect((await play()).state).toBe('live')
    platform.clock.advance(3600)
    expect((await play()).state).toBe('ended')
    await platform.database.execute(sql`update channels set replay_url = '/again'`)
    expect(await play()).toMatchObject({ state: 'replay', url: '/again' })
  })

  it('plays for whom it may', async () => {
    await start({ playableBy: 'members' })
    const { token } = await platform.logIn()
    const auth = async (given?: string) =>
      await platform.call(getChannelPlayAuth, {
        query: { channel_id: 'radio' },
        ...(given === undefined ? {} : { token: given }),
      })
    expect((await auth()).data).toEqual({ allowed: false })
    expect((await auth(token)).data).toEqual({ allowed: true })
    expect((await platform.call(getChannelPlay, { query: { channel_id: 'radio' } })).code).toBe(403001)
    await platform.database.execute(sql`update channels set playable_by = 'nobody'`)
    expect((await auth(token)).code).toBe(403001)
  })

  it('goes by the time zone of the site, and a change of it counts at once', async () => {
    await start()
    const zoned = (zone: string) =>
      platform.database.execute(
        sql`insert into configurations (code, value) values ('site', ${JSON.stringify({ time_zone: zone })}::jsonb) on conflict (code) do update set value = excluded.value`,
      )
    const day = async () => (await platform.ask(listProgrammes, { query: { channel_id: 'radio' } })).day as string
    // 8:00 UTC on 5 March, then 20:00.
    expect(await day()).toBe('2026-03-05')
    platform.clock.advance(12 * 3600)
    expect(await day()).toBe('2026-03-06')
    await zoned('America/New_York')
    platform.clock.advance(6)
    expect(await day()).toBe('2026-03-05')
    await zoned('Asia/Kolkata')
    platform.clock.advance(6)
    expect(await day()).toBe('2026-03-06')
  })

  it('is shared as the editors chose (B15), else by its own words', async () => {
    await start()
    const share = async () =>
      (await platform.ask(getChannel, { path: { id: 'radio' }, headers: { 'accept-language': 'en' } })).share as unknown
    expect(await share()).toMatchObject({ is_share_custom: false, share_title: 'Radio', share_cover: 'cover' })
    const custom = { title: both('Listen!'), description: both('All day'), cover: '/card' }
    await platform.database.execute(
      sql`update contents set share = ${JSON.stringify(custom)}::jsonb where id = 'radio'`,
    )
    expect(await share()).toMatchObject({
      is_share_custom: true,
      share_title: 'Listen!',
      share_cover: '/card',
      share_des: 'All day',
    })
  })

  it('is subscribed to and left by an absolute act, and counts its listeners', async () => {
    await start()
    const { token } = await platform.logIn()
    const act = async (action: 0 | 1, channel_id = 'radio') =>
      await platform.call(subscribeChannel, { token, body: { channel_id, action } })
    expect((await act(1)).data).toEqual({ subscribed: true })
    expect((await act(1)).data).toEqual({ subscribed: true })
    expect((await platform.ask(listChannels, { token, query: { kind: '1' } })).items[0]?.subscribed).toBe(true)
    expect((await act(0)).data).toEqual({ subscribed: false })
    expect((await act(1, 'nowhere')).code).toBe(403001)
    expect(await platform.ask(countChannelView, { body: { channel_id: 'radio' } })).toEqual({ listeners: 1 })
  })
})
