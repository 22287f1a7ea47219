import { inject } from 'inversify'
import type { Identity } from '../../domain/identities/identity'
import { isoDate, parseIsoDate } from '../../domain/shared/civil-date'
import type { Volunteer } from '../../domain/volunteers/volunteer'
import { birthDateOf, checkVolunteer, needsGuardian, type VolunteerForm } from '../../domain/volunteers/volunteer-form'
import type { Form } from '../forms/form'
import { FormSteps } from '../forms/form-steps'
import { PlainForms } from '../forms/plain-forms'
import { SiteCalendar } from '../site/site-calendar'
import { TeamChoice } from '../teams/team-choice'
import { TeamsGateway } from '../teams/teams-gateway'
import { VolunteerStore } from './volunteer.store'
import { VolunteersGateway } from './volunteers-gateway'

const nothing: VolunteerForm = {
  birthDate: '',
  nation: '',
  politics: '',
  education: '',
  streetId: '',
  skills: [],
  times: [],
  team: null,
  guardianName: '',
  guardianPhone: '',
  agreed: false,
}

export interface Registration {
  readonly form: Form<VolunteerForm, VolunteerForm, Volunteer>
  readonly steps: FormSteps<VolunteerForm, VolunteerForm, Volunteer>
  /** Null where the site checks no names. */
  readonly identity: Identity | null
  readonly teams: TeamChoice
}

/** The form by which a member becomes a volunteer, in steps; a draft of it outlives a crash. */
export class RegisterAsVolunteer {
  constructor(
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(VolunteersGateway) private readonly gateway: VolunteersGateway,
    @inject(VolunteerStore) private readonly store: VolunteerStore,
    @inject(SiteCalendar) private readonly calendar: SiteCalendar,
    @inject(TeamsGateway) private readonly teams: TeamsGateway,
  ) {}

  get today(): string {
    return isoDate(this.calendar.today())
  }

  /** Whether somebody with these answers registers with a guardian. */
  needsGuardian(values: VolunteerForm, identity: Identity | null): boolean {
    const today = this.calendar.today()
    const birthDate = birthDateOf(values, this.known(identity), today)
    return birthDate.ok && needsGuardian(birthDate.value, today)
  }

  async begin(identity: Identity | null): Promise<Registration> {
    const earlier = this.store.volunteer?.application ?? null
    const form: Registration['form'] = this.forms.make({
      name: 'volunteer',
      values: { ...nothing, ...earlier },
      needs: 'phone',
      check: (values) => checkVolunteer(values, { today: this.calendar.today(), known: this.known(identity) }),
      send: (values, key) => this.gateway.register(values, key),
      onSent: (volunteer) => this.store.take(volunteer),
    })
    const steps = new FormSteps(form, [
      { name: 'person', fields: ['birthDate', 'nation', 'politics', 'guardianName', 'guardianPhone'] },
      { name: 'background', fields: ['education', 'streetId'] },
      { name: 'service', fields: ['skills', 'times', 'team'] },
      { name: 'consent', fields: ['agreed'] },
    ])
    await form.open()
    return { form, steps, identity, teams: new TeamChoice(this.teams) }
  }

  private known(identity: Identity | null) {
    return identity === null ? null : parseIsoDate(identity.birthDate)
  }
}
