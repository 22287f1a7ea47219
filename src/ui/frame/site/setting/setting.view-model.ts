import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { LogOut } from '../../../../application/frame/session/login/log-out'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { observe } from '../../../../application/frame/shared/observe'
import { PreferencesStore } from '../../../../application/frame/site/preferences.store'
import type { Preferences } from '../../../../domain/frame/site/preferences'
import { minePath } from '../../../overview/agenda/agenda.paths'
import type { ScreenViewModel } from '../../shell/screens/screen'
import { ClearContent } from '../../../../application/frame/site/clear-content'

type SettingQuestion = 'clear-cache' | 'log-out'

/** S075: appearance and language of the client in this browser, and its storage. Every choice takes effect at once. */
export class SettingViewModel implements ScreenViewModel {
  /** The size in bytes; null when the browser does not report it. */
  cacheSize: number | null = null
  isClearing = false
  asking: SettingQuestion | null = null
  readonly resources = {}

  constructor(
    @inject(PreferencesStore) private readonly store: PreferencesStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ClearContent) private readonly clearContent: ClearContent,
    @inject(LogOut) private readonly logOut: LogOut,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    observe(this)
  }

  get preferences(): Preferences {
    return this.store.preferences
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  exists(path: string): boolean {
    return this.navigator.exists(path)
  }

  show(): void {
    void this.measure()
  }

  change(part: Partial<Preferences>): void {
    this.store.change(part)
  }

  askToConfirm(question: SettingQuestion): void {
    this.asking = question
  }

  cancelQuestion(): void {
    this.asking = null
  }

  async clearCache(): Promise<void> {
    this.isClearing = true
    await this.clearContent.execute()
    runInAction(() => {
      this.isClearing = false
      this.asking = null
    })
    await this.measure()
  }

  leave(): void {
    this.asking = null
    this.logOut.execute()
    this.navigator.navigateTo(minePath, { replace: true })
  }

  private async measure(): Promise<void> {
    const size = await this.clearContent.size()
    runInAction(() => (this.cacheSize = size))
  }
}
