// @vitest-environment jsdom
import { act, fireEvent, screen as page } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { items } from '../../../domain/frame/player/player-fixtures'
import { button, folded, group, playing } from './mini-player-host'

describe('the mini player, out of the way', () => {
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
