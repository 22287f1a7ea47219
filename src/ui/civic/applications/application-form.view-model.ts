import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ApplicationsGateway, type OwnApplications } from '../../../application/civic/applications/applications-gateway'
import { CaseAct } from '../../../application/frame/cases/case-act'
import type { Form } from '../../../application/frame/forms/form'
import { FormServices } from '../../../application/frame/forms/form-services'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { Application } from '../../../domain/civic/applications/application'
import {
  checkApplication,
  mostApplicationPictures,
  type ApplicationForm,
  type CheckedApplication,
} from '../../../domain/civic/applications/application-form'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

const emptyForm: ApplicationForm = { kind: '', name: '', intro: '', contactName: '', phone: '', pictures: [] }
/** The most applications of the member that are shown. */
const shownCount = 10

/** S082: applications to join as an organisation, a host or a correspondent, and the results of earlier ones. */
export class ApplicationFormViewModel implements ScreenViewModel {
  form: Form<ApplicationForm, CheckedApplication, Application>
  readonly mine: Loadable<OwnApplications>
  readonly resources: Resources
  /** The id of the application that is being withdrawn. */
  busy: string | null = null
  /** The application whose withdrawal has to be confirmed. */
  applicationToWithdraw: Application | null = null
  /** Whether an application was sent just now. */
  isSent = false
  private isAsked = false

  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(ApplicationsGateway) private readonly gateway: ApplicationsGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.form = this.newForm()
    this.mine = new Loadable((signal) => gateway.mine({ pageSize: shownCount }, signal))
    this.resources = { form: this.form, mine: forMembers(session, resetResource(this.mine)) }
    observe(this)
  }

  /** Whether the form is shown. Members with earlier applications see their results first, unless they have a draft. */
  get isWriting(): boolean {
    return this.isAsked || this.form.isRestored || this.mine.value === null || this.mine.value.items.length === 0
  }

  /** Whether it is still unknown if there are earlier applications. */
  get isLoading(): boolean {
    return this.session.isMember && this.mine.value === null && this.mine.state !== 'failed' && !this.form.isRestored
  }

  write(): void {
    this.isAsked = true
  }

  askToWithdraw(application: Application | null): void {
    this.applicationToWithdraw = application
  }

  async withdraw(): Promise<void> {
    const id = this.applicationToWithdraw?.id
    this.applicationToWithdraw = null
    if (this.busy !== null || id === undefined) return
    this.busy = id
    const key = this.forms.newKey()
    const outcome = await this.caseAct.after(await this.gateway.withdraw(id, key), { refresh: () => this.mine.load() })
    runInAction(() => {
      this.busy = null
      const withChanged = (each: Application) => (outcome.ok && each.id === id ? outcome.value : each)
      this.mine.change((mine) => ({ ...mine, items: mine.items.map(withChanged) }))
    })
  }

  private newForm(): Form<ApplicationForm, CheckedApplication, Application> {
    return this.forms.make<ApplicationForm, CheckedApplication, Application>({
      name: 'application',
      values: emptyForm,
      needs: 'member',
      pictures: mostApplicationPictures,
      check: checkApplication,
      send: (application, key) => this.gateway.send(application, key),
      errorsOf: ({ code }) => (code === 'state-refuses' ? { kind: 'waiting' } : null),
      onSent: (application) => {
        const { items = [], nextCursor = null } = this.mine.value ?? {}
        this.mine.set({ items: [application, ...items], nextCursor, limit: null })
        // It may have been the last one that the limit allows.
        void this.mine.load()
        this.isAsked = false
        this.form = this.newForm()
        void this.form.open()
        this.isSent = true
      },
    })
  }
}
