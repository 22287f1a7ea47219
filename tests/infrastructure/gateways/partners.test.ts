import { expect } from 'vitest'
import { HttpPartnerGateway } from '../../../src/infrastructure/frame/site/http-partner-gateway'
import { inDemoCity, refused } from './gateway-table'

const partner = {
  origin: 'https://shop.example',
  callback: 'https://shop.example/enter',
  secret: 'the secret of the shop'.padEnd(32, '.'),
}

const describeGateway = inDemoCity({ partners: [partner] })

describeGateway(HttpPartnerGateway, {
  entryTo: [
    [
      async (by) => (await by.member()).gateway.entryTo('https://shop.example/cart'),
      { url: expect.stringMatching(/^https:\/\/shop\.example\/enter\?code=[\w-]+&page=%2Fcart$/) as string },
    ],
    [async (by) => (await by.member()).gateway.entryTo('https://elsewhere.example/'), refused('not-found')],
  ],
})
