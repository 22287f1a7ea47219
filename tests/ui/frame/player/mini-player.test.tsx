// @vitest-environment jsdom
import { act, screen as page } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PlayerStore } from '../../../../src/application/frame/player/player.store'
import { playlistKey } from '../../../../src/application/frame/player/sound-presence.store'
import { MiniPlayer } from '../../../../src/ui/frame/player/mini-player'
import { item } from '../../../domain/frame/player/player-fixtures'
import { button, group, playing } from './mini-player-host'
import { soundHost } from './sound-host'

describe('the mini player', () => {
  it('plays, pauses, goes on and closes (B08, B27)', async () => {
    const { player, user } = playing()
    await user.click(button('Pause'))
    expect(player.state.wanted).toBe(false)
    await user.click(button('Play'))
    await user.click(button('Next'))
    expect(player.item?.id).toBe('1')
    await user.click(button('Close the player'))
    expect([group(), player.item]).toEqual([null, null])
  })

  it('shows how far it is, and leads to the full player of what plays', () => {
    const { output } = playing()
    act(() => output.say({ type: 'media-progress', time: 25 }))
    expect(page.getByRole('progressbar', { name: 'Played', hidden: true }).getAttribute('aria-valuenow')).toBe('25')
    expect(page.getByRole('link', { name: 'Open the player: Item 0', hidden: true }).getAttribute('href')).toBe(
      '/audios/0',
    )
  })

  it('is not there when nothing plays, and nothing else in its place', () => {
    const host = soundHost()
    host.moveTo('/index')
    const { container } = host.draw(<MiniPlayer />)
    expect(container.innerHTML).toBe('')
  })

  it('is not over the full player of what plays', () => {
    playing('/audios/0')
    expect(group()).toBeNull()
  })

  it('brings back what an earlier visit left, silent', () => {
    const before = soundHost()
    before.container.get(PlayerStore).play([item('a'), item('b')], 1)
    before.output.sound()
    const host = soundHost()
    host.storage.values.set(playlistKey, before.storage.values.get(playlistKey))
    host.draw(<MiniPlayer />)
    expect(host.container.get(PlayerStore).item?.id).toBe('b')
    expect(group()).not.toBeNull()
    expect(button('Play')).toBeDefined()
  })
})
