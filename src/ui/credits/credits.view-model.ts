import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CreditsGateway } from '../../application/credits/credits-gateway'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { CreditRule, EarnedCredits } from '../../domain/credits/credits'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

interface Saved extends SavedList<EarnedCredits> {
  readonly sum: number | null
  readonly rules: readonly CreditRule[] | null
}

/** What the member has earned, by type of content (C034, B104), and how to earn more (C033). */
export class CreditsViewModel implements ScreenViewModel {
  readonly rules: Loadable<readonly CreditRule[]>
  readonly earned: FilteredList<EarnedCredits, { readonly type: string }>
  sum: number | null = null

  constructor(
    @inject(CreditsGateway) gateway: CreditsGateway,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.rules = new Loadable((signal) => gateway.rules(signal))
    this.earned = new FilteredList({
      navigator,
      defaults: { type: '' },
      load: async ({ type }, request, signal) => {
        const page = await gateway.mine(type, request, signal)
        if (page.ok) runInAction(() => (this.sum = page.value.credits))
        return page
      },
      keyOf: ({ act, contentId }) => `${act}/${contentId}`,
    })
    observe(this)
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await Promise.all([this.earned.open(location, signal), this.rules.load(signal)])
  }

  moved(location: ScreenLocation): void {
    this.earned.moved(location)
  }

  back(): void {
    this.navigator.back()
  }

  snapshot(): Saved {
    return { ...this.earned.snapshot(), sum: this.sum, rules: this.rules.value }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { sum, rules, ...list } = saved as Saved
    this.sum = sum
    this.earned.restore(list, location)
    if (rules === null) void this.rules.load()
    else this.rules.set(rules)
  }
}
