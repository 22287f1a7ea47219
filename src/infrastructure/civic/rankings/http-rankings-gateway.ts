import { inject } from 'inversify'
import { listConfigurations, practiceSchema } from '../../../../contract/site'
import { getMyRank, listRanking } from '../../../../contract/rankings'
import { listVolunteers } from '../../../../contract/volunteer-pages'
import type { RankingChoice, RankingsGateway } from '../../../application/civic/rankings/rankings-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { plainPracticeConfig, type PracticeConfig } from '../../../domain/civic/rankings/practice-config'
import { rankingMeasures, rankingPeriods, type RankedKind } from '../../../domain/civic/rankings/ranking'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { snakeCased } from '../../frame/http/wire-case'

const failures = 'in-place'
const queryOf = ({ period, by }: RankingChoice) => ({
  period: rankingPeriods.find((candidate) => candidate === period) ?? 'month',
  by: rankingMeasures.find((candidate) => candidate === by) ?? 'minutes',
})

export class HttpRankingsGateway implements RankingsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async practiceConfig(signal?: CancelSignal) {
    const query = { pageSize: 1000, source: 'h5', sysType: '2' } as const
    const answer = await this.http.send(listConfigurations, { failures: 'practice-config', query, signal })
    return mapped(answer, ({ items }): PracticeConfig => {
      const set = items.find(({ code }) => code === 'practice')?.configValue
      const read = practiceSchema.safeParse(snakeCased(practiceSchema, set))
      return read.success ? { rankBy: read.data.rank_by, rankNotice: read.data.rank_notice } : plainPracticeConfig
    })
  }

  async newVolunteers(signal?: CancelSignal) {
    const answer = await this.http.send(listVolunteers, { failures: 'background', query: { pageSize: 10 }, signal })
    return mapped(answer, ({ items }) => items.map(({ id, nickname, avatar }) => ({ id, nickname, avatar })))
  }

  ranking(kind: RankedKind, choice: RankingChoice, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, kind, ...queryOf(choice) }
    return this.http.send(listRanking, { failures, query, signal })
  }

  async ownPlace(choice: RankingChoice, signal?: CancelSignal) {
    const answer = await this.http.send(getMyRank, { failures, query: queryOf(choice), signal })
    return mapped(answer, ({ mine }) =>
      mine === null ? null : { place: mine.place, minutes: mine.minutes, times: mine.times },
    )
  }
}
