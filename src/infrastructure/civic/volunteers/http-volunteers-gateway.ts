import { inject } from 'inversify'
import { listStreets } from '../../../../contract/cities'
import {
  changeVolunteer,
  getLeaving,
  getVolunteer,
  leaveVolunteers,
  listPracticeOptions,
  listServiceKinds,
  registerVolunteer,
  type volunteerSchema,
} from '../../../../contract/volunteers'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { failureOf, type Outcome } from '../../../application/frame/shared/failure'
import type { VolunteersGateway } from '../../../application/civic/volunteers/volunteers-gateway'
import { failure, success } from '../../../domain/frame/shared/result'
import type { Volunteer, VolunteerApplication, VolunteerOptions } from '../../../domain/civic/volunteers/volunteer'
import type { VolunteerChange, VolunteerForm, VolunteerPerson } from '../../../domain/civic/volunteers/volunteer-form'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import type { Decoded } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpVolunteersGateway implements VolunteersGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async volunteer(signal?: CancelSignal) {
    const answer = await this.http.send(getVolunteer, { failures, signal })
    return mapped(answer, ({ volunteer }) => (volunteer === null ? null : volunteerOf(volunteer)))
  }

  async options(cityId: string, signal?: CancelSignal): Promise<Outcome<VolunteerOptions>> {
    const [options, kinds, districts] = await Promise.all([
      this.http.send(listPracticeOptions, { failures, signal }),
      this.http.send(listServiceKinds, { failures, query: { status: '1' }, signal }),
      this.http.send(listStreets, { failures, query: { cityId }, signal }),
    ])
    if (!options.ok) return options
    if (!kinds.ok) return kinds
    if (!districts.ok) return districts
    const { nations, politics, educations, times } = options.value
    const streets = districts.value.items.flatMap((district) =>
      district.streets.map(({ id, name }) => ({ id, name: `${district.name} · ${name}` })),
    )
    return success({ nations, politics, educations, times, skills: kinds.value.items, streets })
  }

  async register({ teams, agreed, ...details }: VolunteerForm, idempotencyKey: string) {
    // A form without consent never passes its rules, but its type allows one.
    if (!agreed) return failure(failureOf('invalid'))
    const body = { ...detailsOf(details), teamIds: teams.map(({ id }) => id), agreed }
    const answer = await this.http.send(registerVolunteer, { failures, body, idempotencyKey })
    return mapped(answer, ({ volunteer }) => volunteerOf(volunteer))
  }

  async change(change: VolunteerChange) {
    const body = detailsOf(change)
    const answer = await this.http.send(changeVolunteer, { failures, body })
    return mapped(answer, ({ volunteer }) => volunteerOf(volunteer))
  }

  async leaving(signal?: CancelSignal) {
    const answer = await this.http.send(getLeaving, { failures, signal })
    return mapped(
      answer,
      ({ leaving: { leads, checkedIn, teams, requests, activities, orders, wishes, minutes } }) => ({
        ledTeams: leads,
        checkedIn,
        teams,
        requests,
        activities,
        orders,
        wishes,
        minutes,
      }),
    )
  }

  async leave(id: string) {
    const answer = await this.http.send(leaveVolunteers, { failures, path: { id } })
    return mapped(answer, ({ volunteer }) => volunteerOf(volunteer))
  }
}

function detailsOf({ skills, times, ...details }: VolunteerChange) {
  const { nation, politics, education, streetId } = details
  return { nation, politics, education, streetId, skills: [...skills], times: [...times], ...personOf(details) }
}

function volunteerOf(volunteer: Decoded<typeof volunteerSchema>): Volunteer {
  const { id, state, registeredAt, acts, reason, steps, application, proposed } = volunteer
  return {
    id,
    state,
    acts,
    reason,
    registeredAt,
    steps,
    application: application === null ? null : applicationOf(application),
    proposed: proposed === null ? null : personOf(proposed),
  }
}

type ApplicationDto = NonNullable<Decoded<typeof volunteerSchema>['application']>

function applicationOf(application: ApplicationDto): VolunteerApplication {
  const { nation, politics, education, streetId, skills, times, teams } = application
  return { nation, politics, education, streetId, skills, times, teams, ...personOf(application) }
}

function personOf({ name, sex, birthDate, guardianName, guardianPhone }: VolunteerPerson): VolunteerPerson {
  return { name, sex, birthDate, guardianName, guardianPhone }
}
