import { inject } from 'inversify'
import type { Identity } from '../../../domain/people/identities/identity'
import { isoDate, parseIsoDate } from '../../../domain/frame/shared/civil-date'
import type { Volunteer } from '../../../domain/civic/volunteers/volunteer'
import {
  birthDateOf,
  checkChange,
  checkVolunteer,
  needsGuardian,
  type VolunteerChange,
  type VolunteerForm,
  type VolunteerPerson,
} from '../../../domain/civic/volunteers/volunteer-form'
import type { Form } from '../../frame/forms/form'
import { FormSteps } from '../../frame/forms/form-steps'
import { PlainForms } from '../../frame/forms/plain-forms'
import { SiteCalendar } from '../../frame/site/site-calendar'
import { TeamChoice } from '../teams/team-choice'
import { TeamsGateway } from '../teams/teams-gateway'
import { VolunteerStore } from './volunteer.store'
import { VolunteersGateway } from './volunteers-gateway'

const emptyChange: VolunteerChange = {
  name: '',
  sex: null,
  birthDate: '',
  nation: '',
  politics: '',
  education: '',
  streetId: '',
  skills: [],
  times: [],
  guardianName: '',
  guardianPhone: '',
}
const emptyForm: VolunteerForm = { ...emptyChange, teams: [], agreed: false }

export interface Registration {
  readonly form: Form<VolunteerForm, VolunteerForm, Volunteer>
  readonly steps: FormSteps<VolunteerForm, VolunteerForm, Volunteer>
  /** The verified identity; null where the site checks no names. */
  readonly identity: Identity | null
  readonly teams: TeamChoice
}

export interface ChangedRegistration {
  readonly form: Form<VolunteerChange, VolunteerChange, Volunteer>
  readonly identity: Identity | null
}

/**
 * Creates the forms by which a member registers as a volunteer, in steps, and later changes the registration. Their
 * drafts survive a crash.
 */
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

  /** Whether somebody with these answers needs a guardian to register. */
  needsGuardian(values: Pick<VolunteerPerson, 'birthDate'>, identity: Identity | null): boolean {
    const today = this.calendar.today()
    const birthDate = birthDateOf(values, this.knownBirthDate(identity), today)
    return birthDate.ok && needsGuardian(birthDate.value, today)
  }

  async loadRegistration(identity: Identity | null): Promise<Registration> {
    const earlierApplication = this.store.volunteer?.application ?? null
    const form: Registration['form'] = this.forms.make({
      name: 'volunteer',
      values: { ...emptyForm, ...earlierApplication },
      needs: 'phone',
      check: (values) =>
        checkVolunteer(values, { today: this.calendar.today(), knownBirthDate: this.knownBirthDate(identity) }),
      send: (values, key) => this.gateway.register(values, key),
      onSent: (volunteer) => this.store.set(volunteer),
    })
    const steps = new FormSteps(form, [
      { name: 'person', fields: ['name', 'sex', 'birthDate', 'nation', 'politics', 'guardianName', 'guardianPhone'] },
      { name: 'background', fields: ['education', 'streetId'] },
      { name: 'service', fields: ['skills', 'times', 'teams'] },
      { name: 'consent', fields: ['agreed'] },
    ])
    await form.open()
    return { form, steps, identity, teams: new TeamChoice(this.teams) }
  }

  /**
   * Creates the form by which a volunteer changes what they registered. It shows a change that waits for the office,
   * where there is one.
   */
  async beginChange(identity: Identity | null, onSent: (volunteer: Volunteer) => void): Promise<ChangedRegistration> {
    const { application, proposed } = this.store.volunteer ?? { application: null, proposed: null }
    const form: ChangedRegistration['form'] = this.forms.make({
      name: 'volunteer-change',
      values: emptyChange,
      needs: 'phone',
      check: (values) =>
        checkChange(values, { today: this.calendar.today(), knownBirthDate: this.knownBirthDate(identity) }),
      send: (values) => this.gateway.change(values),
      onSent: (volunteer) => {
        this.store.set(volunteer)
        onSent(volunteer)
      },
    })
    await form.start(changeOf({ ...emptyChange, ...application, ...proposed }))
    return { form, identity }
  }

  private knownBirthDate(identity: Identity | null) {
    return identity === null ? null : parseIsoDate(identity.birthDate)
  }
}

/** The values of a change, without the fields that only the first registration has. */
function changeOf(values: VolunteerChange): VolunteerChange {
  const { name, sex, birthDate, guardianName, guardianPhone, nation, politics, education, streetId, skills, times } =
    values
  return { name, sex, birthDate, guardianName, guardianPhone, nation, politics, education, streetId, skills, times }
}
