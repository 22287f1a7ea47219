import { expect, it } from 'vitest'
import { signatureOf, signPage } from '../../../../platform/kernel/messenger/page-signature'

it("signs as the messenger's documentation shows by its example", () => {
  const signature = signatureOf({
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonce: 'Wm3WZYTPz0wzccnW',
    timestamp: 1414587457,
    url: 'http://mp.weixin.qq.com?params=value',
  })
  expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})

it('signs the address without its hash, at the present second, never twice with the same nonce', () => {
  const now = new Date(1_414_587_457_800)
  const sign = () => signPage('app', 'ticket', 'https://city.example/posts/1?a=b#comments', now)
  const { url, timestamp, appId } = sign()
  expect([url, timestamp, appId]).toEqual(['https://city.example/posts/1?a=b', 1_414_587_457, 'app'])
  expect(sign().nonce).not.toBe(sign().nonce)
})
