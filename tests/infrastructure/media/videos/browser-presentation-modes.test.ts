// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PresentationState } from '../../../../src/application/media/videos/presentation-modes'
import { BrowserPresentationModes } from '../../../../src/infrastructure/media/videos/browser-presentation-modes'
import { replaceProperty } from '../../../support/replace-property'

function kit(offers: { readonly fill?: boolean; readonly phone?: boolean } = {}) {
  const frame = document.createElement('section')
  const video = frame.appendChild(document.createElement('video'))
  const calls: string[] = []
  const set = (target: object, values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values)) replaceProperty(target, name, value)
  }
  set(document, {
    fullscreenEnabled: offers.fill ?? false,
    fullscreenElement: null,
    exitFullscreen: async () => void calls.push('leave full screen'),
  })
  if (offers.fill) set(frame, { requestFullscreen: async () => void calls.push('full screen') })
  if (offers.phone) set(video, { webkitEnterFullscreen: () => void calls.push('full screen of the phone') })
  const states: PresentationState[] = []
  const modes = new BrowserPresentationModes()
  const end = modes.follow({ video, frame }, (state) => states.push(state))
  return {
    modes,
    frame,
    video,
    calls,
    states,
    end,
    fill: (on: boolean) => {
      set(document, { fullscreenElement: on ? frame : null })
      document.dispatchEvent(new Event('fullscreenchange'))
    },
  }
}

afterEach(() => vi.restoreAllMocks())

describe('full screen and picture in picture', () => {
  it('are offered only where the browser has them', () => {
    expect(kit().states.at(-1)).toMatchObject({ canEnterFullscreen: false, canEnterPictureInPicture: false })
    expect(kit({ fill: true }).states.at(-1)).toMatchObject({ canEnterFullscreen: true, isFullscreen: false })
    expect(kit({ phone: true }).states.at(-1)).toMatchObject({ canEnterFullscreen: true })
  })

  it('fill the screen with the frame, so that our controls come along, and leave it again', () => {
    const { modes, calls, fill, states } = kit({ fill: true, phone: true })
    modes.toggleFullscreen()
    expect(calls).toEqual(['full screen'])
    fill(true)
    expect(states.at(-1)?.isFullscreen).toBe(true)
    modes.toggleFullscreen()
    expect(calls.at(-1)).toBe('leave full screen')
  })

  it('leave nothing of the hidden page to Tab and readers but dialogs, until the screen is left', () => {
    const { fill, frame, end } = kit({ fill: true })
    document.body.innerHTML =
      '<header></header><div id="screen"><main></main><dialog></dialog><aside inert></aside></div>'
    document.querySelector('#screen')?.prepend(frame)
    const inert = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName)
    fill(true)
    expect(inert()).toEqual(['header', 'main', 'aside'])
    fill(false)
    expect(inert()).toEqual(['aside'])
    fill(true)
    end()
    expect(inert()).toEqual(['aside'])
  })

  it('fall back to that of the phone', () => {
    const { modes, calls } = kit({ phone: true })
    modes.toggleFullscreen()
    expect(calls).toEqual(['full screen of the phone'])
  })

  it('end with the element, and report nothing afterwards', () => {
    const { end, fill, calls, states } = kit({ fill: true })
    fill(true)
    const told = states.length
    end()
    expect(calls).toEqual(['leave full screen'])
    fill(false)
    expect(states).toHaveLength(told)
  })
})
