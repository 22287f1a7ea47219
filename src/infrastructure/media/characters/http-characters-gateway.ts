import { inject } from 'inversify'
import { listCharacters } from '../../../../contract/characters'
import type { CharactersGateway } from '../../../application/media/characters/characters-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { linkTarget } from '../../../domain/frame/navigation/site-link'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

export class HttpCharactersGateway implements CharactersGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async page(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listCharacters, { failures: 'in-place', query: { ...request }, signal })
    return mapped(
      answer,
      pageOf(({ id, name, role, story, portrait, link }) => ({
        id,
        name,
        role,
        story,
        portrait,
        target: linkTarget(link),
      })),
    )
  }
}
