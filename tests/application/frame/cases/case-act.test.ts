import { expect, it } from 'vitest'
import { CaseAct } from '../../../../src/application/frame/cases/case-act'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'

function made() {
  const tab = openTab()
  const seen: string[] = []
  return { tab, seen, act: tab.container.get(CaseAct), refresh: async () => void seen.push('refreshed') }
}

it('that is done refreshes nothing', async () => {
  const { act, refresh, seen, tab } = made()
  expect(await act.after(success('claimed'), { refresh })).toEqual(success('claimed'))
  expect([seen, tab.told()]).toEqual([[], []])
})

it.each([
  ['somebody-first', 'somebody-first'],
  ['state-refuses', 'case-moved-on'],
] as const)('that came too late (%s) says so and shows the case as it is now', async (code, told) => {
  const { act, refresh, seen, tab } = made()
  await act.after(failure(failureOf(code, { status: 409 })), { refresh })
  expect([seen, tab.told()]).toEqual([['refreshed'], [told]])
})

it('that failed for another reason leaves the telling to who asked', async () => {
  const { act, refresh, seen, tab } = made()
  await act.after(failure(failureOf('offline')), { refresh })
  expect([seen, tab.told()]).toEqual([[], []])
})
