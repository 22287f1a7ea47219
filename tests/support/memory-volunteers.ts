import type { IdentitiesGateway } from '../../src/application/people/identities/identities-gateway'
import type { VolunteersGateway } from '../../src/application/civic/volunteers/volunteers-gateway'
import { failureOf, type Failure, type Outcome } from '../../src/application/frame/shared/failure'
import type { Identity, RealName, RealNameStanding } from '../../src/domain/people/identities/identity'
import type { ReachedLimit } from '../../src/domain/frame/shared/reached-limit'
import type { RealNameForm } from '../../src/domain/people/identities/real-name-form'
import { failure, success } from '../../src/domain/frame/shared/result'
import type { LeavingConsequences } from '../../src/domain/civic/volunteers/leaving'
import type { Volunteer } from '../../src/domain/civic/volunteers/volunteer'
import type { VolunteerChange, VolunteerForm } from '../../src/domain/civic/volunteers/volunteer-form'
import { start } from './hand-clock'

export const adult: Identity = {
  name: '何**',
  cardNumber: '9****************8',
  sex: 2,
  birthDate: '1995-06-20',
  checkedAt: start,
}
export const minor: Identity = { ...adult, birthDate: '2015-01-01' }
export const pending: Volunteer = {
  id: 'u1',
  state: 'pending',
  registeredAt: start,
  acts: ['leave'],
  reason: '',
  steps: [{ id: '1', act: 'submit', state: 'pending', at: start, actor: null, text: '', pictures: [] }],
  application: {
    nation: 'han',
    politics: 'none',
    education: 'college',
    streetId: 's1',
    skills: ['company'],
    times: ['weekend'],
    name: '',
    sex: null,
    birthDate: '1995-06-20',
    guardianName: '',
    guardianPhone: '',
    teams: [],
  },
  proposed: null,
}
export const refused: Volunteer = { ...pending, state: 'refused', acts: ['register'], reason: 'Nobody answered' }

export const verified = (identity: Identity): RealName => ({ state: 'verified', identity })
export const atOffice = {
  state: 'pending',
  isAtOffice: true,
  name: adult.name,
  cardNumber: adult.cardNumber,
  sentAt: start,
} as const satisfies RealName

export class MemoryIdentities implements IdentitiesGateway {
  readonly checked: { readonly form: RealNameForm; readonly face: string | null }[] = []
  failing: Failure | null = null
  /** The result of the next check. */
  answer: RealName = verified(adult)
  constructor(public now: RealName = { state: 'none' }) {}
  limit: ReachedLimit | null = null
  realName = async () => success(this.now)
  standing = async () => success({ realName: this.now, limit: this.limit })
  check = async (form: RealNameForm, face: string | null): Promise<Outcome<RealNameStanding>> => {
    if (this.failing !== null) return failure(this.failing)
    this.checked.push({ form, face })
    this.now = this.answer
    return this.standing()
  }
}

const option = (id: string) => ({ id, name: id })

export class MemoryVolunteers implements VolunteersGateway {
  readonly sent: VolunteerForm[] = []
  givenBack: LeavingConsequences = {
    ledTeams: [],
    checkedIn: [],
    teams: 0,
    requests: 0,
    activities: 0,
    wishes: 0,
    orders: 0,
    minutes: 0,
  }
  constructor(public now: Volunteer | null) {}
  volunteer = async () => success(this.now)
  options = async () =>
    success({
      nations: [option('han')],
      politics: [option('none')],
      educations: [option('college')],
      times: [option('weekend')],
      skills: ['company', 'tutoring', 'health', 'law', 'repairs', 'sport'].map(option),
      streets: [option('s1')],
    })
  register = async (form: VolunteerForm) => {
    this.sent.push(form)
    return success(pending)
  }
  readonly changes: VolunteerChange[] = []
  change = async (change: VolunteerChange): Promise<Outcome<Volunteer>> => {
    this.changes.push(change)
    return this.now === null ? failure(failureOf('gone')) : success({ ...this.now, proposed: change })
  }
  leaving = async () => success(this.givenBack)
  leave = async (): Promise<Outcome<Volunteer>> =>
    this.now === null ? failure(failureOf('gone')) : success({ ...this.now, state: 'left', acts: ['register'] })
}
