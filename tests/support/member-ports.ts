import type { AccountGateway } from '../../src/application/people/account/account-gateway'
import type { Navigator } from '../../src/application/frame/navigation/navigator'
import type {
  SessionGateway,
  LoginRequest,
  MessengerLoginRequest,
  PhoneToBind,
  UserChanges,
  UserWithProfile,
} from '../../src/application/frame/session/session-gateway'
import type { CookieJar } from '../../src/application/frame/shared/cookies'
import { failureOf, type Failure, type Outcome } from '../../src/application/frame/shared/failure'
import type { DraftStorage } from '../../src/application/frame/shared/storage'
import type { LocalFile } from '../../src/application/frame/uploads/local-file'
import type { PictureEditor } from '../../src/application/frame/uploads/picture-editor'
import type {
  UploadGateway,
  UploadedSource,
  UploadKind,
  UploadOptions,
} from '../../src/application/frame/uploads/upload-gateway'
import type { GeoPoint } from '../../src/domain/frame/places/geo-point'
import { directionsUrl } from '../../src/domain/frame/places/directions-url'
import type { Favourite } from '../../src/domain/people/account/favourite'
import type { Visit } from '../../src/domain/people/account/visit'
import type { FeedItem } from '../../src/domain/frame/content/feed-item'
import type { KindWith } from '../../src/domain/frame/content/content-kinds'
import type { User } from '../../src/domain/frame/session/user'
import { failure, success } from '../../src/domain/frame/shared/result'
import { start } from './hand-clock'

export const resident: User = { id: 'u1', phone: '138****0001', avatar: null, nickname: 'Heron', realName: false }
export const neighbour: User = { id: 'u2', phone: '138****0002', avatar: null, nickname: 'Swift', realName: false }
export const profile: UserWithProfile = {
  user: resident,
  profile: { homeAddress: '', birthdate: null, sex: 0 },
  hasPassword: false,
}

export const invalid = (fields: Readonly<Record<string, string>>) => failureOf('invalid', { status: 400, fields })

/** The cookies of one browser, shared by all its tabs. */
export class MemoryCookies implements CookieJar {
  isLasting = true
  readonly kept = new Map<string, { readonly value: string; readonly days: number }>()
  read = (name: string) => this.kept.get(name)?.value ?? null
  write = (name: string, value: string, days: number) => void this.kept.set(name, { value, days })
  remove = (name: string) => void this.kept.delete(name)
}

export class TestNavigator implements Navigator {
  path = '/mine'
  readonly went: string[] = []
  readonly logins: string[] = []
  missing: readonly string[] = [
    '/bind-success',
    '/message',
    '/attention',
    '/subscribes',
    '/feedback',
    '/safe',
    '/about',
    '/interact',
    '/atlas',
  ]

  current = () => this.path
  navigateTo = (path: string, options: { readonly replace?: boolean; readonly returning?: boolean } = {}) =>
    void this.went.push(`${options.returning ? 'return ' : options.replace ? 'replace ' : ''}${path}`)
  back = (fallback = '/index') => void this.went.push(`back ${fallback}`)
  toLogin = (redirect: string) => void this.logins.push(redirect)
  toBindPhone = (redirect: string) => void this.went.push(`bind ${redirect}`)
  readonly left: string[] = []
  openExternal = (url: string, { sameTab = false }: { readonly sameTab?: boolean } = {}) =>
    Boolean(this.left.push(sameTab ? `same tab ${url}` : url))
  openApp = (address: string) => Boolean(this.left.push(`app ${address}`))
  showWay = (place: GeoPoint, name: string) => void this.left.push(directionsUrl(place, name))
  reload = () => undefined
  exists = (path: string) =>
    path.startsWith('/') &&
    path !== '/' &&
    !path.startsWith('/nowhere') &&
    !this.missing.some((known) => path.startsWith(known))
}

/** A platform that knows one code and one password, and fails when a test tells it to. */
export class MemorySession implements SessionGateway {
  readonly calls: string[] = []
  readonly logins: LoginRequest[] = []
  readonly messengerLogins: MessengerLoginRequest[] = []
  readonly edits: UserChanges[] = []
  failing: Partial<
    Record<
      | 'sendCode'
      | 'verifyCode'
      | 'changePhone'
      | 'logIn'
      | 'messengerAddress'
      | 'logInByMessenger'
      | 'me'
      | 'edit'
      | 'bindPhone'
      | 'password'
      | 'checkPassword'
      | 'reset',
      Failure
    >
  > = {}
  me_: UserWithProfile = profile
  owners: Readonly<Record<string, User>> = {}
  /** Whether the owner of a token cannot be asked for. */
  unreachable = false
  private held: Record<string, () => void> | null = null
  wait = 60

  sendCode = async (phone: string, purpose: string) =>
    this.answer('sendCode', `sendCode ${phone} ${purpose}`, { wait: this.wait })
  verifyCode = async (phone: string, code: string, purpose: string) =>
    this.answer('verifyCode', `verifyCode ${phone} ${code} ${purpose}`, { proof: 'proof' })
  logIn = async (request: LoginRequest) => {
    this.logins.push(request)
    return this.answer('logIn', 'logIn', { token: 'fresh', user: this.me_.user, created: false })
  }
  messengerAddress = async (to: string, state: string, by: string) =>
    this.answer('messengerAddress', `messengerAddress ${to} ${state} ${by}`, { url: `/demo/messenger?state=${state}` })
  logInByMessenger = async (request: MessengerLoginRequest) => {
    this.messengerLogins.push(request)
    return this.answer('logInByMessenger', 'logInByMessenger', { token: 'fresh', user: this.me_.user, created: true })
  }
  logOut = async (token: string) => {
    this.calls.push(`logOut ${token}`)
    return success({})
  }
  currentUser = async () => this.answer('me', 'me', this.me_)
  ownerOf = async (token: string): Promise<Outcome<User>> => {
    this.calls.push(`ownerOf ${token}`)
    const { held } = this
    if (held !== null)
      await new Promise<void>((resolve) => {
        held[token] = resolve
      })
    if (this.unreachable) return failure(failureOf('unreachable'))
    const owner = this.owners[token]
    return owner === undefined ? failure(failureOf('session-expired', { status: 401 })) : success(owner)
  }
  /** Holds answers about owners back, by token; the returned functions let each one go. */
  holdOwners(): Readonly<Record<string, () => void>> {
    this.held = {}
    return this.held
  }
  nicknameOf = async (userId: string): Promise<Outcome<string | null>> => success(this.owners[userId]?.nickname ?? null)
  edit = async (changes: UserChanges) => {
    this.edits.push(changes)
    const { nickname = this.me_.user.nickname, avatarSourceId, ...rest } = changes
    this.me_ = {
      ...this.me_,
      user: { ...this.me_.user, nickname, avatar: avatarSourceId ?? this.me_.user.avatar },
      profile: { ...this.me_.profile, ...rest },
    }
    return this.answer('edit', 'edit', this.me_)
  }
  bindPhone = async ({ phone, code, afterMessenger }: PhoneToBind) =>
    this.answer('bindPhone', `${afterMessenger ? 'bindPhoneToMessenger' : 'bindPhone'} ${phone} ${code}`, {
      user: resident,
    })
  changePhone = async (proof: string, phone: string, code: string) =>
    this.answer('changePhone', `changePhone ${proof} ${phone} ${code}`, { user: resident })
  /** The password that `checkPassword` accepts. */
  password = 'the-current-one'
  checkPassword = async (password: string) =>
    this.answer('checkPassword', 'checkPassword', { correct: password === this.password })
  setFirstPassword = async (_password: string, proof: string | null) =>
    this.answer('password', proof === null ? 'setFirstPassword' : `setFirstPassword ${proof}`, { user: resident })
  changePassword = async (old: string) => this.answer('password', `changePassword ${old}`, { user: resident })
  resetPassword = async (phone: string) => this.answer('reset', `reset ${phone}`, {})

  private answer<Value>(name: keyof MemorySession['failing'], call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[name]
    return reason === undefined ? success(value) : failure(reason)
  }
}

export function feedItem(id: string, more: Partial<FeedItem> = {}): FeedItem {
  return {
    id,
    kind: 'post',
    title: `Story ${id}`,
    summary: '',
    source: { id: 's', name: 'City Daily', logo: null },
    covers: [],
    layout: 'text',
    publishedAt: start,
    counts: { views: 0, likes: 0, comments: 0 },
    duration: null,
    pictures: null,
    externalUrl: null,
    liked: false,
    ...more,
  }
}

/** A member's own lists, two to a page. */
export class MemoryAccount implements AccountGateway {
  readonly calls: string[] = []
  visits: readonly Visit[] = []
  kept: readonly Favourite[] = []
  failing: Failure | null = null
  counts = { favourites: 2, history: 3, follows: 1, subscriptions: 0, comments: 0 }

  statistics = async () => this.answer('statistics', this.counts)
  history = async ({ cursor, q = '' }: { readonly cursor?: string; readonly q?: string }) =>
    this.answer(`history ${cursor ?? 0}`, page(this.visits.filter(titled(q)), cursor))
  clearHistory = async (ids: readonly string[] | 'all') => {
    if (this.failing === null) this.visits = this.visits.filter(({ id }) => ids !== 'all' && !ids.includes(id))
    return this.answer(`clear ${String(ids)}`, {})
  }
  favourites = async (
    kind: KindWith<'favourite'> | null,
    { cursor, q = '' }: { readonly cursor?: string; readonly q?: string },
  ) =>
    this.answer(
      `favourites ${kind ?? 'all'} ${cursor ?? 0}`,
      page(
        this.kept.filter(titled(q)).filter(({ item }) => kind === null || item.kind === kind),
        cursor,
      ),
    )
  removeFavourites = async (ids: readonly string[]) => {
    if (this.failing === null) this.kept = this.kept.filter(({ id }) => !ids.includes(id))
    return this.answer(`remove ${ids.join()}`, {})
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    return this.failing === null ? success(value) : failure(this.failing)
  }
}

const titled =
  (q: string) =>
  ({ item }: { readonly item: { readonly title: string } }) =>
    item.title.includes(q)

function page<Item>(items: readonly Item[], cursor: string | undefined) {
  const from = Number(cursor ?? 0)
  return { items: items.slice(from, from + 2), nextCursor: from + 2 < items.length ? String(from + 2) : null }
}

export class MemoryUploads implements UploadGateway, PictureEditor {
  readonly sent: { readonly file: LocalFile; readonly kind: UploadKind; readonly options: UploadOptions }[] = []
  failing: Failure | null = null
  unreadable = false
  /** Delays uploads until this promise is resolved. */
  hold: Promise<void> | null = null
  /** Ids of earlier uploads that the platform has removed. */
  gone: readonly string[] = []
  existingIds = async (ids: readonly string[]) => success(ids.filter((id) => !this.gone.includes(id)))
  /** Ids of uploads that may not be published. */
  blocked: readonly string[] = []
  readonly checked: string[] = []
  mayPublish = async (id: string): Promise<Outcome<boolean>> =>
    success(this.checked.push(id) > 0 && !this.blocked.includes(id))
  resizeToFit = async (picture: LocalFile) => (this.unreadable ? null : picture)
  crop = async (picture: LocalFile) => (this.unreadable ? null : { ...picture, type: 'image/jpeg', size: 10 })
  send = async (file: LocalFile, kind: UploadKind, options: UploadOptions = {}): Promise<Outcome<UploadedSource>> => {
    this.sent.push({ file, kind, options })
    await this.hold
    if (options.signal?.aborted) return failure(failureOf('cancelled'))
    return this.failing === null
      ? success({ id: 'source-1', url: '/uploads/1', width: 512, height: 512 })
      : failure(this.failing)
  }
}

export const drafts = () => {
  const storedValues = new Map<string, unknown>()
  return {
    kept: storedValues,
    storage: {
      read: async (key: string) => storedValues.get(key) ?? null,
      write: async (key: string, value: unknown) => Boolean(storedValues.set(key, value)),
      remove: async (key: string) => void storedValues.delete(key),
      keys: async () => [...storedValues.keys()],
    } satisfies DraftStorage,
  }
}
