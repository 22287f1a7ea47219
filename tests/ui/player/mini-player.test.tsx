// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlayerStore } from '../../../src/application/player/player.store'
import { PreferencesStore } from '../../../src/application/site/preferences.store'
import { playlistKey } from '../../../src/application/player/sound-presence.store'
import { bottomBar } from '../../../src/ui/kit/bottom-bar'
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
const folded = (name = 'Item 0') => page.queryByRole('button', { name: `Show the player: ${name}`, hidden: true })
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

  it('is the way to the radio when nothing plays, until that is closed (B31)', async () => {
    const host = soundHost()
    host.moveTo('/index')
    host.draw(<MiniPlayer />)
    expect(group()).toBeNull()
    expect(page.getByRole('link', { name: 'Listen to radio' }).getAttribute('href')).toBe('/radios')
    await userEvent.click(button('Close “Listen to radio”'))
    expect(page.queryByRole('link')).toBeNull()
    cleanup()
    host.draw(<MiniPlayer />)
    expect(page.queryByRole('link')).toBeNull()
  })

  it('leads nowhere on the screens of the radio', () => {
    const host = soundHost()
    host.moveTo('/radios/news')
    host.draw(<MiniPlayer />)
    expect(page.queryByRole('link')).toBeNull()
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

describe('its place (B30)', () => {
  afterEach(() => void vi.restoreAllMocks())

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
    view.release({ x: 60, y: 400 })
    expect([view.float?.at.x, view.float?.place.side]).toEqual([10, 'left'])
    expect([view.takeSwallowed(), view.takeSwallowed()]).toEqual([true, false])
  })

  it('takes a long press for no tap', () => {
    const { container, clock } = soundHost()
    const view = container.get(MiniPlayerViewModel)
    view.place(area)
    view.press({ x: 200, y: 700 })
    clock.pass(600)
    view.release({ x: 200, y: 700 })
    expect([view.takeSwallowed(), view.takeSwallowed()]).toEqual([true, false])
  })

  it('lets a tap through', () => {
    const view = placed()
    view.press({ x: 200, y: 700 })
    view.release({ x: 204, y: 702 })
    expect(view.takeSwallowed()).toBe(false)
  })

  it('ends where the finger ended, however few of its moves are heard', () => {
    const view = placed()
    view.press({ x: 200, y: 700 })
    view.release({ x: 60, y: 400 })
    expect([view.float?.place.side, view.takeSwallowed()]).toEqual(['left', true])
  })

  it('follows a mouse that has left it, to the edge where the button is let go', () => {
    vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 375 } as DOMRect)
    playing()
    const element = group() as HTMLElement
    const to = (clientX: number, more: object = {}) => ({ pointerId: 1, isPrimary: true, pointerType: 'mouse', clientX, clientY: 400, buttons: 1, ...more })
    fireEvent.pointerDown(element, to(300))
    fireEvent.pointerMove(document.body, to(290))
    // What lies under it must not be dragged in its place.
    expect(fireEvent.dragStart(document.body)).toBe(false)
    fireEvent.pointerUp(document.body, to(5, { buttons: 0 }))
    expect(element.parentElement?.dataset['side']).toBe('left')
    fireEvent.pointerDown(element, to(20))
    fireEvent.pointerMove(document.body, to(340))
    // Let go outside the window: the next that is heard is a move with no button.
    fireEvent.pointerMove(document.body, to(370, { buttons: 0 }))
    expect(element.parentElement?.dataset['side']).toBe('right')
  })

  it('is remembered', () => {
    const host = soundHost()
    const view = host.container.get(MiniPlayerViewModel)
    view.place(area)
    view.press({ x: 200, y: 700 })
    view.release({ x: 60, y: 400 })
    const again = host.container.get(MiniPlayerViewModel)
    again.place(area)
    expect(again.float).toEqual(view.float)
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
    expect([view.nudge('ArrowLeft'), view.float?.place.side, view.nudge('Enter')]).toEqual([true, 'left', false])
    const before = view.float?.at.y ?? 0
    view.nudge('ArrowUp')
    expect(view.float?.at.y).toBe(before - 40)
  })

  it('stands clear of the bar above and of the bars below, as the tokens and the bars are', () => {
    vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 375 } as DOMRect)
    const bar = document.createElement('nav')
    Object.defineProperty(bar, 'offsetHeight', { value: 90 })
    const end = bottomBar(bar) as () => void
    document.documentElement.style.setProperty('--bar', '64px')
    playing()
    const y = () => /, (-?\d+)px, 0\)/.exec((group() as HTMLElement).parentElement?.style.transform ?? '')?.[1]
    expect(Number(y())).toBe(window.innerHeight - 90 - 10)
    fireEvent.keyDown(group() as HTMLElement, { key: 'ArrowUp' })
    for (let press = 0; press < 40; press += 1) fireEvent.keyDown(group() as HTMLElement, { key: 'ArrowUp' })
    expect(Number(y())).toBe(64 + 10)
    act(end)
    fireEvent.keyDown(group() as HTMLElement, { key: 'ArrowDown' })
    for (let press = 0; press < 40; press += 1) fireEvent.keyDown(group() as HTMLElement, { key: 'ArrowDown' })
    expect(Number(y())).toBe(window.innerHeight - 10)
    document.documentElement.style.removeProperty('--bar')
  })

  it('stays in sight when the window turns', () => {
    const view = placed()
    view.place({ ...area, width: 480, height: 320 })
    expect(view.float?.at).toEqual({ x: 480 - 15 - 190, y: 320 - 56 - 10 - 58 })
  })
})

describe('out of the way', () => {
  const wait = (view: ReturnType<typeof playing>, seconds: number) => act(() => view.clock.pass(seconds * 1000))
  const scrollTo = (top: number) => {
    Object.assign(window, { scrollY: top })
    fireEvent.scroll(window)
  }
  afterEach(() => Object.assign(window, { scrollY: 0 }))

  it('folds to its cover after some seconds without a touch, and unfolds on a tap', async () => {
    const view = playing()
    expect(folded()).toBeNull()
    wait(view, 4)
    fireEvent.pointerDown(button('Next'), { isPrimary: true, button: 0 })
    fireEvent.pointerUp(button('Next'))
    wait(view, 4)
    expect(folded()).toBeNull()
    wait(view, 2)
    expect(folded()?.getAttribute('aria-expanded')).toBe('false')
    expect(page.queryByRole('link', { hidden: true })).toBeNull()
    await view.user.click(folded() as HTMLElement)
    expect(folded()).toBeNull()
    expect(button('Pause')).toBeDefined()
    wait(view, 6)
    expect(folded()).not.toBeNull()
  })

  it('acts and unfolds by one tap on the button that stays when it is folded (B08)', async () => {
    const view = playing()
    wait(view, 6)
    expect(folded()).not.toBeNull()
    await view.user.click(button('Pause'))
    expect([view.player.state.wanted, folded()]).toEqual([false, null])
    expect(button('Next')).toBeDefined()
  })

  it('folds when the page is scrolled', () => {
    playing()
    scrollTo(10)
    expect(folded()).toBeNull()
    scrollTo(60)
    expect(folded()).not.toBeNull()
  })

  it('waits for a mouse that moves over it, and for the keyboard in it', async () => {
    const view = playing()
    wait(view, 4)
    fireEvent.pointerMove(group() as HTMLElement)
    wait(view, 4)
    await view.user.tab()
    wait(view, 20)
    scrollTo(60)
    expect(folded()).toBeNull()
    act(() => (document.activeElement as HTMLElement).blur())
    wait(view, 6)
    expect(folded()).not.toBeNull()
  })

  it('is folded and unfolded by the keyboard, which stays in it', async () => {
    const { user } = playing()
    await user.tab()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(folded()).toBe(document.activeElement)
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(page.getByRole('link', { hidden: true }))
    button('Minimise player').focus()
    await user.keyboard('{Enter}')
    expect(folded()).toBe(document.activeElement)
  })

  it('does not fold while it calls for a tap', () => {
    const view = playing()
    act(() => view.output.say({ type: 'media-refused' }))
    wait(view, 20)
    expect(folded()).toBeNull()
  })

  it('leaves elder people all the time', () => {
    const view = playing()
    act(() => view.container.get(PreferencesStore).change({ elder: true }))
    wait(view, 20)
    expect(folded()).toBeNull()
    scrollTo(60)
    expect(folded()).not.toBeNull()
  })

  it('is whole again when it is closed and something else plays', () => {
    const view = playing()
    wait(view, 6)
    act(() => view.player.close())
    act(() => {
      view.player.play(items(3), 1)
      view.output.sound()
    })
    expect(folded('Item 1')).toBeNull()
    expect(button('Pause')).toBeDefined()
  })
})
