import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { TeamLettersGateway } from '../../../application/civic/team-letters/team-letters-gateway'
import { WriteToTeam, type TeamLetterForm } from '../../../application/civic/team-letters/write-to-team'
import { CaseAct } from '../../../application/frame/cases/case-act'
import { forMembers } from '../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../application/frame/session/session.store'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { LetterSetting, LetterSettings, TeamLetter } from '../../../domain/civic/team-letters/team-letter'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'

/** What was written to the members of a team, and the form to write to them. */
export class TeamLettersViewModel implements ScreenViewModel {
  teamId = ''
  readonly settings: Loadable<LetterSettings>
  readonly letters: PagedList<TeamLetter>
  /** The letter that is being written. */
  written: TeamLetterForm | null = null
  /** The setting that is being changed. */
  changing: LetterSetting | null = null
  readonly resources: Resources

  constructor(
    @inject(TeamLettersGateway) private readonly gateway: TeamLettersGateway,
    @inject(WriteToTeam) private readonly writeToTeam: WriteToTeam,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.settings = new Loadable((signal) => gateway.settings(this.teamId, signal))
    this.letters = new PagedList(
      (cursor, signal) => gateway.list(this.teamId, cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    this.resources = {
      settings: resetResource(forMembers(session, this.settings)),
      letters: forMembers(session, resetResource(this.letters)),
    }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Whether the visitor does not belong to the team, and has nothing to see here. */
  get isOthers(): boolean {
    return this.settings.state === 'failed' && this.settings.failure?.code === 'not-yours'
  }

  applyLocation({ params }: ScreenLocation): void {
    this.teamId = params['id'] ?? ''
  }

  write(): void {
    this.written = this.writeToTeam.form(this.teamId, () => {
      this.close()
      // The letter may have been the last one that the limit allows.
      void this.refresh()
    })
    void this.written.open()
  }

  close(): void {
    this.written = null
  }

  async change(setting: LetterSetting, isOn: boolean): Promise<void> {
    if (this.changing !== null) return
    this.changing = setting
    const refresh = () => this.settings.load()
    const outcome = await this.caseAct.after(await this.gateway.changeSetting(this.teamId, setting, isOn), { refresh })
    if (!outcome.ok) this.caseAct.tellFailure(outcome.reason)
    runInAction(() => {
      this.changing = null
      if (outcome.ok) this.settings.set(outcome.value)
    })
  }

  async refresh(): Promise<void> {
    await Promise.all([this.settings.load(), this.letters.start()])
  }
}
