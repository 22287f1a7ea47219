import { inject, injectable } from 'inversify'
import { PreferencesStore } from '../site/preferences.store'
import { Clock } from './clock'
import type { NoticeAct, NoticeCode } from './notice-codes'
import { observe } from './observe'

/**
 * What a notice says: a code of the catalogue of notices, with the credits that the act earned, or the server's
 * message.
 */
export type NoticeText = { readonly code: NoticeCode; readonly credits?: number } | { readonly text: string }

export interface Notice {
  readonly id: number
  readonly tone: 'plain' | 'success' | 'error'
  readonly text: NoticeText
  /** The action that the notice offers, such as 'undo' or 'retry'; the catalogue has its label under its code. */
  readonly action: { readonly code: NoticeAct; readonly act: () => void } | null
}

const shownFor = 3500

/**
 * Short messages over the screen. The same message is never shown twice at once. Of the messages that are neither
 * errors nor offer an action, only the latest is shown.
 */
@injectable('Singleton')
export class NoticesStore {
  notices: readonly Notice[] = []
  private lastId = 0

  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(PreferencesStore) private readonly preferences: PreferencesStore,
  ) {
    observe(this)
  }

  /** Whether a message stays until it is dismissed. In elder mode nothing disappears by itself. */
  get isSticky(): boolean {
    return this.preferences.preferences.elder
  }

  show(text: NoticeText, tone: Notice['tone'] = 'plain', action: Notice['action'] = null): void {
    const serializedText = JSON.stringify(text)
    if (this.notices.some((notice) => JSON.stringify(notice.text) === serializedText)) return
    const id = ++this.lastId
    const notice = { id, tone, text, action }
    const keptNotices = isNews(notice) ? this.notices.filter((other) => !isNews(other)) : this.notices
    this.notices = [...keptNotices.slice(-2), notice]
    if (!this.isSticky) this.clock.after(action === null ? shownFor : shownFor * 2, () => this.dismiss(id))
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id)
  }
}

/** Whether this message is neither an error nor offers an action, so that the next such message replaces it. */
function isNews({ tone, action }: Notice): boolean {
  return tone !== 'error' && action === null
}
