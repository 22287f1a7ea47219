import { inDemoCity } from './gateway-table'
import * as activities from './volunteering/activities.rows'
import * as proofsOfService from './volunteering/proofs-of-service.rows'
import * as teams from './volunteering/teams.rows'

const describeGateway = inDemoCity()

for (const rows of Object.values({ ...activities, ...proofsOfService, ...teams })) rows(describeGateway)
