// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import type { CameraListener } from '../../../../src/application/frame/codes/code-camera'
import { BrowserCodeCamera } from '../../../../src/infrastructure/frame/codes/browser-code-camera'
import type { CodeDecoder } from '../../../../src/infrastructure/frame/codes/code-decoder'
import { replaceProperty } from '../../../support/replace-property'

class FakeTrack extends EventTarget {
  stopped = false
  torch: boolean | null = null
  constructor(private readonly offersTorch: boolean) {
    super()
  }
  getCapabilities = () => ({ torch: this.offersTorch })
  applyConstraints = async ({ advanced: [{ torch }] }: { advanced: [{ torch: boolean }] }) => {
    this.torch = torch
  }
  stop = () => {
    this.stopped = true
  }
}

const listener = (): CameraListener & { seen: string[]; lost: number } => {
  const heard = {
    seen: [] as string[],
    lost: 0,
    onCode: (text: string) => void heard.seen.push(text),
    onLost: () => void (heard.lost += 1),
  }
  return heard
}

function device(getUserMedia: () => Promise<unknown>) {
  replaceProperty(navigator, 'mediaDevices', { getUserMedia })
}

function camera(text: string | null = null) {
  const decoder = { decode: async () => text, pause: vi.fn() }
  const video = document.createElement('video')
  Object.assign(video, { play: async () => undefined })
  Object.defineProperties(video, { srcObject: { writable: true, value: null }, readyState: { value: 4 } })
  return { camera: new BrowserCodeCamera(decoder as unknown as CodeDecoder), decoder, video }
}

const signal = new AbortController().signal

describe('the camera of a browser', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'not-found'],
    ['OverconstrainedError', 'not-found'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['TypeError', 'unsupported'],
  ])('%s: %s', async (name, reason) => {
    device(() => Promise.reject(new DOMException('', name)))
    const { camera: back, video } = camera()
    expect(await back.start(video, listener(), signal)).toEqual({ ok: false, reason })
  })

  it('is not offered in a page without https', async () => {
    const { camera: back, video } = camera()
    expect(await back.start(video, listener(), signal)).toEqual({ ok: false, reason: 'unsupported' })
  })

  it('reports what it sees, has a torch if its track has one, and is off once it is stopped', async () => {
    const track = new FakeTrack(true)
    device(async () => ({ getVideoTracks: () => [track], getTracks: () => [track] }))
    const { camera: back, decoder, video } = camera('code')
    const heard = listener()
    const started = await back.start(video, heard, signal)
    if (!started.ok) throw new Error(started.reason)
    await vi.waitFor(() => expect(heard.seen).toContain('code'))
    expect([started.value.hasTorch, await started.value.setTorch(true), track.torch]).toEqual([true, true, true])
    started.value.stop()
    expect([track.stopped, video.srcObject, decoder.pause.mock.calls.length]).toEqual([true, null, 1])
    const seen = heard.seen.length
    await Promise.resolve()
    expect(heard.seen.length).toBe(seen)
  })

  it('says when it is taken away', async () => {
    const track = new FakeTrack(false)
    device(async () => ({ getVideoTracks: () => [track], getTracks: () => [track] }))
    const { camera: back, video } = camera()
    const heard = listener()
    const started = await back.start(video, heard, signal)
    track.dispatchEvent(new Event('ended'))
    expect([heard.lost, started.ok && started.value.hasTorch]).toEqual([1, false])
    if (started.ok) started.value.stop()
  })

  it('is off again when nobody wants it any more by the time of the permission', async () => {
    const track = new FakeTrack(false)
    device(async () => ({ getVideoTracks: () => [track], getTracks: () => [track] }))
    const { camera: back, video } = camera()
    const given = new AbortController()
    given.abort()
    await back.start(video, listener(), given.signal)
    expect(track.stopped).toBe(true)
  })
})
