import { seeCode } from '../support/camera'
import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/journey'
import { platformOrigin } from '../support/ports'

/** What the code on the screen says, read as a camera does: from its modules. */
const shownCode = async (page: Page): Promise<string> => {
  const { url } = await (
    await page.waitForResponse((answer) => answer.url().includes('/v1/consumer/practice_code') && answer.ok())
  )
    .json()
    .then((answer: { data: { code: string } }) => ({
      url: `${platformOrigin}/scan-result?code=${encodeURIComponent(answer.data.code)}`,
    }))
  await expect(page.getByRole('img', { name: 'Team code for Lantern Street Neighbours' })).toBeVisible()
  return url
}

test('a leader shows the code of their team; the camera of a volunteer makes them a member, and another is too late', async ({
  browser,
  page,
  context,
  city,
  baseURL,
}) => {
  const leader = await city.logIn('13800000003', 'Lantern-2026')
  await context.addCookies(leader.cookies(baseURL ?? ''))
  const answered = shownCode(page)
  await visit(page, '/team-detail?id=team-01')
  await page.getByRole('link', { name: 'Team code' }).click()
  const code = await answered

  const scanner = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB', serviceWorkers: 'block' })
  // One of the city's volunteers, in no state with this team.
  const volunteer = await city.register('13710000331')
  await scanner.addCookies(volunteer.cookies(baseURL ?? ''))
  await seeCode(scanner, code)
  const phone = await scanner.newPage()
  await visit(phone, '/scan')
  await expect(phone.getByRole('heading', { name: 'You joined a team' })).toBeVisible()
  await phone.getByRole('link', { name: 'See details' }).click()
  await expect(phone.getByRole('button', { name: 'Leave the team' })).toBeVisible()

  // The same code in the hands of another.
  const late = await city.register('13710000332')
  await scanner.clearCookies()
  await scanner.addCookies(late.cookies(baseURL ?? ''))
  await visit(phone, code.replace(platformOrigin, ''))
  await expect(phone.getByRole('heading', { name: 'This code has already been used' })).toBeVisible()
  await scanner.close()
})
