import { render } from '@testing-library/react'
import { Container } from 'inversify'
import 'reflect-metadata/lite'
import type { ReactElement } from 'react'
import type { Article } from '../../../../src/application/media/articles/article'
import { VisitGateway } from '../../../../src/application/participation/visit-gateway'
import { ArticlesGateway } from '../../../../src/application/media/articles/articles-gateway'
import { bindNobodyToName } from '../../../support/nobody-to-name'
import { CommentsGateway } from '../../../../src/application/participation/comments/comments-gateway'
import { NativeBridge, noBridge } from '../../../../src/application/frame/hosts/native-bridge'
import { Navigator } from '../../../../src/application/frame/navigation/navigator'
import { MediaControls } from '../../../../src/application/frame/player/media-controls'
import { MediaOutput } from '../../../../src/application/frame/player/media-output'
import { PlayCounter } from '../../../../src/application/frame/player/play-counter'
import { PlayPositionGateway } from '../../../../src/application/frame/player/play-position-gateway'
import { SpeechOutput } from '../../../../src/application/frame/player/speech-output'
import { SpeechReader } from '../../../../src/application/frame/player/speech-reader'
import { LastSpokenText } from '../../../../src/application/frame/player/last-spoken-text.store'
import { StreamProbe } from '../../../../src/application/frame/player/stream-probe'
import {
  ReactionsGateway,
  type ContentRelation,
  type SwitchAnswer,
} from '../../../../src/application/participation/reactions/reactions-gateway'
import { SessionStore } from '../../../../src/application/frame/session/session.store'
import { TabChannel } from '../../../../src/application/frame/session/tab-channel'
import { Clock } from '../../../../src/application/frame/shared/clock'
import { CookieJar } from '../../../../src/application/frame/shared/cookies'
import { failureOf, type FailureCode, type Outcome } from '../../../../src/application/frame/shared/failure'
import { HtmlSanitiser } from '../../../../src/application/frame/shared/html-sanitiser'
import { PageLife } from '../../../../src/application/frame/shared/page-life'
import { Random } from '../../../../src/application/frame/shared/random'
import { DraftStorage, LocalStorage, TabStorage } from '../../../../src/application/frame/shared/storage'
import { BrowserLanguages } from '../../../../src/application/frame/site/preferences.store'
import { PictureSaver } from '../../../../src/application/frame/sharing/picture-saver'
import { ShareOutlet } from '../../../../src/application/frame/sharing/share-outlet'
import { SharingGateway } from '../../../../src/application/frame/sharing/sharing-gateway'
import type { FeedItem } from '../../../../src/domain/frame/content/feed-item'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { ShareReport } from '../../../../src/domain/frame/sharing/share'
import { MemoryStorage } from '../../../../src/infrastructure/frame/host/memory-storage'
import { RequestCookies } from '../../../../src/infrastructure/frame/host/request-cookies'
import { SanitizeHtmlSanitiser } from '../../../../src/infrastructure/frame/html/sanitize-html-sanitiser'
import { AppContextProvider } from '../../../../src/ui/frame/shell/app-context'
import { ScreenMemory } from '../../../../src/ui/frame/shell/screens/screen-memory'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'
import {
  FakeOutput,
  FakePage,
  FakePositions,
  FakeProbe,
  fakeRandom,
  FakeTabs,
} from '../../../application/frame/player/player-fakes'
import { TestNavigator } from '../feed/feed-host'
import { MemoryComments } from './memory-comments'
import { HandClock, start } from '../../../support/hand-clock'
import { openVisit, WithVisit } from '../../../support/with-visit'

// A lazy part takes its time on a busy machine.
export class DetourNavigator extends TestNavigator {
  readonly binds: string[] = []
  readonly outside: string[] = []
  override toBindPhone = (redirect?: string) => void this.binds.push(redirect ?? '')
  override openExternal = (url?: string) => this.outside.push(url ?? '') > 0
}

export class MemoryDrafts {
  readonly kept = new Map<string, unknown>()
  read = async (key: string) => structuredClone(this.kept.get(key) ?? null)
  write = async (key: string, value: unknown) => Boolean(this.kept.set(key, structuredClone(value)))
  remove = async (key: string) => void this.kept.delete(key)
  keys = async () => [...this.kept.keys()]
}

export class MemoryReactions implements ReactionsGateway {
  fails = false
  readonly acts: string[] = []
  shown: ContentRelation = {
    ...{ views: 100, likes: 5, comments: 2, favourites: 1, shares: 0 },
    liked: false,
    favourited: false,
    followed: false,
  }

  async relation(): Promise<Outcome<ContentRelation>> {
    this.acts.push('relation')
    return success(this.shown)
  }
  like = (target: { id: string }, on: boolean) => this.act(`like ${target.id} ${on}`, on, 5)
  favourite = (target: { id: string }, on: boolean) => this.act(`favourite ${target.id} ${on}`, on, 1)
  follow = (target: { id: string; kind: string }, on: boolean) =>
    this.act(`follow ${target.kind} ${target.id} ${on}`, on, 0)
  noteHeard = async () => success({})
  private async act(what: string, on: boolean, count: number): Promise<Outcome<SwitchAnswer>> {
    this.acts.push(what)
    return this.fails ? failure(failureOf('offline')) : success({ isOn: on, count: on ? count + 1 : count })
  }
}

export function articleOf(more: Partial<Article> = {}): Article {
  return {
    id: '12',
    title: 'The Old Ferry',
    summary: 'A pier asks for words.',
    author: 'Lin',
    authorHostId: null,
    source: { id: 'org-1', name: 'Riverbend Daily', logo: null },
    publishedAt: start - 3_600_000,
    updatedAt: null,
    corrections: [],
    cover: '/media/a.webp',
    content: '<p>First.</p><p>Second.</p><p><a href="/posts/9">ours</a> <a href="https://example.org/x">theirs</a></p>',
    readingMinutes: 3,
    voiceUrl: null,
    externalUrl: null,
    commentsOpen: true,
    share: { title: 'The Old Ferry', isShareCustom: false, shareTitle: '', shareCover: '', shareDescription: '' },
    ...more,
  }
}

export class MemoryArticles implements ArticlesGateway {
  fails: FailureCode | null = null
  shown = articleOf()
  related: readonly FeedItem[] = []
  readonly visits: string[] = []
  article = async () => (this.fails === null ? success(this.shown) : failure(failureOf(this.fails)))
  relatedItems = async () => success(this.related)
  voiceSettings = async () => success({ enabled: true, rate: 1 })
}

export class TestOutlet implements ShareOutlet {
  offersShare = true
  outcome: 'shared' | 'dismissed' | 'failed' = 'shared'
  readonly copied: string[] = []
  readonly shared: string[] = []
  origin = () => 'https://city.example'
  canShare = () => this.offersShare
  share = async ({ url }: { url: string }) => (this.shared.push(url), this.outcome)
  copy = async (text: string) => this.copied.push(text) > 0
}

export function articleHost(cookies: Readonly<Record<string, string>> = {}) {
  const container = new Container({ autobind: true })
  const host = {
    container,
    clock: new HandClock(),
    navigator: new DetourNavigator(),
    drafts: new MemoryDrafts(),
    comments: new MemoryComments(),
    reactions: new MemoryReactions(),
    articles: new MemoryArticles(),
    outlet: new TestOutlet(),
    page: new FakePage(),
    output: new FakeOutput(),
    reports: [] as ShareReport[],
    said: [] as string[],
  }
  host.navigator.path = '/posts/12'
  container.bind(NativeBridge).toConstantValue(noBridge)
  container.bind(Clock).toConstantValue(host.clock)
  container.bind(Navigator).toConstantValue(host.navigator)
  container.bind(CookieJar).toConstantValue(new RequestCookies(cookies))
  container.bind(TabStorage).toConstantValue(new MemoryStorage())
  container.bind(LocalStorage).toConstantValue(new MemoryStorage())
  container.bind(DraftStorage).toConstantValue(host.drafts)
  container.bind(TabChannel).toConstantValue(new FakeTabs().open())
  container.bind(PageLife).toConstantValue(host.page)
  container.bind(Random).toConstantValue(fakeRandom())
  container.bind(BrowserLanguages).toConstantValue(['en'])
  bindNobodyToName(container)
  container.bind(CommentsGateway).toConstantValue(host.comments)
  container.bind(ReactionsGateway).toConstantValue(host.reactions)
  container.bind(VisitGateway).toConstantValue({ recordVisit: async (_, id) => success(host.articles.visits.push(id)) })
  container.bind(ArticlesGateway).toConstantValue(host.articles)
  container.bind(HtmlSanitiser).toConstantValue(new SanitizeHtmlSanitiser({ mediaSources: [] }))
  container.bind(ShareOutlet).toConstantValue(host.outlet)
  container.bind(PictureSaver).toConstantValue({ way: 'download', save: async () => false })
  container
    .bind(SharingGateway)
    .toConstantValue({ report: async (report) => (host.reports.push(report), success({ shares: 8 })) })
  container.bind(MediaControls).toConstantValue({ show: () => undefined, listen: () => undefined })
  const voice: SpeechReader = {
    speaks: async () => true,
    unlock: () => undefined,
    read: (text) => void host.said.push(text),
    stop: () => undefined,
  }
  container.bind(SpeechReader).toConstantValue(voice)
  container
    .bind(MediaOutput)
    .toConstantValue(new SpeechOutput(host.output, () => voice, container.get(LastSpokenText), host.clock))
  container.bind(StreamProbe).toConstantValue(new FakeProbe())
  container.bind(PlayPositionGateway).toConstantValue(new FakePositions())
  container.bind(PlayCounter).toConstantValue({ count: async () => success({}) })
  return host
}

export type ArticleHost = ReturnType<typeof articleHost>

export function logIn({ container }: ArticleHost, phone: string | null = '138****8000'): void {
  container.get(SessionStore).startSession('token', { id: 'me', phone, avatar: null, nickname: 'Me', realName: false })
}

export function renderArticle({ container }: ArticleHost, element: ReactElement) {
  const visit = openVisit()
  return render(
    <AppContextProvider
      value={{
        container,
        memory: new ScreenMemory(new MemoryStorage(), () => ''),
        loadFeature: async () => undefined,
        routeOf: () => null,
        history: null,
      }}
    >
      <LanguageProvider value="en">
        <WithVisit visit={visit}>{element}</WithVisit>
      </LanguageProvider>
    </AppContextProvider>,
  )
}
