import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'
import { AlbumQueue } from '../../../../src/application/media/audio/album-queue'
import type { AudioGateway } from '../../../../src/application/media/audio/audio-gateway'
import type { ControlCommand, MediaControls, NowPlaying } from '../../../../src/application/frame/player/media-controls'
import type { MediaLoad, MediaOutput, MediaReport } from '../../../../src/application/frame/player/media-output'
import type { MediumAddress } from '../../../../src/domain/frame/player/medium-address'
import type { PageLife, PageMoment } from '../../../../src/application/frame/shared/page-life'
import type { PlayPositionGateway } from '../../../../src/application/frame/player/play-position-gateway'
import { PhoneDisplay } from '../../../../src/application/frame/player/phone-display'
import { PlayPositions } from '../../../../src/application/frame/player/play-positions'
import { PlayerMemory } from '../../../../src/application/frame/player/player-memory'
import { PlayerRunner } from '../../../../src/application/frame/player/player-runner'
import { PlayerSurroundings } from '../../../../src/application/frame/player/player-surroundings'
import { PlayerStore } from '../../../../src/application/frame/player/player.store'
import { SoundArbiter } from '../../../../src/application/frame/player/sound-arbiter.store'
import { StreamNetwork } from '../../../../src/application/frame/player/stream-network'
import type { StreamProbe } from '../../../../src/application/frame/player/stream-probe'
import { SoundPresence } from '../../../../src/application/frame/player/sound-presence.store'
import { SessionStore } from '../../../../src/application/frame/session/session.store'
import type { TabChannel, TabMessage } from '../../../../src/application/frame/session/tab-channel'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { NoticesStore } from '../../../../src/application/frame/shared/notices.store'
import type { Random } from '../../../../src/application/frame/shared/random'
import type { LocalStorage } from '../../../../src/application/frame/shared/storage'
import type { PlayPosition } from '../../../../src/domain/frame/player/play-position'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock } from '../../../support/hand-clock'

/** Records the calls of the media element, and sends its reports. */
export class FakeOutput implements MediaOutput {
  readonly calls: string[] = []
  readonly loads: MediaLoad[] = []
  private listener: (report: MediaReport) => void = () => undefined

  load(load: MediaLoad): void {
    this.loads.push(load)
    this.calls.push(`load ${load.item.id}${load.autoplay ? ' and play' : ''}`)
  }
  play(): void {
    this.calls.push('play')
  }
  pause(): void {
    this.calls.push('pause')
  }
  unload(): void {
    this.calls.push('unload')
  }
  seek(time: number): void {
    this.calls.push(`seek ${time}`)
  }
  setRate(rate: number): void {
    this.calls.push(`rate ${rate}`)
  }
  setVolume(volume: number): void {
    this.calls.push(`volume ${volume}`)
  }
  prepare({ url }: MediumAddress): void {
    this.calls.push(`prepare ${url}`)
  }
  listen(listener: (report: MediaReport) => void): () => void {
    this.listener = listener
    return () => undefined
  }

  get last(): MediaLoad {
    const load = this.loads.at(-1)
    if (load === undefined) throw new Error('nothing was loaded')
    return load
  }

  /** Sends a report for the latest load. */
  say(report: { readonly type: MediaReport['type']; readonly duration?: number; readonly time?: number }): void {
    this.listener({ ...report, source: this.last.source } as MediaReport)
  }

  /** Becomes ready and audible. */
  sound(duration = 100): void {
    this.say({ type: 'media-ready', duration })
    this.say({ type: 'media-started' })
  }
}

export class FakeControls implements MediaControls {
  shown: (NowPlaying | null)[] = []
  press: (command: ControlCommand) => void = () => undefined
  show(nowPlaying: NowPlaying | null): void {
    this.shown.push(nowPlaying)
  }
  listen(listener: (command: ControlCommand) => void): void {
    this.press = listener
  }
}

export class FakePage implements PageLife {
  isHidden = false
  tell: (moment: PageMoment) => void = () => undefined
  listen(listener: (moment: PageMoment) => void): () => void {
    this.tell = listener
    return () => undefined
  }
}

/** Probes stay pending until the test answers them. */
export class FakeProbe implements StreamProbe {
  readonly asked: string[] = []
  private reply: (answers: boolean) => void = () => undefined
  answers(url: string): Promise<boolean> {
    this.asked.push(url)
    return new Promise((resolve) => (this.reply = resolve))
  }
  async say(answers: boolean): Promise<void> {
    this.reply(answers)
    await Promise.resolve().then(() => undefined)
  }
}

export class FakeStorage implements LocalStorage {
  readonly values = new Map<string, unknown>()
  read(key: string): unknown {
    return structuredClone(this.values.get(key) ?? null)
  }
  write(key: string, value: unknown): void {
    this.values.set(key, structuredClone(value))
  }
  remove(key: string): void {
    this.values.delete(key)
  }
}

/** Tabs of one browser. */
export class FakeTabs {
  private readonly listeners = new Map<object, (message: TabMessage) => void>()

  open(): TabChannel {
    const self = {}
    return {
      send: (message) => this.listeners.forEach((listener, owner) => owner !== self && listener(message)),
      listen: (listener) => {
        this.listeners.set(self, listener)
        return () => this.listeners.delete(self)
      },
    }
  }
}

export class FakePositions implements PlayPositionGateway {
  readonly kept = new Map<string, PlayPosition>()
  readonly saved: string[] = []
  read(kind: string, id: string) {
    return Promise.resolve(success(this.kept.get(`${kind}:${id}`) ?? null))
  }
  save(kind: string, id: string, position: PlayPosition) {
    this.saved.push(`${kind}:${id} ${position.time}`)
    return Promise.resolve(success({}))
  }
}

let ids = 0

export function fakeRandom(value = 0): Random {
  return { next: () => value, id: () => `id-${(ids += 1)}` }
}

const refused = () => Promise.resolve(failure(failureOf('offline')))

/** A player with everything around it in memory. */
export function playerKit({
  member = false,
  tabs = new FakeTabs(),
  storage = new FakeStorage(),
  clock = new HandClock(),
  /** What stands between the player and its element. */
  through = (element: MediaOutput): MediaOutput => element,
} = {}) {
  const output = new FakeOutput()
  const source = through(output)
  const controls = new FakeControls()
  const page = new FakePage()
  const probe = new FakeProbe()
  const account = new FakePositions()
  const plays: string[] = []
  const audios: AudioGateway = { audio: refused, album: refused, tracks: refused, nextTrack: refused }
  const cookies = new Map(member ? [['authorization', 'token']] : [])
  const session = new SessionStore({
    isLasting: true,
    read: (name) => cookies.get(name) ?? null,
    write: (name, value) => void cookies.set(name, value),
    remove: (name) => void cookies.delete(name),
  })
  const notices = new NoticesStore(clock, new PreferencesStore(new RequestCookies({}), ['en']))
  const presence = new SoundPresence(storage)
  const arbiter = new SoundArbiter(tabs.open(), clock, fakeRandom())
  const positions = new PlayPositions(storage, account, session, clock)
  const memory = new PlayerMemory(storage, positions, presence, clock)
  const runner = new PlayerRunner(source, arbiter, memory, notices, clock)
  const surroundings = new PlayerSurroundings(
    source,
    new PhoneDisplay(controls, clock),
    new StreamNetwork(page, probe, clock),
    { count: (id) => (plays.push(id), Promise.resolve(success({}))) },
    clock,
  )
  const player = new PlayerStore(runner, surroundings, memory, clock, fakeRandom())
  const queue = new AlbumQueue(audios, player, positions)
  return {
    player,
    output,
    controls,
    page,
    probe,
    account,
    plays,
    audios,
    session,
    notices,
    presence,
    arbiter,
    positions,
    memory,
    storage,
    clock,
    tabs,
    queue,
  }
}
