import type { Page } from '@playwright/test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, live, moveTo, test } from '../support/journey'

const canonical = (page: Page) => page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => link.href)

test('an address in another language is shown and taken over in it, and the canonical address follows the way', async ({
  page,
  baseURL,
}) => {
  await page.goto('/posts/post-000001?lang=zh-CN')
  await live(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u)
  expect(await canonical(page)).toBe(`${baseURL}/posts/post-000001`)
  await moveTo(page, '/videos/video-001')
  expect(await canonical(page)).toBe(`${baseURL}/videos/video-001`)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  // It is not kept: what was not chosen in the settings is the browser's.
  expect((await page.context().cookies()).filter(({ name }) => name === 'preferences')).toEqual([])
})

test('a video plays in the frame that oEmbed gives to another site', async ({ page, request, baseURL }) => {
  const address = `${baseURL}/videos/video-001?lang=en`
  const answer = await request.get(`/oembed?url=${encodeURIComponent(address)}`)
  const { html } = (await answer.json()) as { html: string }
  const elsewhere = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(html)).listen(0)
  try {
    const { port } = elsewhere.address() as AddressInfo
    await page.goto(`http://localhost:${port}/`)
    const video = page.frameLocator('iframe').locator('video')
    await video.evaluate((element: HTMLVideoElement) => void element.play().catch(() => undefined))
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  } finally {
    elsewhere.close()
  }
})
