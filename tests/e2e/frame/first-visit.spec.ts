import { expect, live, test, visit } from '../support/journey'

const visits = [
  {
    locale: 'zh-CN',
    lang: 'zh-CN',
    city: '临川',
    headlines: '头条',
    more: '要闻',
    home: '首页',
    startPage: '等您帮忙',
    mine: '我的',
    guest: '未登录',
  },
  {
    locale: 'en-GB',
    lang: 'en',
    city: 'Riverbend',
    headlines: 'Headlines',
    more: 'News',
    home: 'Home',
    startPage: 'Wishes waiting for you',
    mine: 'Me',
    guest: 'Not logged in',
  },
]

for (const words of visits) {
  test.describe(`a first visit with a phone in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('shows the city, its categories and its feed in that language', async ({ page }) => {
      const answer = await page.goto('/')
      expect(answer?.request().redirectedFrom()).toBeNull()
      await live(page)
      // The page of the blank id (S001), with a way to home.
      await expect(page).toHaveURL(/\/page\/$/)
      await expect(page).toHaveTitle(words.city)
      await expect(page.locator('html')).toHaveAttribute('lang', words.lang)
      await expect(page.getByRole('heading', { name: words.startPage })).toBeVisible()
      const home = page
        .getByRole('navigation', { name: /Main navigation|主导航/ })
        .getByRole('link', { name: words.home })
      await home.click()
      await expect(page).toHaveURL(/\/index$/)
      await expect(home).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveTitle(words.city)
      await expect(page.getByRole('tab', { name: words.headlines })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('main').getByRole('article').nth(5)).toBeAttached()

      const firstOfAll = await page.getByRole('main').getByRole('article').first().getByRole('heading').innerText()
      await page.getByRole('tab', { name: words.more }).click()
      await expect(page.getByRole('tabpanel', { name: words.more }).getByRole('article').nth(3)).toBeAttached()
      await page.getByRole('tab', { name: words.headlines }).click()
      await expect(page.getByRole('main').getByRole('article').first().getByRole('heading')).toHaveText(firstOfAll)
    })

    test('knows nobody yet', async ({ page }) => {
      await visit(page, '/mine')
      await expect(page.getByText(words.guest)).toBeVisible()
    })
  })
}

test('the feed goes on as one reads', async ({ page }) => {
  await visit(page, '/index')
  const cards = page.getByRole('main').getByRole('article')
  const before = await cards.count()
  await page.mouse.wheel(0, 20_000)
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
})
