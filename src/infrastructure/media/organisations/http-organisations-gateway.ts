import { inject } from 'inversify'
import { getOrganisation, listOrganisationGroups, listOrganisations } from '../../../../contract/organisations'
import type {
  OrganisationFilters,
  OrganisationsGateway,
} from '../../../application/media/organisations/organisations-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { listedKind } from '../../../domain/frame/content/content-kinds'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'

export class HttpOrganisationsGateway implements OrganisationsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async groups(signal?: CancelSignal) {
    return partOf(await this.http.send(listOrganisationGroups, { failures: 'in-place', signal }), 'items')
  }

  list({ group, search }: OrganisationFilters, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(group === '' ? {} : { group }), ...(search === '' ? {} : { search }) }
    return this.http.send(listOrganisations, { failures: 'in-place', query, signal })
  }

  async organisation(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getOrganisation, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ types, services, ...organisation }) => ({
      ...organisation,
      kinds: types.flatMap((type) => listedKind(type) ?? []),
      services,
    }))
  }
}
