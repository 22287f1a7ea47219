import { inDemoCity } from './gateway-table'
import * as reading from './media/reading.rows'
import * as listening from './media/listening.rows'
import * as watching from './media/watching.rows'

const describeGateway = inDemoCity()

for (const subject of [reading, listening, watching]) for (const rows of Object.values(subject)) rows(describeGateway)
