import type { LetterSetting, LetterSettings, TeamLetter } from '../../../domain/civic/team-letters/team-letter'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** What is written to all members of a team; for its members alone. */
export interface TeamLettersGateway {
  list(teamId: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<TeamLetter>>>
  settings(teamId: string, signal?: CancelSignal): Promise<Outcome<LetterSettings>>
  changeSetting(teamId: string, setting: LetterSetting, isOn: boolean): Promise<Outcome<LetterSettings>>
  /** Answers with the number of members who get the letter. */
  write(teamId: string, text: string, key: string): Promise<Outcome<number>>
}
export const TeamLettersGateway = port<TeamLettersGateway>('TeamLettersGateway')
