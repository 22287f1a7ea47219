import { inject } from 'inversify'
import { findClashes, type clashSchema } from '../../../../contract/clashes'
import type { ClashesGateway } from '../../../application/civic/clashes/clashes-gateway'
import type { Clash, ClashTarget } from '../../../domain/civic/clashes/clash'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import type { Decoded } from '../../frame/http/wire-case'

export class HttpClashesGateway implements ClashesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async find({ kind, id, shiftId }: ClashTarget) {
    const query = { kind, id, ...(shiftId === undefined ? {} : { shiftId }) }
    const answer = await this.http.send(findClashes, { failures: 'background', query })
    return mapped(answer, ({ clashes, count }) => ({ clashes: clashes.map(clashOf), count }))
  }
}

function clashOf({ kind, title, day, reason, way, startsAt, endsAt, lessonAt }: Decoded<typeof clashSchema>): Clash {
  return {
    ...{ kind, title, day, reason, way },
    times: startsAt === null || endsAt === null ? null : { from: startsAt, until: endsAt },
    lessonAt,
  }
}
