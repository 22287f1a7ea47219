import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { TeamFoundingsGateway } from '../../../../src/application/civic/team-foundings/team-foundings-gateway'
import type { Founding, FoundingStanding, LedTeam } from '../../../../src/domain/civic/team-foundings/founding'
import type { FoundingForm, TeamForm } from '../../../../src/domain/civic/team-foundings/team-form'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'

export const founding = (more: Partial<Founding> = {}): Founding => ({
  id: 'f1',
  state: 'submitted',
  name: 'River Swifts',
  intro: 'We count the swifts.',
  street: 'Lantern Street',
  why: 'Nobody counts them.',
  picture: '',
  askedAt: start,
  reason: '',
  teamId: null,
  ...more,
})

export const ledTeam = (more: Partial<LedTeam> = {}): LedTeam => ({
  id: 't1',
  name: 'Herons',
  intro: 'We watch the herons.',
  street: 'Lantern Street',
  picture: '',
  newName: null,
  needsApproval: true,
  limit: null,
  ...more,
})

/** A platform where a member may found a team, and leads one; it records its calls, and fails on demand. */
export class MemoryFoundings implements TeamFoundingsGateway {
  now: FoundingStanding = { founding: null, isVolunteer: true, leadsEnough: false, limit: null }
  led: LedTeam = ledTeam()
  readonly calls: string[] = []
  failing: Readonly<Record<string, Failure>> = {}

  standing = async () => this.answer('standing', this.now)
  found = async ({ name, intro, street, why }: FoundingForm) => {
    this.now = { ...this.now, founding: founding({ name, intro, street, why }) }
    return this.answer(`found ${name}`, this.now)
  }
  withdraw = async (id: string) => {
    this.now = { ...this.now, founding: null }
    return this.answer(`withdraw ${id}`, this.now)
  }
  team = async (id: string) =>
    id === this.led.id ? this.answer(`team ${id}`, this.led) : failure(failureOf('not-yours', { status: 403 }))
  change = async (id: string, { name, intro, street }: TeamForm) => {
    const newName = name === this.led.name ? null : name
    this.led = { ...this.led, intro, street, newName }
    return this.answer(`change ${id}`, this.led)
  }
  close = async (id: string, reason: string) => this.answer(`close ${id}: ${reason}`, true as const)

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const problem = this.failing[call.split(' ')[0] ?? '']
    return problem === undefined ? success(value) : failure(problem)
  }
}
