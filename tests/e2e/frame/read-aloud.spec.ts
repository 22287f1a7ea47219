import type { Page } from '@playwright/test'
import { expect, moveTo, prefer, test, visit } from '../support/journey'

/** The phone's voice: this browser has none. It ends a sentence when the journey says so. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { lang: 'en-GB', localService: true, name: 'Voice', default: true, voiceURI: 'voice' }
    let current: EventTarget | null = null
    const said: string[] = []
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (utterance: SpeechSynthesisUtterance) => {
        if (utterance.text === '') return
        said.push(utterance.text)
        current = utterance
      },
      cancel: () => void (current = null),
    })
    class Utterance extends EventTarget {
      lang = ''
      rate = 1
      volume = 1
      voice = null
      constructor(readonly text: string) {
        super()
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      said,
      endSentence: () => {
        current?.dispatchEvent(new Event('end'))
      },
    })
  })
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)
const endSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { endSentence: () => void }).endSentence())

test('an article read aloud goes on after it was left, with its title, pause, next paragraph and close', async ({
  page,
}) => {
  await giveVoice(page)
  await visit(page, '/posts/post-000003')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Listen to the article' }).click()
  await expect.poll(() => said(page)).toHaveLength(1)
  await expect(page.locator('[data-spoken]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sleep timer' })).toBeVisible()

  await moveTo(page, '/index')
  const player = page.getByRole('region', { name: 'Mini player' })
  await endSentence(page)
  await expect.poll(() => said(page)).toHaveLength(2)
  // Over a list it is as small as it can be.
  await player.getByRole('button', { name: /^Show the player/ }).click()
  await player.getByRole('button', { name: 'Next paragraph' }).click()
  await expect.poll(() => said(page)).toHaveLength(3)
  await player.getByRole('button', { name: 'Pause' }).click()
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()

  // Its title leads back to it, where the paragraph is marked.
  await player.getByRole('link', { name: `Open the player: ${title}` }).click()
  await expect(page.locator('[data-spoken]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Resume reading aloud' }).click()
  await expect.poll(() => said(page)).toHaveLength(4)
  await moveTo(page, '/index')
  await player.getByRole('button', { name: /^Show the player/ }).click()
  await player.getByRole('button', { name: 'Close the player' }).click()
  await expect(player).toHaveCount(0)
  await endSentence(page)
  expect(await said(page)).toHaveLength(4)

  // What this page alone can read is not brought back by the next one.
  await page.reload()
  await expect(player).toHaveCount(0)
})

test('its controls are all in sight on a narrow phone, in elder mode too', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const elder of [false, true]) {
    await prefer(context, baseURL ?? '', { elder })
    await visit(page, '/posts/post-000001')
    await page.getByRole('button', { name: 'Listen to the article' }).click()
    const bar = page.getByRole('group', { name: 'Listen to the article' })
    const within = (await bar.boundingBox())!
    expect(within.x + within.width).toBeLessThanOrEqual(320)
    for (const control of await bar.getByRole('button').or(bar.getByRole('slider')).all()) {
      const { x, width } = (await control.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(within.x)
      expect(x + width).toBeLessThanOrEqual(within.x + within.width)
    }
    expect((await bar.getByRole('slider').boundingBox())!.width).toBeGreaterThan(150)
    await bar.getByRole('button', { name: 'Stop' }).click()
    await expect(bar).toHaveCount(0)
  }
})
