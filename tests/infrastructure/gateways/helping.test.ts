import { inDemoCity } from './gateway-table'
import * as wishes from './helping/wishes.rows'
import * as helpedPersons from './helping/helped-persons.rows'
import * as orders from './helping/orders.rows'
import * as threads from './helping/threads.rows'

const describeGateway = inDemoCity()

for (const subject of [wishes, helpedPersons, orders, threads])
  for (const rows of Object.values(subject)) rows(describeGateway)
