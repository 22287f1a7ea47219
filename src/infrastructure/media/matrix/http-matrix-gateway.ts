import { inject } from 'inversify'
import { followMatrixGroup, getMatrixGroup, listMatrixAccounts, listMatrixGroups } from '../../../../contract/matrix'
import type { MatrixGateway } from '../../../application/media/matrix/matrix-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { parseExternalUrl } from '../../../domain/frame/navigation/external-url'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

export class HttpMatrixGateway implements MatrixGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async groups(signal?: CancelSignal) {
    const answer = await this.http.send(listMatrixGroups, { failures: 'in-place', signal })
    return partOf(answer, 'items')
  }

  async group(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getMatrixGroup, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ id: groupId, name, accounts, followed, outside }) => ({
      id: groupId,
      name,
      accounts,
      followed,
      outside: outside.flatMap((account) => {
        const address = parseExternalUrl(account.url)
        return address === null
          ? []
          : [{ id: account.id, name: account.name, platform: account.platform, url: address.url }]
      }),
    }))
  }

  async accounts(group: string, request: PageRequest, signal?: CancelSignal) {
    const call = { failures: 'in-place', path: { id: group }, query: request, signal } as const
    return mapped(
      await this.http.send(listMatrixAccounts, call),
      pageOf(({ id, name, logo, intro, followers, followed, newest }) => ({
        id,
        name,
        logo,
        intro,
        followers,
        followed,
        newest: newest === null ? null : feedItemOf(newest),
      })),
    )
  }

  async followAll(group: string) {
    const answer = await this.http.send(followMatrixGroup, { failures: 'common', path: { id: group } })
    return partOf(answer, 'added')
  }
}
