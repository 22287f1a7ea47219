import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CertifyPart, type PeriodForm } from '../../../application/civic/certificates/certify-part'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { CertificatesGateway, type IssuedPart } from '../../../application/civic/certificates/certificates-gateway'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { Failure } from '../../../application/frame/shared/failure'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { ShareContent, type ShareSubject } from '../../../application/frame/sharing/share-content'
import type { OwnCertificate, OwnCertificates } from '../../../domain/civic/certificates/certificate'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { partialCertificatePath } from './certificates.paths'

/** The member's own certificate of hours. Its state is not saved, since the name on it must not be stored. */
export class CertificateViewModel implements ScreenViewModel {
  readonly own: Loadable<OwnCertificates>
  readonly resources: Resources
  issuing = false
  /** Why the certificate was not issued. */
  problem: Failure | null = null
  /** The sheet of ways to share, or the picture itself; null while neither is shown. */
  sharing: 'ways' | 'poster' | null = null
  /** The form of a certificate of a period, while it is open. */
  period: PeriodForm | null = null
  /** The number of the certificate that is shown; '' for that of all service. */
  number = ''
  /** The activity of which a certificate is wanted; '' for none. */
  activityId = ''

  constructor(
    @inject(CertificatesGateway) private readonly gateway: CertificatesGateway,
    @inject(ShareContent) private readonly share: ShareContent,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(CertifyPart) private readonly certifying: CertifyPart,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.own = new Loadable((signal) => gateway.own(signal))
    this.resources = { own: forMembers(session, resetResource(this.own)) }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** The certificate that is shown: one of a part of the service, or that of all; null before the first. */
  get shown(): OwnCertificate | null {
    const { value } = this.own
    return value?.others.find(({ number }) => number === this.number) ?? value?.certificate ?? null
  }

  get today(): string {
    return this.certifying.today
  }

  applyLocation({ query }: ScreenLocation): void {
    this.number = query['number'] ?? ''
    this.activityId = query['activity'] ?? ''
  }

  /** Reloads the certificate, since hours may have been added while another screen was shown. */
  show(): void {
    if (this.isMember && this.own.state !== 'loading') void this.own.load()
  }

  async issue(): Promise<void> {
    if (this.issuing) return
    this.issuing = true
    this.problem = null
    const outcome = await this.gateway.issue()
    runInAction(() => {
      this.issuing = false
      if (outcome.ok) this.own.set(outcome.value)
      else if (outcome.reason.code !== 'state-refuses') this.problem = outcome.reason
    })
    // Reloading shows the obstacle, such as a registration that ended meanwhile.
    if (!outcome.ok && outcome.reason.code === 'state-refuses') await this.own.load()
  }

  /** Issues a certificate of one activity, and shows it. */
  async issueOfActivity(): Promise<void> {
    if (this.issuing) return
    this.issuing = true
    this.problem = null
    const outcome = await this.certifying.ofActivity(this.activityId)
    runInAction(() => {
      this.issuing = false
      if (!outcome.ok) this.problem = outcome.reason
    })
    if (outcome.ok) this.showIssued(outcome.value)
  }

  openPeriod(): void {
    const form = this.certifying.periodForm((issued) => {
      this.closePeriod()
      this.showIssued(issued)
    })
    this.period = form
    void form.open()
  }

  closePeriod(): void {
    this.period = null
  }

  private showIssued({ number, own }: IssuedPart): void {
    this.own.set(own)
    this.navigator.navigateTo(partialCertificatePath(number), { replace: true })
  }

  addressOf(subject: ShareSubject): string {
    return this.share.shareable(subject).url
  }

  copy(subject: ShareSubject): void {
    void this.share.byCopy(subject)
  }

  showWays(): void {
    this.sharing = 'ways'
  }

  showPicture(): void {
    this.sharing = 'poster'
  }

  closeSharing(): void {
    this.sharing = null
  }
}
