import { beforeEach, expect, it } from 'vitest'
import { EnterPartner } from '../../../../src/application/frame/session/login/enter-partner'
import { PartnerGateway } from '../../../../src/application/frame/session/login/partner-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { settingsWith } from '../../../support/site-settings'

const page = 'https://shop.example/cart'
const entry = 'https://shop.example/enter?code=once'

let tab: Tab
let answer: Outcome<{ readonly url: string }>
let asked: string[]
let opened: (readonly [address: string, isSameTab: boolean | undefined])[]
const enter = () => tab.container.get(EnterPartner)

beforeEach(() => {
  tab = openTab()
  answer = success({ url: entry })
  asked = []
  opened = []
  tab.container.get(SiteStore).setSettings(settingsWith({ partners: ['https://shop.example'] }))
  tab.container.bind(PartnerGateway).toConstantValue({
    entryTo: async (wanted) => {
      asked.push(wanted)
      return answer
    },
  })
  tab.navigator.openExternal = (address: string, ways?: { readonly sameTab?: boolean }) =>
    opened.push([address, ways?.sameTab]) > 0
})

it('is offered for pages of partners alone', () => {
  const pages = [page, 'https://SHOP.example:443/', 'http://shop.example/', 'https://shop.example.evil/', '/cart']
  expect(pages.map((each) => enter().canEnter(each))).toEqual([true, true, false, false, false])
})

it('opens the address that the platform gave, in place of the page', async () => {
  tab.session.startSession('mine', resident)
  expect([await enter().execute(page), asked, opened]).toEqual([null, [page], [[entry, true]]])
})

it('leaves the opening to the app where there is one', async () => {
  tab.session.startSession('mine', resident)
  tab.bridge.have({ openUrl: () => null })
  await enter().execute(page)
  expect(opened).toEqual([[entry, false]])
})

it('leads a guest to the login, and asks for nothing', async () => {
  tab.navigator.path = '/inner-link?link=shop'
  expect([await enter().execute(page), asked, opened]).toEqual([null, [], []])
  expect(tab.navigator.logins).toEqual(['/inner-link?link=shop'])
})

it('says why it failed', async () => {
  tab.session.startSession('mine', resident)
  answer = failure(failureOf('offline'))
  expect([await enter().execute(page), opened]).toEqual([failureOf('offline'), []])
})
