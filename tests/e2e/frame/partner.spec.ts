import type { BrowserContext } from '@playwright/test'
import { exchangePartnerCode } from '../../../contract/partners'
import { newPhone } from '../support/city'
import { enterCode } from '../support/log-in'
import { partnerOfJourneys as partner } from '../support/partner'
import { expect, test, visit } from '../support/journey'

const page = `${partner.origin}/tickets?day=sunday`
const offer = `/inner-link?link=${encodeURIComponent(page)}`

/** Answers as the partner's site: its address exchanges the code for a name, as the partner's server does. */
async function playPartner(context: BrowserContext, platform: string): Promise<void> {
  const html = (heading: string) => ({ contentType: 'text/html', body: `<title>Tickets</title><h1>${heading}</h1>` })
  await context.route(`${partner.origin}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname !== '/enter') return route.fulfill(html('Tickets for everybody'))
    const { callback, secret } = partner
    const answer = await fetch(`${platform}${exchangePartnerCode.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: searchParams.get('code'), callback, secret }),
    })
    const { data } = (await answer.json()) as { data: { nickname?: string } | null }
    return route.fulfill(html(`${data?.nickname ?? 'Nobody'} wants ${searchParams.get('page')}`))
  })
}

test('a member enters a partner’s site with their account, once per code, and only when they ask (C068)', async ({
  page: tab,
  context,
  member,
  baseURL,
}) => {
  await playPartner(context, baseURL ?? '')
  await visit(tab, offer)
  await expect(tab.frameLocator('iframe').getByRole('heading')).toHaveText('Tickets for everybody')
  await expect(tab.getByText('it learns your nickname and picture, not your phone')).toBeVisible()
  await tab.getByRole('button', { name: 'Log in with my account' }).click()
  await expect(tab.getByRole('heading')).toHaveText(`${member.user.nickname} wants /tickets?day=sunday`)
  await tab.reload()
  await expect(tab.getByRole('heading')).toHaveText('Nobody wants /tickets?day=sunday')
})

test('a guest logs in first, and comes back to the offer', async ({ page: tab, context, city, baseURL }) => {
  await playPartner(context, baseURL ?? '')
  await visit(tab, offer)
  await tab.getByRole('button', { name: 'Log in with my account' }).click()
  await tab.getByRole('checkbox', { name: /I have read and accept/ }).check()
  await enterCode(tab, city, newPhone())
  await expect(tab.getByText('it learns your nickname and picture, not your phone')).toBeVisible()
  await tab.getByRole('button', { name: 'Log in with my account' }).click()
  await expect(tab.getByRole('heading')).toHaveText(/\S wants \/tickets\?day=sunday$/)
})
