import { inject } from 'inversify'
import type { CheckInAct } from '../../../domain/frame/codes/check-in-act'
import { readWaitingCheckIns } from '../codes/waiting-check-in'
import { contentPath } from '../../../domain/frame/navigation/content-target'
import { SessionStore } from '../session/session.store'
import { LocalStorage } from '../shared/storage'
import { FindDrafts, type UnsentForm } from './find-drafts'
import { KeptContent } from './kept-content'
import { PreferencesStore } from './preferences.store'

/** Something on this device that opens without a network. */
export type OfflineThing =
  | { readonly what: 'home' }
  | {
      readonly what: 'read' | 'draft'
      readonly path: string
      /** The title; empty when it is not known on this device. */
      readonly title: string
    }
  | ({ readonly what: 'form' } & UnsentForm)
  | { readonly what: CheckInAct; readonly activityId: string }

/** The number of read contents that are offered. */
const mostRead = 8

/**
 * Lists what can be opened without a network: the home page, check-ins and drafts that wait to be sent, and the latest
 * contents read.
 */
export class FindOfflineThings {
  constructor(
    @inject(KeptContent) private readonly content: KeptContent,
    @inject(FindDrafts) private readonly findDrafts: FindDrafts,
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {}

  async execute(): Promise<readonly OfflineThing[]> {
    const { language } = this.preferences
    const [contents, hasHome, { comments, forms }] = await Promise.all([
      this.content.list(language),
      this.content.hasHome(language),
      this.findDrafts.execute(),
    ])
    const read = contents.flatMap(({ kind, id, title }) => {
      const path = contentPath(kind, id)
      return path === null ? [] : [{ what: 'read', path, title } as const]
    })
    const titles = new Map(read.map(({ path, title }) => [path, title]))
    return [
      ...(hasHome ? [{ what: 'home' } as const] : []),
      ...this.checkIns(),
      ...forms.map((form) => ({ what: 'form', ...form }) as const),
      ...[...comments].map((path) => ({ what: 'draft', path, title: titles.get(path) ?? '' }) as const),
      ...read.filter(({ path }) => !comments.has(path)).slice(0, mostRead),
    ]
  }

  private checkIns(): readonly OfflineThing[] {
    const ownCheckIns = readWaitingCheckIns(this.storage).filter(({ userId }) => userId === this.session.user?.id)
    const acts = new Map(ownCheckIns.map(({ activityId, act }) => [activityId, act]))
    return [...acts].map(([activityId, act]) => ({ what: act, activityId }))
  }
}
