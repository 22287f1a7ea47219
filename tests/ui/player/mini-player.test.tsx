// @vitest-environment jsdom
import { act, fireEvent, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PlayerStore } from '../../../src/application/player/player.store'
import { playlistKey } from '../../../src/application/player/sound-presence.store'
import { MiniPlayer } from '../../../src/ui/player/mini-player'
import { MiniPlayerViewModel } from '../../../src/ui/player/mini-player.view-model'
import { item, items } from '../../domain/player/player-fixtures'
import { soundHost } from './sound-host'

const area = { width: 375, height: 800, insets: { top: 48, right: 0, bottom: 56, left: 0 }, size: { width: 190, height: 58 } }

function playing(at = '/index') {
  const host = soundHost()
  host.moveTo(at)
  const player = host.container.get(PlayerStore)
  player.play(items(3))
  host.output.sound()
  host.draw(<MiniPlayer />)
  return { ...host, player, user: userEvent.setup() }
}
const group = () => page.queryByRole('region', { name: 'Mini player', hidden: true })
const button = (name: string) => page.getByRole('button', { name, hidden: true })

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
    expect(page.getByRole('link', { name: 'Open the player: Item 0', hidden: true }).getAttribute('href')).toBe('/audios/0')
  })

  it('is not there where nothing plays, nor over the full player of what plays', () => {
    soundHost().draw(<MiniPlayer />)
    expect(group()).toBeNull()
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

describe('its place (B30)', () => {
  function placed() {
    const view = soundHost().container.get(MiniPlayerViewModel)
    view.place(area)
    return view
  }

  it('is at first 15 px from the right and 60 px from the bottom, or as high as the bar below needs', () => {
    const view = soundHost().container.get(MiniPlayerViewModel)
    view.place({ ...area, insets: { ...area.insets, bottom: 0 } })
    expect(view.float?.at).toEqual({ x: 375 - 15 - 190, y: 800 - 60 - 58 })
    expect(placed().float?.at).toEqual({ x: 170, y: 800 - 56 - 10 - 58 })
  })

  it('follows a finger after 20 px, snaps to the nearer edge, and swallows the click that ends the drag', () => {
    const view = placed()
    view.press({ x: 200, y: 700 })
    view.move({ x: 190, y: 695 })
    expect(view.isDragging).toBe(false)
    view.move({ x: 60, y: 400 })
    expect(view.isDragging).toBe(true)
    view.release()
    expect([view.float?.at.x, view.float?.side]).toEqual([10, 'left'])
    expect([view.takeDragged(), view.takeDragged()]).toEqual([true, false])
  })

  it('lets a tap through', () => {
    const view = placed()
    view.press({ x: 200, y: 700 })
    view.release()
    expect(view.takeDragged()).toBe(false)
  })

  it('goes back when the browser takes the gesture over', () => {
    const view = placed()
    const start = view.float?.at
    view.press({ x: 200, y: 700 })
    view.move({ x: 60, y: 400 })
    view.cancel()
    expect(view.float?.at).toEqual(start)
  })

  it('is moved by the arrow keys too', () => {
    playing()
    const element = group() as HTMLElement
    fireEvent.keyDown(element, { key: 'Enter' })
    const view = placed()
    expect([view.nudge('ArrowLeft'), view.float?.side, view.nudge('Enter')]).toEqual([true, 'left', false])
    const before = view.float?.at.y ?? 0
    view.nudge('ArrowUp')
    expect(view.float?.at.y).toBe(before - 40)
  })

  it('stays in sight when the window turns', () => {
    const view = placed()
    view.place({ ...area, width: 480, height: 320 })
    expect(view.float?.at).toEqual({ x: 480 - 15 - 190, y: 320 - 56 - 10 - 58 })
  })
})
