import { inDemoCity } from './gateway-table'
import * as wishes from './helping/wishes.rows'
import * as orders from './helping/orders.rows'

const describeGateway = inDemoCity()

for (const rows of Object.values({ ...wishes, ...orders })) rows(describeGateway)
