import { inDemoCity } from './gateway-table'
import * as people from './frame-and-people/people.rows'
import * as participation from './frame-and-people/participation.rows'
import * as frame from './frame-and-people/frame.rows'
import * as messages from './frame-and-people/messages.rows'

const describeGateway = inDemoCity()

for (const subject of [people, participation, frame, messages])
  for (const rows of Object.values(subject)) rows(describeGateway)
