import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { demoAccounts } from '../../../platform/demo/accounts'
import { expect, live, test, visit } from '../support/journey'
import { enterAs } from '../support/screens'

test('a member downloads a copy of all their data, and reads what is to be settled before the account is deleted', async ({
  page,
  city,
  context,
  baseURL,
}) => {
  await enterAs('resident', { city, context, origin: baseURL ?? '' })
  const password = demoAccounts.find(({ role }) => role === 'resident')?.password ?? ''
  await visit(page, '/safe')
  await page.getByRole('link', { name: 'Get a copy of my data' }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(page.getByText('Your copy is being made')).toBeVisible()
  const link = page.getByRole('link', { name: 'Download' })
  await expect(link).toBeVisible({ timeout: 60_000 })
  const downloading = page.waitForEvent('download')
  await link.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('my-data.zip')
  const zip = await fromBufferPromise(await readFile(await download.path()))
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  expect(files.get('users.json')).toContain('nickname')
  expect([...files.keys()]).toEqual(expect.arrayContaining(['about.json', 'favourites.json', 'messages.json']))

  await visit(page, '/delete-account')
  await expect(page.getByText('What stays without your name')).toBeVisible()
  await expect(page.getByText('Settle this first')).toBeVisible()
})

for (const path of ['/data-copy', '/delete-account'])
  test(`one press asks again for all that failed on ${path}`, async ({ page, member }) => {
    expect(member.token).toBeTruthy()
    let isDown = true
    await page.route(/\/v\d\//, (route) => {
      // The site and its member are there; what the screen is about is not.
      if (!isDown || !/own_data|proof/.test(route.request().url())) return route.fallback()
      return route.fulfill({ status: 503, json: { code: 500001, data: null, msg: '' } })
    })
    await page.goto(path)
    await live(page)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(retry).toHaveCount(1)
    isDown = false
    await retry.click()
    await expect(page.locator('form')).toBeVisible()
    await expect(retry).toHaveCount(0)
  })
