import type { Page } from '@playwright/test'
import { expect, live, test, visit } from '../support/journey'

const footer = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
const stories = (page: Page) => page.getByRole('main').getByRole('article')
const ofTheSite = /^A night on line 7/
const ofChangsha = /^The first bowl is sold at four/

async function choose(page: Page, place: string): Promise<void> {
  await footer(page).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: /, change city$/ }).click()
  await expect(page.getByRole('heading', { name: 'Choose a city', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: place, exact: true }).first().click()
  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('link', { name: `${place}, change city` })).toBeVisible()
}

async function expectRadio(page: Page, channel: string): Promise<void> {
  await footer(page).getByRole('link', { name: 'Radio' }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: channel, level: 2 })).toBeVisible()
}

test('S015: home and radio follow the chosen city, a whole province, and the city of the site again', async ({
  page,
}) => {
  await visit(page, '/index')
  await expect(stories(page).getByRole('link', { name: ofTheSite }).first()).toBeVisible()

  await choose(page, 'Changsha')
  await expect(stories(page).getByRole('link', { name: ofChangsha })).toBeVisible()
  await expect(stories(page).getByRole('link', { name: ofTheSite })).toHaveCount(0)
  await expectRadio(page, 'Xiang River Music')
  // The server-drawn view follows, too.
  await page.goto('/index')
  await live(page)
  await expect(page.getByRole('link', { name: 'Changsha, change city' })).toBeVisible()
  await expect(stories(page).getByRole('link', { name: ofTheSite })).toHaveCount(0)

  await choose(page, 'Hunan')
  await expect(stories(page).getByRole('link', { name: ofTheSite }).first()).toBeVisible()
  await expect(stories(page).getByRole('link', { name: ofChangsha })).toBeVisible()
  await expectRadio(page, 'Roads of Hunan')

  await choose(page, 'Riverbend')
  await expect(stories(page).getByRole('link', { name: ofTheSite }).first()).toBeVisible()
  await expect(stories(page).getByRole('link', { name: ofChangsha })).toHaveCount(0)
  await expectRadio(page, 'Riverbend News Radio')
})
