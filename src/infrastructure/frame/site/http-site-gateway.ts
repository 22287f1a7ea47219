import { inject } from 'inversify'
import { getSite, listConfigurations } from '../../../../contract/site'
import type { SiteGateway, SiteSettings } from '../../../application/frame/site/site-gateway'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { SiteConfig } from '../../../domain/frame/site/site'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { settingsOf, siteConfigOf } from './site-of-wire'

export class HttpSiteGateway implements SiteGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async site(): Promise<Outcome<SiteConfig>> {
    return mapped(await this.http.send(getSite, { failures: 'config' }), siteConfigOf)
  }

  async settings(): Promise<Outcome<SiteSettings>> {
    const answer = await this.http.send(listConfigurations, {
      failures: 'config',
      query: { pageSize: 1000, source: 'h5' },
    })
    return mapped(answer, ({ items }) => settingsOf(items))
  }
}
