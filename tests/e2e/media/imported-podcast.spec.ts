import { readFile } from 'node:fs/promises'
import { rssOf, startFeedServer } from '../../support/feed-server'
import { expect, test, visit } from '../support/journey'
import { goesOn, watchMedia } from '../support/media'
import { operate } from '../support/operator'
import { feedServerOfJourneys } from '../support/ports'

test('a podcast that the office imports is found, and plays', async ({ page }) => {
  const server = await startFeedServer(feedServerOfJourneys.port)
  try {
    const { origin } = feedServerOfJourneys
    server.set('/part.m4a', 'audio/mp4', await readFile('platform/demo/media/audio/spoken-en-morning-news.m4a'))
    server.set('/art.webp', 'image/webp', await readFile('platform/demo/media/pictures/river-valley-spring.webp'))
    const episode = (number: number) => ({
      guid: `part-${number}`,
      title: `Foghorn, part ${number}`,
      at: `Thu, 05 Mar 2026 0${number}:00:00 GMT`,
      more: `<description>What the ships say.</description><enclosure url="${origin}/part.m4a" type="audio/mp4" length="1"/>`,
    })
    const head = `<title>Foghorn mornings</title><description>Heard at Eastport.</description><itunes:image href="${origin}/art.webp"/>`
    server.set('/podcast.xml', 'application/rss+xml', rssOf([episode(2), episode(1)], head))
    await operate('import', 'add', 'org-02', `${origin}/podcast.xml`)
    await expect.poll(() => operate('import', 'list')).toContain('Foghorn mornings')

    const fetched = () => server.asked.filter((path) => path === '/part.m4a').length
    const before = fetched()
    expect(before).toBeGreaterThan(0)
    await watchMedia(page)
    await visit(page, '/search?q=foghorn%20mornings')
    await page
      .getByRole('link', { name: /Foghorn mornings/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/albums\/import-/)
    await expect(page.getByText('Foghorn, part 2')).toBeVisible()
    await page.getByRole('button', { name: 'Play all' }).click()
    await goesOn(page)
    await expect(page.getByRole('region', { name: 'Mini player' })).toBeVisible()
    // What is played comes from here: nobody tells the other server who listens.
    expect(fetched()).toBe(before)
  } finally {
    await server.close()
  }
})
