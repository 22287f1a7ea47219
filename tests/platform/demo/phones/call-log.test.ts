import { expect, it } from 'vitest'
import { CallLog } from '../../../../platform/demo/phones/call-log'
import { shownValue } from '../../../../platform/demo/phones/shown-value'

it('the log has calls with their answers, and events with what the page made of them, the newest first', () => {
  let changes = 0
  const log = new CallLog(() => (changes += 1))
  const scan = log.called('scan', [])
  const share = log.called('share', ['Story', '', 'https://city.example/posts/1', ''])
  scan.answered('code')
  share.refused()
  log.told('back', undefined, true)
  expect(log.calls.map(({ from, name, state, answer }) => [from, name, state, answer])).toEqual([
    ['app', 'back', 'answered', 'true'],
    ['page', 'share', 'refused', ''],
    ['page', 'scan', 'answered', '"code"'],
  ])
  expect(changes).toBe(5)
  log.clear()
  scan.answered('late')
  expect(log.calls).toEqual([])
})

it('the log remembers the last two hundred lines', () => {
  const log = new CallLog(() => undefined)
  for (let call = 0; call < 201; call += 1) log.called(`call-${call}`, [])
  expect([log.calls.length, log.calls[0]?.name, log.calls.at(-1)?.name]).toEqual([200, 'call-200', 'call-1'])
})

it.each([
  ['a token', { token: 'token-of-somebody' }],
  ['a token in an address', ['https://city.example/mine?app_token=token-of-somebody&from=app']],
  ['a phone number', ['13800000001']],
  ['a phone number in a text', ['Call 13800000001, please']],
  ['a signature', { verifySignature: 'token-of-somebody', verifyNonceStr: 'token-of-somebody' }],
])('the log shows nothing of %s', (_what, value) => {
  const shown = shownValue(value)
  expect(shown).toContain('•••')
  expect(shown).not.toMatch(/token-of-somebody|13800000001/)
})

it('the log shows what a call is about: positions, addresses, and of a picture its size', () => {
  expect(shownValue({ latitude: 26.42131234567, name: 'Library' })).toBe('{"latitude":26.42131234567,"name":"Library"}')
  expect(shownValue(['https://city.example/posts/post-000001'])).toBe('["https://city.example/posts/post-000001"]')
  expect(shownValue([{ type: 'image/jpeg', data: 'A'.repeat(4000) }])).toBe('[{"type":"image/jpeg","data":"(4000 B)"}]')
  expect(shownValue(undefined)).toBe('')
})
