import { inDemoCity } from './gateway-table'
import * as activities from './volunteering/activities.rows'
import * as attendance from './volunteering/attendance.rows'
import * as proofsOfService from './volunteering/proofs-of-service.rows'
import * as volunteers from './volunteering/volunteers.rows'
import * as teams from './volunteering/teams.rows'
import * as activityPlans from './volunteering/activity-plans.rows'

const describeGateway = inDemoCity()

for (const subject of [activities, attendance, proofsOfService, volunteers, teams, activityPlans])
  for (const rows of Object.values(subject)) rows(describeGateway)
