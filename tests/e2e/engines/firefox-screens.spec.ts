import { test } from '../support/engines/engines'
import { lookAt } from '../support/engines/look-at-screens'
import { groupsOf } from '../support/screens'

for (const { visitor, shown } of groupsOf(12))
  test(`Firefox shows a ${visitor} what is at ${shown[0]} to ${shown.at(-1)}`, async ({ firefox, city }) =>
    lookAt(firefox, { visitor, shown, city }))
