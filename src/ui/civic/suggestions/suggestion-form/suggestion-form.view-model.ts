import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { MapSpot } from '../../../../application/civic/maps/map-spot'
import { PublishSuggestion } from '../../../../application/civic/suggestions/publish-suggestion'
import { SimilarSuggestions } from '../../../../application/civic/suggestions/similar-suggestions'
import { SupportSuggestion } from '../../../../application/civic/suggestions/support-suggestion'
import type { Form } from '../../../../application/frame/forms/form'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { proposeDepartment, type DepartmentProposal } from '../../../../domain/civic/suggestions/department-proposal'
import type { Department, Suggestion } from '../../../../domain/civic/suggestions/suggestion'
import {
  suggestionKinds,
  suggestionTitleRule,
  writtenTitle,
  type CheckedSuggestion,
  type SuggestionForm,
} from '../../../../domain/civic/suggestions/suggestion-form'
import type { ReachedLimit } from '../../../../domain/frame/shared/reached-limit'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { suggestionPath } from '../suggestions.paths'

/** S096: a suggestion to a department, and what others have suggested already. */
export class SuggestionFormViewModel implements ScreenViewModel {
  readonly departments: Loadable<readonly Department[]>
  /** The limit that keeps a member from sending another one; nobody waits for it. */
  readonly limit: Loadable<ReachedLimit | null>
  readonly form: Form<SuggestionForm, CheckedSuggestion, Suggestion>
  /** The id of the suggestion that is being supported instead. */
  supportedId: string | null = null
  readonly resources: Resources

  constructor(
    @inject(PublishSuggestion) publishing: PublishSuggestion,
    @inject(SupportSuggestion) private readonly supporting: SupportSuggestion,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SimilarSuggestions) readonly similar: SimilarSuggestions,
    @inject(MapSpot) readonly spot: MapSpot,
  ) {
    this.departments = new Loadable((signal) => publishing.departments(signal))
    this.limit = new Loadable((signal) => publishing.limit(signal))
    this.form = publishing.form(
      ({ id }) => this.leaveTo(id),
      () => this.proposal?.departmentId ?? null,
    )
    this.resources = {
      form: {
        open: async ({ query }) => {
          await this.form.open()
          this.begin(query)
          this.look()
        },
        show: () => this.form.show(),
      },
      departments: resetResource(this.departments),
      limit: resetResource(this.limit),
    }
    observe(this)
  }

  /** The department that the words and the place speak of; null where they speak of none. */
  get proposal(): DepartmentProposal | null {
    return proposeDepartment(this.departments.value ?? [], this.form.values)
  }

  show(): () => void {
    return () => this.similar.stop()
  }

  /** Sends the support that a login interrupted. */
  onArrival(): void {
    const intent = this.supporting.consumeIntent('form')
    if (intent !== null) void this.supportInstead(intent.id)
  }

  /** Changes the form, and looks for what others have suggested. */
  change(part: Partial<SuggestionForm>): void {
    this.form.change(part)
    this.look()
  }

  /** Supports what another has suggested. The draft is then no longer needed. */
  async supportInstead(id: string): Promise<void> {
    if (this.supportedId !== null) return
    this.supportedId = id
    const answer = await this.supporting.execute({ id, support: 'affected' }, 'form', {
      refresh: async () => undefined,
    })
    runInAction(() => (this.supportedId = null))
    if (answer === null) return
    this.form.discard()
    this.leaveTo(id)
  }

  /** Begins with what the address says, where a draft says nothing else. */
  private begin(query: ScreenLocation['query']): void {
    const { departmentId, kind, title } = this.form.values
    const begun: Pick<SuggestionForm, 'departmentId' | 'kind' | 'title'> = {
      departmentId: departmentId === '' ? (query['department'] ?? '') : departmentId,
      kind: (this.form.isChanged ? null : suggestionKinds.find((each) => each === query['kind'])) ?? kind,
      title: title || [...(query['title'] ?? '')].slice(0, suggestionTitleRule.most).join(''),
    }
    if (Object.entries(begun).some(([field, value]) => value !== this.form.values[field as keyof typeof begun]))
      this.form.change(begun)
  }

  private look(): void {
    this.similar.look(writtenTitle(this.form.values), this.form.values.place)
  }

  private leaveTo(id: string): void {
    this.navigator.navigateTo(suggestionPath(id), { replace: true })
  }
}
