import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Messenger } from '../../../../application/frame/hosts/messenger'
import { GoToMessenger } from '../../../../application/frame/session/messenger/go-to-messenger'
import type { Failure } from '../../../../application/frame/shared/failure'
import { observe } from '../../../../application/frame/shared/observe'
import { SiteStore } from '../../../../application/frame/site/site.store'
import { authPath } from '../session.paths'

/**
 * Login through the messenger. It is offered only in the messenger's own browser, and where the site accepts it. It
 * begins silently, so that the messenger asks newcomers alone.
 */
export class MessengerLoginViewModel {
  isBusy = false
  failure: Failure | null = null

  constructor(
    @inject(Messenger) private readonly messenger: Messenger,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(GoToMessenger) private readonly goToMessenger: GoToMessenger,
  ) {
    observe(this)
  }

  get isOffered(): boolean {
    return this.messenger.isPresent && this.site.hosts.messengerLogin
  }

  async start(redirect: string): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    this.failure = null
    const outcome = await this.goToMessenger.execute(authPath, { redirect, asking: 'silent' })
    runInAction(() => {
      this.isBusy = false
      if (!outcome.ok) this.failure = outcome.reason
    })
  }
}
