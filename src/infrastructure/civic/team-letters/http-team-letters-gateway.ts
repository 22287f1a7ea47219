import { inject } from 'inversify'
import {
  changeLetterSetting,
  getLetterSettings,
  listTeamLetters,
  writeTeamLetter,
  type LetterSettingsDto,
  type TeamLetterDto,
} from '../../../../contract/team-letters'
import type { TeamLettersGateway } from '../../../application/civic/team-letters/team-letters-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { LetterSetting, LetterSettings, TeamLetter } from '../../../domain/civic/team-letters/team-letter'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { personOf } from '../../frame/cases/case-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { limitOf } from '../../frame/http/limit-of'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Camelised } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpTeamLettersGateway implements TeamLettersGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list(teamId: string, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listTeamLetters, { failures, query: { ...request, teamId }, signal })
    return mapped(answer, pageOf(letterOf))
  }

  async settings(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getLetterSettings, { failures, path: { id }, signal })
    return mapped(answer, ({ settings }) => settingsOf(settings))
  }

  async changeSetting(id: string, setting: LetterSetting, isOn: boolean) {
    const answer = await this.http.send(changeLetterSetting, { failures, path: { id }, body: { setting, on: isOn } })
    return mapped(answer, ({ settings }) => settingsOf(settings))
  }

  async write(teamId: string, text: string, idempotencyKey: string) {
    const answer = await this.http.send(writeTeamLetter, { failures, body: { teamId, text }, idempotencyKey })
    return mapped(answer, ({ receivers }) => receivers)
  }
}

function letterOf({ id, from, text, sentAt, mine, receivers }: Camelised<TeamLetterDto>): TeamLetter {
  return { id, from: personOf(from), text, sentAt: instantOf(sentAt) ?? 0, isMine: mine, receivers }
}

function settingsOf(settings: Camelised<LetterSettingsDto>): LetterSettings {
  const { teamName, leads, mayWrite, getsLetters, membersWrite, limit } = settings
  return { teamName, isLeader: leads, mayWrite, getsLetters, membersWrite, limit: limitOf(limit) }
}
