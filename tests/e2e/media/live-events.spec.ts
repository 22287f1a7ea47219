import { readFile } from 'node:fs/promises'
import { expect, test, toasts, visit } from '../support/journey'
import { newPhone } from '../support/city'
import { logInByCode } from '../support/log-in'

test('a guest is reminded of a coming event after the login, puts it into a calendar, and sees a past one again', async ({
  page,
  city,
}) => {
  const phone = newPhone()
  await visit(page, '/tv')
  await page.getByRole('link', { name: 'All Live events' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Live events' })).toBeVisible()
  await page.getByRole('tab', { name: 'Coming' }).click()
  const remind = page.getByRole('button', { name: /^Remind me Residents’ council/ })
  await remind.click()
  await logInByCode(page, city, phone)
  await expect(toasts(page).filter({ hasText: 'Reminder set for 15 minutes before it begins' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Reminder set Residents’ council/ })).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Add to calendar: Residents’ council/ }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file).toContain('BEGIN:VEVENT')
  expect(file.replaceAll('\r\n ', '')).toContain('/lives/live-council')

  await page.getByRole('tab', { name: 'Past' }).click()
  await page.getByRole('link', { name: /Eastport Bridge/ }).click()
  await expect(page).toHaveURL(/\/lives\/live-bridge/)
})
