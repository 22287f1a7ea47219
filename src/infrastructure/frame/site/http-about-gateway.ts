import { inject } from 'inversify'
import { getAboutUs } from '../../../../contract/about'
import type { AboutGateway } from '../../../application/frame/site/about-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import { externalTarget } from '../../../domain/frame/navigation/target'
import { paragraphsOf, type AboutUs } from '../../../domain/frame/site/about'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpAboutGateway implements AboutGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async about(signal?: CancelSignal): Promise<Outcome<AboutUs>> {
    return mapped(
      await this.http.send(getAboutUs, { failures: 'in-place', signal }),
      ({ text, phone, email, address, hours, licences, app }) => ({
        paragraphs: paragraphsOf(text),
        phone,
        email,
        address,
        hours,
        licences: licences.map(({ name, url, number, issuer, validUntil, picture }) => ({
          name,
          target: externalTarget(url),
          number,
          issuer,
          validUntil,
          picture,
        })),
        app: app ?? { reasons: [], pictures: [] },
      }),
    )
  }
}
