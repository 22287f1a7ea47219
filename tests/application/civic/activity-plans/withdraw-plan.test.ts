import { expect, it } from 'vitest'
import { ActivityPlansGateway } from '../../../../src/application/civic/activity-plans/activity-plans-gateway'
import { WithdrawPlan } from '../../../../src/application/civic/activity-plans/withdraw-plan'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { openTab } from '../../../support/member-host'
import { MemoryPlans } from '../../../ui/civic/activity-plans/memory-plans'

it.each([
  [null, ['activity-plan-withdrawn'], 1],
  [failureOf('state-refuses', { status: 409, state: 'announced' }), ['case-moved-on'], 1],
  [failureOf('invalid', { status: 400, message: 'Not now' }), ['Not now'], 0],
] as const)('a plan is withdrawn, or the list shows how it stands: %j', async (problem, told, refreshes) => {
  const tab = openTab()
  const gateway = new MemoryPlans()
  if (problem !== null) gateway.failing = { withdraw: problem }
  tab.container.bind(ActivityPlansGateway).toConstantValue(gateway)
  let refreshed = 0
  await tab.container.get(WithdrawPlan).execute('1', { refresh: async () => (refreshed += 1) })
  expect([gateway.calls, tab.told(), refreshed]).toEqual([['withdraw 1'], told, refreshes])
})
