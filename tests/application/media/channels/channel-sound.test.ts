import { describe, expect, it } from 'vitest'
import { ChannelSound } from '../../../../src/application/media/channels/channel-sound'
import type { RadioGateway } from '../../../../src/application/media/channels/radio-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import type { Channel, ChannelStream } from '../../../../src/domain/media/channels/channel'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { items } from '../../../domain/frame/player/player-fixtures'
import { resident } from '../../../support/member-ports'
import { playerKit } from '../../frame/player/player-fakes'

const channel: Channel = {
  id: 'news',
  name: 'News',
  frequency: 'FM 98.6',
  cover: null,
  region: 'City',
  nowPlaying: null,
  onAir: null,
  listeners: 1,
  subscribed: false,
}
const live: ChannelStream = { url: '/live/news.m3u8', state: 'live', startsAt: null }
const gone = failure(failureOf('gone'))

function soundOf(answers: Partial<RadioGateway>, member = false) {
  const kit = playerKit({ member })
  const viewed: string[] = []
  const radio = {
    mayPlay: () => Promise.resolve(success(true)),
    stream: () => Promise.resolve(success(live)),
    countView: (id: string) => (viewed.push(id), Promise.resolve(success({}))),
    ...answers,
  } as RadioGateway
  const sound = new ChannelSound(radio, kit.player, kit.output, kit.session)
  sound.open(channel)
  return { ...kit, sound, viewed }
}

describe('the sound of a channel', () => {
  it('is asked for and warmed up before play, and then starts within the touch', async () => {
    const { sound, output, viewed, player } = soundOf({})
    await sound.prepare()
    expect([sound.state, output.calls]).toEqual(['ready', ['prepare /live/news.m3u8']])
    sound.toggle()
    expect(output.calls.at(-1)).toBe('load news and play')
    expect([viewed, sound.isWanted, sound.isWaiting, player.state.live]).toEqual([['news'], true, true, true])
    sound.toggle()
    expect([sound.isWanted, output.calls.at(-1), viewed.length]).toEqual([false, 'pause', 1])
  })

  it('says when it is lost and sought again', async () => {
    const { sound, output } = soundOf({})
    await sound.prepare()
    sound.toggle()
    output.sound(Infinity)
    output.say({ type: 'media-failed' })
    expect([sound.isReconnecting, sound.isWanted]).toEqual([true, true])
  })

  it.each([
    ['members-only', { mayPlay: () => Promise.resolve(success(false)) }],
    ['restricted', { mayPlay: () => Promise.resolve(gone) }],
    ['failed', { mayPlay: () => Promise.resolve(failure(failureOf('offline'))) }],
    ['failed', { stream: () => Promise.resolve(success({ ...live, url: '' })) }],
    ['coming', { stream: () => Promise.resolve(success({ ...live, state: 'coming' as const, startsAt: 5 })) }],
    ['ended', { stream: () => Promise.resolve(success({ ...live, state: 'ended' as const })) }],
    ['failed', { stream: () => Promise.resolve(failure(failureOf('offline'))) }],
  ])('says why nothing can be heard: %s', async (state, answers) => {
    const { sound, output } = soundOf(answers)
    await sound.prepare()
    sound.toggle()
    expect([sound.state, sound.isPlayable, output.loads.length]).toEqual([state, false, 0])
  })

  it('is refused to a member in other words than to a guest', async () => {
    const { sound } = soundOf({ mayPlay: () => Promise.resolve(success(false)) }, true)
    await sound.prepare()
    expect(sound.state).toBe('restricted')
  })

  it('is asked for anew once somebody has logged in', async () => {
    const asked: string[] = []
    const { sound, session } = soundOf({ mayPlay: (id) => (asked.push(id), Promise.resolve(success(false))) })
    await sound.prepare()
    session.startSession('mine', resident)
    await sound.prepare()
    expect([asked, sound.state]).toEqual([['news', 'news'], 'restricted'])
  })

  it('is that of the player only while the player has this channel', async () => {
    const { sound, player } = soundOf({})
    expect([sound.isCurrent, sound.isWanted, sound.isWaiting, sound.isReconnecting, sound.isBlocked]).toEqual(
      Array(5).fill(false),
    )
    await sound.prepare()
    expect([sound.isPlayable, sound.isCurrent]).toEqual([true, false])
    sound.toggle()
    player.play(items(1))
    expect([sound.isCurrent, sound.isWanted, sound.isWaiting, sound.isPlayable]).toEqual([false, false, false, true])
  })

  it('is asked for anew after a failure, and once otherwise', async () => {
    let asked = 0
    const { sound } = soundOf({
      stream: () => ((asked += 1), Promise.resolve(asked === 1 ? failure(failureOf('timeout')) : success(live))),
    })
    await sound.prepare()
    await sound.prepare()
    await sound.prepare()
    expect([asked, sound.state]).toEqual([2, 'ready'])
  })
})
