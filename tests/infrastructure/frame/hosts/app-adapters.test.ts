// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { AppPosition } from '../../../../src/application/frame/hosts/app-methods'
import type { ControlCommand, NowPlaying } from '../../../../src/application/frame/player/media-controls'
import type { PositionSource } from '../../../../src/application/frame/places/position'
import type { ShareOutlet } from '../../../../src/application/frame/sharing/share-outlet'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { AppScreenWake } from '../../../../src/infrastructure/frame/codes/app-screen-wake'
import { AppVibration } from '../../../../src/infrastructure/frame/codes/app-vibration'
import { AppPositionSource } from '../../../../src/infrastructure/frame/places/app-position-source'
import { AppMediaControls } from '../../../../src/infrastructure/frame/player/app-media-controls'
import { AppShareOutlet } from '../../../../src/infrastructure/frame/sharing/app-share-outlet'
import { HostPictureSaver } from '../../../../src/infrastructure/frame/sharing/host-picture-saver'
import { AppPictureChooser } from '../../../../src/infrastructure/frame/uploads/app-picture-chooser'
import { replaceProperty } from '../../../support/replace-property'
import { TestBridge } from '../../../support/test-bridge'

let bridge: TestBridge
beforeEach(() => {
  bridge = new TestBridge()
})

describe('sharing', () => {
  const card = { title: 'Story', text: 'Of the city', url: 'https://city.example/posts/1' }
  const browser = (canShare: boolean) => {
    const shared: unknown[] = []
    const outlet: ShareOutlet = {
      origin: () => 'https://city.example',
      canShare: () => canShare,
      share: async (given) => (shared.push(given), 'shared'),
      copy: async () => true,
    }
    return { shared, outlet: new AppShareOutlet(outlet, bridge) }
  }

  it('goes through the app where it can', async () => {
    bridge.have({ share: () => 'shared' })
    const { outlet, shared } = browser(false)
    expect([outlet.canShare(), await outlet.share(card), shared]).toEqual([true, 'shared', []])
    expect(bridge.called).toEqual([{ method: 'share', argument: { ...card, picture: '' } }])
    await outlet.share({ ...card, picture: new Blob(['poster'], { type: 'image/jpeg' }) })
    expect(bridge.called[1]?.argument).toEqual({ ...card, picture: btoa('poster') })
  })

  it('is the browser’s without an app, and after a failure of the app', async () => {
    const without = browser(true)
    expect([await without.outlet.share(card), without.shared]).toEqual(['shared', [card]])
    expect(browser(false).outlet.canShare()).toBe(false)
    bridge.have({ share: () => 'unreadable' })
    const failing = browser(true)
    expect([await failing.outlet.share(card), failing.shared]).toEqual(['shared', [card]])
    expect(await browser(false).outlet.share(card)).toBe('failed')
    bridge.have({ share: () => 'refused' })
    expect(await browser(true).outlet.share(card)).toBe('dismissed')
  })
})

describe('pictures', () => {
  it('are saved by the app, with their content; without it by a download, which the messenger lacks', async () => {
    const messenger = { isPresent: false }
    const saver = new HostPictureSaver(bridge, messenger)
    expect(saver.way).toBe('download')
    messenger.isPresent = true
    expect(saver.way).toBe('long-press')
    bridge.have({ saveImage: () => true })
    expect(saver.way).toBe('app')
    expect(await saver.save(new Blob(['poster'], { type: 'image/jpeg' }), 'Story.jpg')).toBe(true)
    expect(bridge.called[0]?.argument).toEqual({ name: 'Story.jpg', type: 'image/jpeg', data: btoa('poster') })
    bridge.have({ saveImage: () => 'refused' })
    expect(await saver.save(new Blob(['poster']), 'Story.jpg')).toBe(false)
  })

  it('are chosen by the app, no more than are wanted', async () => {
    const source = new AppPictureChooser(bridge)
    const picture = { type: 'image/png', data: btoa('a picture') }
    bridge.have({ chooseImage: () => [picture, picture, picture] })
    const chosen = (await source.choose(2)) ?? []
    expect(chosen.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['1.png', 'image/png', 9],
      ['2.png', 'image/png', 9],
    ])
    bridge.have({ chooseImage: () => 'refused' })
    expect(await source.choose(2)).toEqual([])
    bridge.have({ chooseImage: () => 'unanswered' })
    expect(await source.choose(2)).toBeNull()
  })
})

describe('the position', () => {
  const ofBrowser = { latitude: 1, longitude: 2 }
  const browser: PositionSource = { find: async () => success(ofBrowser) }
  const find = () => new AppPositionSource(browser, bridge).find()
  const changsha = { latitude: 28.2, longitude: 112.95 }
  const systems: readonly (readonly [AppPosition['system'], number])[] = [
    ['WGS-84', 0],
    [undefined, 0],
    ['GCJ-02', 700],
    ['BD-09', 1_300],
  ]

  it.each(systems)('of an app that counts in %s is moved by at most so many metres: %d', async (system, most) => {
    bridge.have({ location: () => ({ ...changsha, system }) })
    const found = await find()
    if (!found.ok) throw new Error(found.reason)
    const { latitude, longitude } = found.value
    const metres = Math.hypot(latitude - changsha.latitude, (longitude - changsha.longitude) * 0.88) * 111_000
    expect(metres).toBeLessThanOrEqual(most)
    expect(metres).toBeGreaterThanOrEqual(most / 2)
  })

  it('is the browser’s without an app, and where the app’s cannot be read; a refusal is one', async () => {
    expect(await find()).toEqual(success(ofBrowser))
    bridge.have({ location: () => 'unreadable' })
    expect(await find()).toEqual(success(ofBrowser))
    bridge.have({ location: () => 'refused' })
    expect(await find()).toEqual(failure('denied'))
    bridge.have({ location: () => 'unanswered' })
    expect(await find()).toEqual(failure('timeout'))
  })
})

describe('the screen', () => {
  it('is kept on by the app as long as one part wants it, and by the browser without an app', () => {
    const kept: string[] = []
    const wake = new AppScreenWake({ keepAwake: () => (kept.push('on'), () => void kept.push('off')) }, bridge)
    wake.keepAwake()()
    expect(kept).toEqual(['on', 'off'])
    bridge.have({ keepAwake: () => null })
    const [first, second] = [wake.keepAwake(), wake.keepAwake()]
    first()
    second()
    expect(bridge.called.map(({ argument }) => argument)).toEqual([{ on: true }, { on: false }])
    expect(kept).toEqual(['on', 'off'])
  })

  it('vibrates by the app, by the browser, or not at all', () => {
    const vibration = new AppVibration(bridge)
    vibration.vibrate()
    const felt: unknown[] = []
    replaceProperty(navigator, 'vibrate', (milliseconds: number) => felt.push(milliseconds))
    vibration.vibrate()
    bridge.have({ vibrate: () => null })
    vibration.vibrate()
    expect([felt, bridge.called]).toEqual([[30], [{ method: 'vibrate', argument: { milliseconds: 30 } }]])
  })
})

describe('what plays', () => {
  const news: NowPlaying = {
    title: 'News',
    album: '',
    image: null,
    playing: true,
    live: false,
    canSkip: false,
    time: 1,
    duration: 60,
    rate: 1,
  }

  it('is told to the app when it changes, and shown by the browser all the time', () => {
    const shown: unknown[] = []
    const commands: ControlCommand[] = []
    let press: (command: ControlCommand) => void = () => undefined
    const browser = {
      show: (now: NowPlaying | null) => void shown.push(now?.time),
      listen: (listener: typeof press) => void (press = listener),
    }
    const controls = new AppMediaControls(browser, bridge)
    controls.listen((command) => commands.push(command))
    press({ type: 'pause' })
    controls.show(news)
    bridge.have({ playState: () => null })
    controls.show(news)
    controls.show({ ...news, time: 5 })
    controls.show({ ...news, time: 6, playing: false })
    controls.show(null)
    expect(commands).toEqual([{ type: 'pause' }])
    expect(shown).toEqual([1, 1, 5, 6, undefined])
    expect(bridge.called.map(({ argument }) => argument)).toEqual([
      { state: 'playing', title: 'News' },
      { state: 'paused', title: 'News' },
      { state: 'stopped', title: '' },
    ])
  })
})
