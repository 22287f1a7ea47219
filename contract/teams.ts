import * as z from 'zod/mini'
import { leaderActs, ownMembershipActs } from '../src/domain/civic/teams/membership-lifecycle'
import { teamStandings } from '../src/domain/civic/teams/team'
import { personSchema } from './cases'
import { endpoint } from './endpoint'
import { errorCodes } from './envelope'
import { count, flag, id, idPath, instant, mediaUrl, pageOf, pageQueryShape } from './fields'

export const teamCardSchema = z.object({
  id,
  name: z.string(),
  /** The beginning of its introduction. */
  summary: z.string(),
  logo: mediaUrl,
  organisation: z.nullable(z.object({ id, name: z.string() })),
  members: count,
  /** It takes nobody at present. */
  is_full: flag,
  /** The service of its members for it. */
  minutes: count,
  /** What the asker is to the team; `none` for a guest. */
  standing: z.enum(teamStandings),
  /** What the asker may do now; a guest is shown what a volunteer may. */
  acts: z.array(z.enum(ownMembershipActs)),
  /** The asker is logged in, and would have to become a volunteer first. */
  not_a_volunteer: flag,
})
export type TeamCardDto = z.infer<typeof teamCardSchema>

const memberSchema = z.object({
  ...personSchema.shape,
  /** Since when they are a member, or wait. */
  since: instant,
  /** All of their service, for whatever team. */
  minutes: count,
  leads: flag,
})
export type TeamMemberDto = z.infer<typeof memberSchema>

export const teamSchema = z.object({
  ...teamCardSchema.shape,
  intro: z.string(),
  created_at: instant,
  leader: z.nullable(personSchema),
  /** Of the present month in the site's calendar. */
  month_minutes: count,
  /** The number of times of service. */
  times: count,
  /** The first few; all of them by `listTeamMembers`. */
  some_members: z.array(memberSchema),
  /** How many wait for the leader's answer; 0 for everyone else. */
  waiting: count,
  /** Why the asker was refused or removed; '' without a reason. */
  reason: z.string(),
})
export type TeamDto = z.infer<typeof teamSchema>

export const listTeams = endpoint({
  id: 'C076',
  name: 'listTeams',
  method: 'GET',
  url: '/v1/consumer/cpcteams/teamlist',
  summary: 'Teams of volunteers, the largest first; or those of the asker',
  query: z.object({
    ...pageQueryShape,
    /** Those that the asker leads, belongs to, or asked to join, the latest first; none for a guest. */
    mine: z.optional(z.literal('1')),
    search: z.optional(z.string().check(z.maxLength(50))),
    /** Of an organisation, or those that serve at a station. */
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
  summary: 'Joins or leaves a team; its leader approves, refuses, removes, and hands it over',
  access: 'session',
  body: z.object({
    team_id: id,
    act: z.enum([...ownMembershipActs, ...leaderActs]),
    /** On whom the leader acts; null for an act of one's own. */
    user_id: z.nullable(id),
    /** Why the leader refuses or removes; '' for other acts. `handOver` makes a member the leader. */
    text: z.string().check(z.maxLength(2000)),
  }),
  answer: z.object({ team: teamSchema }),
  errors: [errorCodes.sessionExpired, errorCodes.gone, errorCodes.notYours, errorCodes.stateRefuses],
  idempotent: true,
})
