import { expect, it } from 'vitest'
import { FailureRecord } from '../../../../src/application/frame/hosts/failure-record'

it('remembers the last twenty failures of this visit, the newest first, by name and code alone', () => {
  const record = new FailureRecord()
  for (let call = 1; call <= 21; call += 1) record.note('platform', `call${call}`, 'timeout')
  record.note('app', 'scan', 'refused')
  expect(record.failures).toHaveLength(20)
  expect(record.failures.slice(0, 2)).toEqual([
    { of: 'app', name: 'scan', code: 'refused' },
    { of: 'platform', name: 'call21', code: 'timeout' },
  ])
  expect(record.failures.at(-1)?.name).toBe('call3')
})
