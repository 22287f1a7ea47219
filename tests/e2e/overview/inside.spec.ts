import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/journey'

/** Navigates by taps alone, in one document, so that what one screen loaded is still there on the next. */
class Walk {
  constructor(private readonly page: Page) {}

  async from(path: string): Promise<void> {
    await visit(this.page, path)
    await this.page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  }

  /** Taps the link to an address, and waits for the heading of that screen. */
  async to(href: string, heading: string | RegExp): Promise<void> {
    await this.page.locator(`a[href="${href}"]:visible`).first().click()
    await this.arrives(href, heading)
  }

  async back(href: string, heading: string | RegExp): Promise<void> {
    await this.page.goBack()
    await this.arrives(href, heading)
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click()
  }

  /** Opens an agreement and closes it again. */
  async agreement(button: string | RegExp): Promise<void> {
    await this.press(button)
    const sheet = this.page.getByRole('dialog')
    await expect(sheet.getByText('Riverbend').first()).toBeVisible()
    await this.page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }

  async isWhole(): Promise<void> {
    expect(await this.page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  }

  private async arrives(href: string, heading: string | RegExp): Promise<void> {
    await expect.poll(() => new URL(this.page.url()).pathname).toBe(href)
    await expect(this.page.getByText(heading).filter({ visible: true }).first()).toBeVisible()
    await expect(this.page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await this.isWhole()
  }
}

const story = { path: '/posts/post-000001', words: 'The last boat left in the winter thirty-one years ago.' }

test('a guest goes from the page of the city through every kind of content', async ({ page }) => {
  const walk = new Walk(page)
  await walk.from('/page/page-today')
  await walk.to(story.path, story.words)
  await walk.back('/page/page-today', 'Front page')
  await walk.to('/radios/radio-news', 'Riverbend News Radio')
  await walk.back('/page/page-today', 'Front page')
  await walk.to('/lives/tv-news', 'Riverbend One')
  await walk.back('/page/page-today', 'Front page')
  await walk.to('/videos/video-001', 'A day of the river city in time-lapse')
  await walk.back('/page/page-today', 'Front page')
  await walk.to('/albums/album-night-river', 'Night on the Lan')
  await walk.to('/audios/audio-night-river-10', 'Before it dawns')
  await walk.back('/albums/album-night-river', 'Night on the Lan')
  await walk.back('/page/page-today', 'Front page')
  await walk.to('/cates/living', 'Living')
  await walk.to('/index', 'Headlines')
  await walk.to(story.path, story.words)
  await walk.back('/index', 'Headlines')
  await walk.to('/radios', 'Riverbend News Radio')
  await walk.to('/mine', 'Not logged in')
  await walk.to('/user-set', 'App settings')
  await walk.to('/setting', 'Terms of use')
})

test('agreements come between articles, from the login and from the settings', async ({ page }) => {
  const walk = new Walk(page)
  await walk.from('/mine')
  await walk.to('/user-set', 'App settings')
  await walk.to('/setting', 'Terms of use')
  await walk.agreement('Terms of use')
  await walk.back('/user-set', 'App settings')
  await walk.back('/mine', 'Not logged in')
  await walk.to('/index', 'Headlines')
  await walk.to(story.path, story.words)
  await walk.back('/index', 'Headlines')
  await walk.to('/mine', 'Not logged in')
  await page.getByRole('link', { name: 'Log in or sign up' }).click()
  await walk.agreement('terms of use')
  await walk.back('/mine', 'Not logged in')
  await walk.to('/services', 'Volunteering')
  await walk.to('/index', 'Headlines')
  await walk.to(story.path, story.words)
})

test('a member goes through what is theirs, and reads on', async ({ page, member }) => {
  const walk = new Walk(page)
  await walk.from('/index')
  await walk.to('/mine', member.user.nickname)
  await walk.to('/user', 'Nickname')
  await walk.back('/mine', member.user.nickname)
  await walk.to('/phone', 'Your phone number')
  await walk.to('/phone/rebind', 'Verify your current number first')
  await walk.back('/phone', 'Your phone number')
  await walk.back('/mine', member.user.nickname)
  await walk.to('/safe', 'How you log in')
  await walk.to('/password', 'New password')
  await walk.back('/safe', 'How you log in')
  await walk.back('/mine', member.user.nickname)
  await walk.to('/history', 'History')
  await walk.back('/mine', member.user.nickname)
  await walk.to('/collection', 'Favourites')
  await walk.back('/mine', member.user.nickname)
  await walk.to('/index', 'Headlines')
  await walk.to('/cities', 'Riverbend')
  await walk.back('/index', 'Headlines')
  await walk.to(story.path, story.words)
})
