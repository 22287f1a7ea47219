import { expect, type Page } from '@playwright/test'
import type { City } from './city'

/** Logs in on the login screen: requests a code, reads it from the demo's outbox, and enters it. */
export async function logInByCode(page: Page, city: City, phone: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible()
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check()
  await enterCode(page, city, phone)
  await expect(page).not.toHaveURL(/\/login/)
}

/** Enters a number and its code on any form that asks for both; the last digit of the code submits the form. */
export async function enterCode(page: Page, city: City, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Code sent to')).toBeVisible()
  await page.getByRole('textbox', { name: 'Text message code' }).fill(await city.codeFor(phone))
}

/** Logs in on the login screen, by password. */
export async function logInByPassword(page: Page, phone: string, password: string): Promise<void> {
  await page.getByRole('radio', { name: 'With a password' }).check()
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  const agreed = page.getByRole('checkbox', { name: /I have read and accept/ })
  if (!(await agreed.isChecked())) await agreed.check()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
