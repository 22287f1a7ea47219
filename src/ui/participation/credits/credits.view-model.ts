import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CreditsGateway } from '../../../application/participation/credits/credits-gateway'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { savedValue, type Resources } from '../../../application/frame/shared/resource'
import type { CreditRule, EarnedCredits } from '../../../domain/participation/credits/credits'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** The credits that the member has earned, by type of content (C034, B104), and how to earn more (C033). */
export class CreditsViewModel implements ScreenViewModel {
  readonly rules: Loadable<readonly CreditRule[]>
  readonly earned: FilteredList<EarnedCredits, { readonly type: string }>
  sum: number | null = null
  readonly resources: Resources

  constructor(@inject(CreditsGateway) gateway: CreditsGateway, @inject(Navigator) navigator: Navigator) {
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
    this.resources = {
      sum: savedValue({
        read: () => this.sum,
        parse: (saved) => (typeof saved === 'number' ? saved : null),
        write: (sum) => (this.sum = sum),
      }),
      earned: this.earned,
      rules: this.rules,
    }
    observe(this)
  }
}
