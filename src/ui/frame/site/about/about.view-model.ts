import { inject } from 'inversify'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { AboutGateway } from '../../../../application/frame/site/about-gateway'
import { AgreementsGateway, type AgreementSummary } from '../../../../application/frame/site/agreements-gateway'
import { AppVersion } from '../../../../application/frame/site/app-version'
import { SiteStore } from '../../../../application/frame/site/site.store'
import { hasApp } from '../../../../domain/frame/hosts/deep-link'
import type { AboutUs } from '../../../../domain/frame/site/about'
import type { SiteConfig } from '../../../../domain/frame/site/site'
import type { ScreenViewModel } from '../../shell/screens/screen'

/** S018: who runs the site. Agreements and version are shown even when the rest cannot be loaded. */
export class AboutViewModel implements ScreenViewModel {
  readonly about: Loadable<AboutUs>
  readonly resources: Resources
  /** The titles of the agreements are shown even without their texts. */
  private readonly clauses: Loadable<readonly AgreementSummary[]>

  constructor(
    @inject(AboutGateway) gateway: AboutGateway,
    @inject(AgreementsGateway) agreements: AgreementsGateway,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(AppVersion) readonly version: AppVersion,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.about = new Loadable((signal) => gateway.about(signal))
    this.clauses = new Loadable((signal) => agreements.clauses(signal))
    this.resources = { about: resetResource(this.about), clauses: resetResource(this.clauses) }
    observe(this)
  }

  get config(): SiteConfig | null {
    return this.site.config
  }

  /** Whether the site has an app. */
  get hasApp(): boolean {
    return hasApp(this.site.hosts.deepLinks)
  }

  /** The loaded text of an agreement; null until it is loaded. */
  clause(code: AgreementSummary['code']): AgreementSummary | null {
    return this.clauses.value?.find((clause) => clause.code === code) ?? null
  }

  exists(path: string): boolean {
    return this.navigator.exists(path)
  }
}
