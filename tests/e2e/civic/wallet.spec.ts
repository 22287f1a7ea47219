import { demoAccounts } from '../../../platform/demo/accounts'
import { expect, test, visit } from '../support/journey'
import { operate } from '../support/operator'

test('a cash-out needs the password; a payer that forgets is asked again: the money arrives, and leaves the wallet once', async ({
  page,
  city,
  baseURL,
}) => {
  const account = demoAccounts.find(({ id }) => id === 'user-volunteer')
  const member = await city.logIn(account?.phone ?? '', account?.password ?? '')
  await page.context().addCookies(member.cookies(baseURL ?? ''))
  const balance = async () =>
    (await city.get<{ readonly balance: number }>('/v1/consumer/account', member.token)).balance
  const before = await balance()

  await visit(page, '/wallet')
  await page.getByRole('link', { name: 'Cash out' }).click()
  // With the fee of ¥0.10, ¥10.04 arrive: what the payer of the demo pays, and then forgets to say.
  await page.getByLabel('Amount').fill('10.14')
  await page.getByRole('radio', { name: 'Alipay' }).check()
  await page.getByLabel('Alipay account').fill('13800000003')
  await page.getByLabel('Your password', { exact: true }).fill('not-the-right-one')
  await page.getByRole('button', { name: 'Cash out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cash out now' }).click()
  await expect(page.getByText('This password isn’t right')).toBeVisible()
  await page.getByLabel('Your password', { exact: true }).fill(account?.password ?? '')
  await page.getByRole('button', { name: 'Cash out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cash out now' }).click()
  await expect(page).toHaveURL(/\/cash-detail\//)
  await expect(page.getByText('In review', { exact: true })).toBeVisible()

  const id = page.url().split('/').at(-1) ?? ''
  expect(await operate('cash-outs', 'pay', id)).toContain('Done')
  const stepsNow = async () =>
    (
      await city.get<{ readonly cash_out: { readonly steps: readonly { readonly act: string }[] } }>(
        `/v1/consumer/transfers/${id}`,
        member.token,
      )
    ).cash_out.steps.map(({ act }) => act)
  await expect.poll(stepsNow, { timeout: 30_000 }).toEqual(['submit', 'pay', 'settle'])
  await visit(page, `/cash-detail/${id}`)
  await expect(page.getByText('Paid to your account.')).toBeVisible()
  expect(before - (await balance())).toBe(1014)
  expect(await operate('ledger')).toContain(': 0')
})
