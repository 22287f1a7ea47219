import { inject } from 'inversify'
import { findClashes, type ClashDto } from '../../../../contract/clashes'
import type { ClashesGateway } from '../../../application/civic/clashes/clashes-gateway'
import type { Clash, ClashTarget } from '../../../domain/civic/clashes/clash'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import type { Camelised } from '../../frame/http/wire-case'

export class HttpClashesGateway implements ClashesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async find({ kind, id, shiftId }: ClashTarget) {
    const query = { kind, id, ...(shiftId === undefined ? {} : { shiftId }) }
    const answer = await this.http.send(findClashes, { failures: 'background', query })
    return mapped(answer, ({ clashes, count }) => ({ clashes: clashes.map(clashOf), count }))
  }
}

function clashOf({ kind, title, day, reason, way, startsAt, endsAt, lessonAt }: Camelised<ClashDto>): Clash {
  return {
    ...{ kind, title, day, reason, way },
    times:
      startsAt === null || endsAt === null ? null : { from: instantOf(startsAt) ?? 0, until: instantOf(endsAt) ?? 0 },
    lessonAt: lessonAt === null ? null : instantOf(lessonAt),
  }
}
