import { inject } from 'inversify'
import {
  changeLetterSetting,
  getLetterSettings,
  listTeamLetters,
  writeTeamLetter,
  type settingsSchema,
  type letterSchema,
} from '../../../../contract/team-letters'
import type { TeamLettersGateway } from '../../../application/civic/team-letters/team-letters-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { LetterSetting, LetterSettings, TeamLetter } from '../../../domain/civic/team-letters/team-letter'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Decoded } from '../../frame/http/wire-case'

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
    return partOf(answer, 'receivers')
  }
}

function letterOf({ id, from, text, sentAt, mine, receivers }: Decoded<typeof letterSchema>): TeamLetter {
  return { id, from, text, sentAt, isMine: mine, receivers }
}

function settingsOf(settings: Decoded<typeof settingsSchema>): LetterSettings {
  const { teamName, leads, mayWrite, getsLetters, membersWrite, limit } = settings
  return { teamName, isLeader: leads, mayWrite, getsLetters, membersWrite, limit }
}
