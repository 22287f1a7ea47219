import { inject } from 'inversify'
import {
  getOrganisation,
  listOrganisationGroups,
  listOrganisations,
  type OrganisationDto,
} from '../../../../contract/organisations'
import type {
  OrganisationFilters,
  OrganisationsGateway,
} from '../../../application/media/organisations/organisations-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { listedKind } from '../../../domain/frame/content/content-kinds'
import type { Organisation } from '../../../domain/media/organisations/organisation'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Camelised } from '../../frame/http/wire-case'

export class HttpOrganisationsGateway implements OrganisationsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async groups(signal?: CancelSignal) {
    return mapped(await this.http.send(listOrganisationGroups, { failures: 'in-place', signal }), ({ items }) => items)
  }

  async list({ group, search }: OrganisationFilters, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(group === '' ? {} : { group }), ...(search === '' ? {} : { search }) }
    return mapped(
      await this.http.send(listOrganisations, { failures: 'in-place', query, signal }),
      pageOf(organisationOf),
    )
  }

  async organisation(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getOrganisation, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ types, services, ...organisation }) => ({
      ...organisationOf(organisation),
      kinds: types.flatMap((type) => listedKind(type) ?? []),
      services: services.map(({ id: service, name, text, cover }) => ({
        id: service,
        name,
        text,
        cover: cover || null,
      })),
    }))
  }
}

function organisationOf({ id, name, logo, intro, followers, followed }: Camelised<OrganisationDto>): Organisation {
  return { id, name, logo: logo || null, intro, followers, followed }
}
