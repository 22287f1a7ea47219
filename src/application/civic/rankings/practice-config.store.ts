import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { plainPracticeConfig, type PracticeConfig } from '../../../domain/civic/rankings/practice-config'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import { observe } from '../../frame/shared/observe'
import { RankingsGateway } from './rankings-gateway'

/**
 * The settings of the volunteer centre, loaded once per visit. A failure shows its notice (B90), and the next use tries
 * again.
 */
@injectable('Singleton')
export class PracticeConfigStore {
  config: PracticeConfig = plainPracticeConfig
  private isLoaded = false

  constructor(@inject(RankingsGateway) private readonly gateway: RankingsGateway) {
    observe(this)
  }

  async load(signal?: CancelSignal): Promise<void> {
    if (this.isLoaded) return
    const answer = await this.gateway.practiceConfig(signal)
    if (answer.ok)
      runInAction(() => {
        this.config = answer.value
        this.isLoaded = true
      })
  }
}
