import * as z from 'zod/mini'
import { leaderActs, ownMembershipActs, successorActs } from '../src/domain/civic/teams/membership-lifecycle'
import { teamStandings } from '../src/domain/civic/teams/team'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { actErrors } from './expected-errors'
import {
  count,
  flag,
  id,
  idPath,
  mediaUrl,
  moment,
  listSearchInQuery,
  pageOf,
  pageQueryShape,
  writtenText,
} from './fields'

export const teamCardSchema = z.object({
  id,
  name: z.string(),
  /** The beginning of the team's introduction. */
  summary: z.string(),
  logo: mediaUrl,
  organisation: z.nullable(z.object({ id, name: z.string() })),
  members: count,
  /** Whether the team takes no new members at present. */
  is_full: flag,
  /** Minutes that the members served for the team. */
  minutes: count,
  /** The caller's relation to the team; `none` for a guest. */
  standing: z.enum(teamStandings),
  /** What the caller may do now; a guest is shown what a volunteer may. */
  acts: z.array(z.enum(ownMembershipActs)),
  /** Whether the caller is logged in, but has to become a volunteer before they can join. */
  not_a_volunteer: flag,
})
export type TeamCardDto = z.input<typeof teamCardSchema>

const memberSchema = z.object({
  ...personSchema.shape,
  /** When the person became a member; for a person who waits, when they asked to join. */
  since: moment,
  /** Minutes of service for any team, not only for this one. */
  minutes: count,
  leads: flag,
})
export type TeamMemberDto = z.input<typeof memberSchema>

export const teamSchema = z.object({
  ...teamCardSchema.shape,
  intro: z.string(),
  /** The street or neighbourhood where it meets; '' when it says none. */
  street: z.string(),
  created_at: moment,
  /** When its leader closed it; null while it exists. */
  closed_at: z.nullable(moment),
  leader: z.nullable(personSchema),
  /** Minutes of service in the current month of the site's calendar. */
  month_minutes: count,
  /** How many times its members served. */
  times: count,
  /** The first few members; `listTeamMembers` has all of them. */
  some_members: z.array(memberSchema),
  /** How many requests wait for the leader's answer; 0 for everyone but the leader. */
  waiting: count,
  /** Why the caller was refused or removed; '' without a reason. */
  reason: z.string(),
  /**
   * The offer to lead the team that can be accepted now: for its leader, and for the member whom it is made to; null for
   * everyone else.
   */
  offer: z.nullable(z.object({ to: personSchema, ends_at: moment })),
})
export type TeamDto = z.input<typeof teamSchema>

export const listTeams = endpoint({
  id: 'C076',
  name: 'listTeams',
  method: 'GET',
  url: '/v1/consumer/cpcteams/teamlist',
  summary: 'Teams of volunteers, the largest first; or those of the asker',
  query: z.object({
    ...pageQueryShape,
    /** `1` lists the teams that the caller leads, belongs to or asked to join, latest first; none for a guest. */
    mine: z.optional(z.literal('1')),
    search: listSearchInQuery,
    /** Filters by the organisation of the teams, or by the station at which they serve. */
    organisation_id: z.optional(id),
  }),
  answer: pageOf(teamCardSchema),
})
export const getTeam = endpoint({
  id: null,
  name: 'getTeam',
  method: 'GET',
  url: '/v1/consumer/cpcteams/team/:id',
  summary: 'One team',
  path: idPath,
  answer: z.object({ team: teamSchema }),
  errors: [errorCodes.gone],
})
export const listTeamMembers = endpoint({
  id: null,
  name: 'listTeamMembers',
  method: 'GET',
  url: '/v1/consumer/cpcteams/members',
  summary: 'The members of a team; for its leader also those who wait',
  query: z.object({ ...pageQueryShape, team_id: id, state: z._default(z.enum(['member', 'pending']), 'member') }),
  answer: pageOf(memberSchema),
  errors: [errorCodes.gone, errorCodes.notYours, errorCodes.sessionExpired],
})
export const actOnMembership = endpoint({
  id: 'C077',
  name: 'actOnMembership',
  method: 'POST',
  url: '/v1/consumer/cpcteams/user',
  summary:
    'Joins or leaves a team; its leader approves, refuses, removes, and offers a member to lead it, who accepts or declines',
  access: 'session',
  body: z.object({
    team_id: id,
    act: z.enum([...ownMembershipActs, ...successorActs, ...leaderActs]),
    /** The member on whom the leader acts; null when the caller acts for themselves. */
    user_id: z.nullable(id),
    /** Why the leader refuses or removes somebody; '' for other acts. */
    text: writtenText(2000),
  }),
  answer: z.object({ team: teamSchema }),
  errors: actErrors,
  idempotent: true,
})
