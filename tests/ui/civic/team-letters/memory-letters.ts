import type { TeamLettersGateway } from '../../../../src/application/civic/team-letters/team-letters-gateway'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { LetterSetting, LetterSettings, TeamLetter } from '../../../../src/domain/civic/team-letters/team-letter'
import { start } from '../../../support/hand-clock'

export const letter = (id: string, more: Partial<TeamLetter> = {}): TeamLetter => ({
  id,
  from: { id: 'u9', nickname: 'Wren', avatar: null },
  text: `Letter ${id}`,
  sentAt: start,
  isMine: false,
  receivers: null,
  ...more,
})

/** The letters of one team; it records its calls, and fails on demand. */
export class MemoryLetters implements TeamLettersGateway {
  letters: readonly TeamLetter[] = [letter('1')]
  now: LetterSettings = {
    teamName: 'Night Walk',
    isLeader: false,
    mayWrite: false,
    getsLetters: true,
    membersWrite: false,
    limit: null,
  }
  receivers = 23
  isOthers = false
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}

  list = async (id: string) => this.answer(`list ${id}`, { items: this.letters, nextCursor: null })
  settings = async (id: string) =>
    this.isOthers ? failure(failureOf('not-yours', { status: 403 })) : this.answer(`settings ${id}`, this.now)
  changeSetting = async (id: string, setting: LetterSetting, isOn: boolean) => {
    const changed = setting === 'gets-letters' ? { getsLetters: isOn } : { membersWrite: isOn }
    const answer = this.answer(`change ${id} ${setting} ${isOn}`, { ...this.now, ...changed })
    if (answer.ok) this.now = answer.value
    return answer
  }
  write = async (id: string, text: string) => {
    const answer = this.answer(`write ${id} ${text}`, this.receivers)
    if (answer.ok) this.letters = [letter('new', { text, isMine: true, receivers: this.receivers }), ...this.letters]
    return answer
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}
