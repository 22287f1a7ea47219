import 'reflect-metadata/lite'
import { openLive } from '../../../support/live-screen'
import { act, render } from '@testing-library/react'
import { Container } from 'inversify'
import type { ComponentType, ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { VisitGateway } from '../../../../src/application/participation/visit-gateway'
import { CommentsGateway } from '../../../../src/application/participation/comments/comments-gateway'
import { Navigator } from '../../../../src/application/frame/navigation/navigator'
import { AudioGateway } from '../../../../src/application/media/audio/audio-gateway'
import { PlayCounter } from '../../../../src/application/frame/player/play-counter'
import { MediaControls } from '../../../../src/application/frame/player/media-controls'
import { MediaOutput } from '../../../../src/application/frame/player/media-output'
import { PageLife } from '../../../../src/application/frame/shared/page-life'
import { PlayPositionGateway } from '../../../../src/application/frame/player/play-position-gateway'
import { StreamProbe } from '../../../../src/application/frame/player/stream-probe'
import { RadioGateway } from '../../../../src/application/media/channels/radio-gateway'
import { ReactionsGateway } from '../../../../src/application/participation/reactions/reactions-gateway'
import { TabChannel } from '../../../../src/application/frame/session/tab-channel'
import { Clock } from '../../../../src/application/frame/shared/clock'
import { CookieJar } from '../../../../src/application/frame/shared/cookies'
import { DraftStorage, LocalStorage, TabStorage } from '../../../../src/application/frame/shared/storage'
import { Random } from '../../../../src/application/frame/shared/random'
import { BrowserLanguages } from '../../../../src/application/frame/site/preferences.store'
import { success } from '../../../../src/domain/frame/shared/result'
import { AppContextProvider, type AppContextValue } from '../../../../src/ui/frame/shell/app-context'
import type { ScreenDefinition, ScreenLocation, ScreenViewModel } from '../../../../src/ui/frame/shell/screens/screen'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'
import {
  FakeControls,
  FakeOutput,
  FakePage,
  FakePositions,
  FakeProbe,
  FakeStorage,
  FakeTabs,
  fakeRandom,
} from '../../../application/frame/player/player-fakes'
import { HandClock } from '../../../support/hand-clock'
import { bindNobodyToName } from '../../../support/nobody-to-name'

const answer = <Value,>(value: Value) => Promise.resolve(success(value))
const emptyPage = { items: [], nextCursor: null }

/** The client around a screen, with every port in memory. `member` is logged in. */
export function soundHost({
  member = false,
  audios = {},
  radio = {},
}: {
  readonly member?: boolean
  readonly audios?: Partial<AudioGateway>
  readonly radio?: Partial<RadioGateway>
} = {}) {
  const container = new Container({ autobind: true })
  const clock = new HandClock()
  clock.time = 1_000_000
  const output = new FakeOutput()
  const positions = new FakePositions()
  const storage = new FakeStorage()
  const cookies = new Map(member ? [['authorization', 'token']] : [])
  const visits: string[] = []
  const acts: string[] = []
  let path = '/'
  const bind = <T,>(token: Parameters<typeof container.bind<T>>[0], value: T) =>
    container.bind<T>(token).toConstantValue(value)

  bindNobodyToName(container)
  bind(Clock, clock)
  bind(Random, fakeRandom())
  bind(LocalStorage, storage)
  bind(TabStorage, new FakeStorage())
  bind(DraftStorage, {
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(true),
    remove: () => Promise.resolve(),
    keys: () => Promise.resolve([]),
  })
  bind(CookieJar, {
    isLasting: true,
    read: (name) => cookies.get(name) ?? null,
    write: (name, value) => void cookies.set(name, value),
    remove: (name) => void cookies.delete(name),
  })
  bind(TabChannel, new FakeTabs().open())
  bind<BrowserLanguages>(BrowserLanguages, ['en'])
  bind(Navigator, {
    current: () => path,
    navigateTo: (to) => void visits.push(to),
    back: () => void visits.push('back'),
    toLogin: (redirect) => void visits.push(`login ${redirect}`),
    toBindPhone: () => undefined,
    openExternal: () => true,
    openApp: () => true,
    showWay: () => undefined,
    reload: () => undefined,
    exists: () => true,
  })
  bind(MediaOutput, output)
  bind(MediaControls, new FakeControls())
  bind(PageLife, new FakePage())
  bind(StreamProbe, new FakeProbe())
  bind(PlayPositionGateway, positions)
  bind(VisitGateway, { recordVisit: (kind, id) => (acts.push(`visit ${kind} ${id}`), answer({})) })
  bind(CommentsGateway, {
    list: () => answer(emptyPage),
    replies: () => answer(emptyPage),
  } as unknown as CommentsGateway)
  bind(ReactionsGateway, {
    relation: () =>
      answer({
        views: 1,
        likes: 2,
        comments: 0,
        favourites: 3,
        shares: 4,
        liked: false,
        favourited: false,
        followed: false,
      }),
    like: (_target, on) => (acts.push(`like ${on}`), answer({ isOn: on, count: 3 })),
    favourite: (target, on) => (
      acts.push(`favourite ${target.kind} ${target.id} ${on}`),
      answer({ isOn: on, count: 4 })
    ),
    follow: (target, on) => (acts.push(`follow ${target.kind} ${target.id} ${on}`), answer({ isOn: on, count: 10 })),
    noteHeard: (id, startsAt) => (acts.push(`heard ${id} ${new Date(startsAt).getUTCDate()}`), answer({})),
  } satisfies ReactionsGateway)
  bind(PlayCounter, { count: (id) => (acts.push(`played ${id}`), answer({})) })
  bind(AudioGateway, { nextTrack: () => answer(null), tracks: () => answer(emptyPage), ...audios } as AudioGateway)
  bind(RadioGateway, { countView: () => answer({}), similar: () => answer([]), ...radio } as RadioGateway)

  const app = {
    container,
    memory: null,
    loadFeature: () => Promise.resolve(),
    routeOf: () => null,
  } as unknown as AppContextValue
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppContextProvider value={app}>
      <LanguageProvider value="en">
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </LanguageProvider>
    </AppContextProvider>
  )
  const draw = (element: ReactNode) => render(element, { wrapper })

  /** Opens, shows and renders a screen as the shell does. */
  async function open(
    screen: ScreenDefinition,
    at: string,
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string>> = {},
  ) {
    path = at
    const location: ScreenLocation = { path: at, params, query }
    const viewModel = container.get<ScreenViewModel>(screen.viewModel)
    const live = await openLive(viewModel, location)
    const View = screen.view as ComponentType<{ readonly viewModel: ScreenViewModel }>
    const drawn = draw(<View viewModel={viewModel} />)
    let end: (() => void) | void
    await act(async () => {
      end = live.show(location)
      await Promise.resolve()
    })
    return { viewModel, live, drawn, end: () => act(() => end?.()) }
  }

  return { container, clock, output, positions, storage, visits, acts, draw, open, moveTo: (to: string) => (path = to) }
}
