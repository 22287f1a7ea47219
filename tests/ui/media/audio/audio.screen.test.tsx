// @vitest-environment jsdom
import { act, fireEvent, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PlayerStore } from '../../../../src/application/frame/player/player.store'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { itemOfTrack, type Audio, type Track } from '../../../../src/domain/media/audio/audio'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { screen } from '../../../../src/ui/media/audio/audio/audio.screen'
import { soundHost } from '../../frame/player/sound-host'

const album = { id: 'tea', title: 'Four Seasons of Tea', cover: '/album.webp' }
const track = (number: number): Track => ({
  id: `t${number}`,
  title: `Track ${number}`,
  cover: null,
  url: `/media/${number}.m4a`,
  duration: 600,
  publishedAt: 0,
  number,
  plays: 12_000,
})
const audio: Audio = {
  ...track(1),
  description: 'What it is about',
  albums: [album],
  source: null,
  commentsOpen: true,
  share: { title: '', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
}
const audios = {
  audio: () => Promise.resolve(success(audio)),
  tracks: () => Promise.resolve(success({ items: [track(1), track(2), track(3)], nextCursor: null })),
}

async function opened(options: Parameters<typeof soundHost>[0] = {}) {
  const host = soundHost({ audios, ...options })
  const opened = await host.open(screen, '/audios/t1', { aid: 't1' })
  const player = host.container.get(PlayerStore)
  return { ...host, ...opened, player, user: userEvent.setup() }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the screen of an audio', () => {
  it('shows one file as its cover and behind it, so that no second one is loaded', async () => {
    const cover = '/media/covers/one.webp'
    await opened({ audios: { ...audios, audio: () => Promise.resolve(success({ ...audio, cover })) } })
    const shown = [...document.querySelectorAll('main img')].filter((img) => img.getAttribute('src')?.startsWith(cover))
    expect(shown.map((img) => [img.getAttribute('sizes'), img.getAttribute('loading')])).toEqual([
      ['320px', 'eager'],
      ['320px', 'eager'],
    ])
  })

  it('lists its chapters, plays from the one that is tapped, and marks the one that is on', async () => {
    const description = 'Along the river\n00:00 Opening\n03:15 The ferry'
    const { output, player, user } = await opened({
      audios: { ...audios, audio: () => Promise.resolve(success({ ...audio, description })) },
    })
    expect(page.getByText('Along the river').textContent).toBe('Along the river')
    await user.click(button('03:15 The ferry'))
    act(() => output.sound(600))
    expect([player.state.wanted, player.state.time]).toEqual([true, 195])
    expect(button('03:15 The ferry').getAttribute('aria-current')).toBe('true')
    await user.click(button('00:00 Opening'))
    expect([player.state.time, button('00:00 Opening').getAttribute('aria-current')]).toEqual([0, 'true'])
  })

  it('shows what it is, and plays it with its album around it', async () => {
    const { output, player, user } = await opened()
    expect(page.getByRole('heading', { name: 'Track 1', level: 1 })).toBeDefined()
    expect(page.getByText('What it is about')).toBeDefined()
    expect(page.getByRole('link', { name: /Four Seasons of Tea/ }).getAttribute('href')).toBe('/albums/tea')
    await user.click(button('Play'))
    expect([output.calls[0], output.calls.at(-1)]).toEqual(['load t1', 'play'])
    act(() => output.sound(600))
    expect(button('Pause')).toBeDefined()
    await act(async () => Promise.resolve())
    expect(player.state.playlist.length).toBe(3)
    expect((button('Next') as HTMLButtonElement).disabled).toBe(false)
    await user.click(button('Pause'))
    expect(output.calls.at(-1)).toBe('pause')
  })

  it('has the list of its album before it is played, and leaves an empty player when it was not played', async () => {
    const { player, end } = await opened()
    await waitFor(() => expect(player.state.playlist.map(({ id }) => id)).toEqual(['t1', 't2', 't3']))
    // What the button shows as text is a part of its name, for those who say what they see.
    expect(button('Playlist: 3').textContent).toBe('Playlist')
    expect(player.state.wanted).toBe(false)
    await end()
    expect(player.item).toBeNull()
  })

  it('leaves what waits in the player from an earlier visit as it is', async () => {
    const host = soundHost({ audios })
    const player = host.container.get(PlayerStore)
    player.play([{ ...itemOfTrack(track(9), null) }], 0, { play: false })
    const { end } = await host.open(screen, '/audios/t1', { aid: 't1' })
    await end()
    expect(player.item?.id).toBe('t9')
  })

  it('follows the player to the next audio, as long as it is on show', async () => {
    const { output, player, user, visits, end } = await opened()
    await user.click(button('Play'))
    act(() => output.sound(600))
    await user.click(button('Next'))
    expect([player.item?.id, visits]).toEqual(['t2', ['/audios/t2']])
    await end()
    act(() => player.select(2))
    expect(visits).toEqual(['/audios/t2'])
  })

  it('is moved through by the keyboard, and says where it stands', async () => {
    const { output, player, user } = await opened()
    await user.click(button('Play'))
    act(() => output.sound(600))
    const slider = page.getByRole('slider', { name: 'Position' })
    fireEvent.keyDown(slider, { key: 'PageUp' })
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    expect(player.state.time).toBe(35)
    expect(slider.getAttribute('aria-valuetext')).toBe('35 seconds of 10 minutes')
    fireEvent.keyDown(slider, { key: 'Home' })
    expect(player.state.time).toBe(0)
  })

  it('seeks once, when the slider is let go', async () => {
    const { output, user } = await opened()
    await user.click(button('Play'))
    act(() => output.sound(600))
    const slider = page.getByRole('slider')
    fireEvent.change(slider, { target: { value: '100' } })
    fireEvent.change(slider, { target: { value: '200' } })
    expect(output.calls.filter((call) => call.startsWith('seek'))).toEqual([])
    fireEvent.pointerUp(slider)
    expect(output.calls.filter((call) => call.startsWith('seek'))).toEqual(['seek 200'])
  })

  it('changes order, speed and sleep timer', async () => {
    const { output, player, user } = await opened()
    await user.click(button('Play'))
    act(() => output.sound(600))
    await user.click(button('Playback order: In order'))
    expect(button('Playback order: Repeat one')).toBeDefined()
    await user.click(button(/^Speed/))
    await user.click(await page.findByRole('button', { name: '1.5×', hidden: true }))
    expect(player.state.rate).toBe(1.5)
    await user.click(button('Sleep timer'))
    await user.click(await page.findByRole('button', { name: 'In 10 minutes', hidden: true }))
    expect(button('Sleep timer: 10:00')).toBeDefined()
  })

  it('offers both places when another device was elsewhere', async () => {
    const host = soundHost({ audios, member: true })
    host.storage.values.set('player.positions', { 'audio:t1': { time: 100, duration: 600, finished: false, at: 1 } })
    host.positions.kept.set('audio:t1', { time: 451, duration: 0, finished: false, at: 2 })
    await host.open(screen, '/audios/t1', { aid: 't1' })
    expect(await page.findByText('You were at 07:31 on another device')).toBeDefined()
    await userEvent.click(button('Resume at 07:31'))
    expect(host.output.last.at).toBe(451)
    expect(page.queryByText(/on another device/)).toBeNull()
    expect(host.acts).toContain('visit audio t1')
  })

  it('shows a refusal and a failure on its button', async () => {
    const { output, user } = await opened()
    await user.click(button('Play'))
    act(() => output.say({ type: 'media-refused' }))
    expect(button('Tap to play')).toBeDefined()
    await user.click(button('Tap to play'))
    act(() => output.say({ type: 'media-failed' }))
    await user.click(button('Couldn’t play. Tap to try again.'))
    expect(output.calls.at(-1)).toBe('load t1 and play')
  })

  it('is liked by a member, and leads a guest to the login with the wish kept', async () => {
    const guest = await opened()
    await guest.user.click(button(/^Like/))
    expect(guest.visits).toEqual(['login /audios/t1'])
    guest.drawn.unmount()
    const member = await opened({ member: true })
    await member.user.click(button(/^Like/))
    expect(member.acts).toContain('like true')
  })

  it.each([
    { presses: 1, plays: true },
    { presses: 2, plays: false },
  ])('plays once it is loaded when play was pressed before, $presses times: $plays', async ({ presses, plays }) => {
    const answers: ((answer: Awaited<ReturnType<typeof audios.audio>>) => void)[] = []
    const { player, user } = await opened({
      audios: {
        ...audios,
        audio: () =>
          answers.length === 0
            ? (answers.push(() => undefined), Promise.resolve(failure(failureOf('offline'))))
            : new Promise((resolve) => answers.push(resolve)),
      },
    })
    await user.click(button('Try again'))
    await user.click(button('Play'))
    expect(button('Pause').getAttribute('aria-busy')).toBe('true')
    if (presses === 2) await user.click(button('Pause'))
    await act(async () => answers.at(-1)?.(success(audio)))
    await waitFor(() => expect(player.item?.id).toBe('t1'))
    expect(player.state.wanted).toBe(plays)
  })

  it('offers another try when it cannot be loaded', async () => {
    let asked = 0
    const { user } = await opened({
      audios: {
        ...audios,
        audio: () => ((asked += 1), Promise.resolve(asked === 1 ? failure(failureOf('offline')) : success(audio))),
      },
    })
    expect(page.getByRole('alert').textContent).toContain('This audio couldn’t be loaded')
    await user.click(button('Try again'))
    expect(await page.findByRole('heading', { name: 'Track 1', level: 1 })).toBeDefined()
  })
})
