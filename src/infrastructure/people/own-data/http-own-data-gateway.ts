import { inject } from 'inversify'
import { archivePath, askForDataCopy, askForDeletion, cancelDeletion, getOwnData } from '../../../../contract/own-data'
import type { OwnDataGateway } from '../../../application/people/own-data/own-data-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { OwnData } from '../../../domain/people/own-data/own-data'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpOwnDataGateway implements OwnDataGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async read(signal?: CancelSignal) {
    return mapped(await this.http.send(getOwnData, { failures, signal }), ownDataOf)
  }

  async askForCopy(proof: string) {
    return mapped(await this.http.send(askForDataCopy, { failures, body: { proof } }), ownDataOf)
  }

  async askForDeletion(proof: string) {
    return mapped(await this.http.send(askForDeletion, { failures, body: { proof } }), ownDataOf)
  }

  async cancelDeletion() {
    return mapped(await this.http.send(cancelDeletion, { failures: 'common' }), ownDataOf)
  }

  addressOf(copyId: string): string {
    return `${archivePath}/${encodeURIComponent(copyId)}`
  }
}

function ownDataOf({ copy, copyLimit, deletedAt, blocks }: AnswerOf<typeof getOwnData>): OwnData {
  return {
    copy:
      copy === null
        ? null
        : {
            id: copy.id,
            state: copy.state,
            askedAt: copy.askedAt,
            expiresAt: copy.expiresAt,
            size: copy.size,
            isFromHere: copy.fromHere,
          },
    copyLimit,
    deletedAt,
    blocks,
  }
}
