import type { Locator, Page } from '@playwright/test'

/** Holds back the client's code; the returned function lets it come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/static/js/**', async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Counts the submits of forms that the client has handled. */
export async function watchSubmits(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counting = window as unknown as { handledSubmits: number }
    counting.handledSubmits = 0
    addEventListener('submit', (event) => (counting.handledSubmits += event.defaultPrevented ? 1 : 0))
  })
  return () => page.evaluate(() => (window as unknown as { handledSubmits: number }).handledSubmits)
}

/** Fills in what a form has in sight: a text for each field, a choice in each group. */
export async function fillIn(form: Locator): Promise<void> {
  for (const field of await form.locator('input, textarea, select').all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue
    const [tag, type] = await field.evaluate((each) => [each.localName, (each as HTMLInputElement).type])
    if (tag === 'select') await field.selectOption({ index: (await field.locator('option').count()) - 1 })
    else if (type === 'checkbox' || type === 'radio') await field.check()
    else if (type === 'date') await field.fill('2030-01-02')
    else if (type === 'datetime-local') await field.fill('2030-01-02T10:00')
    else await field.fill('ferry 12345')
  }
}

/** What the fields of a form hold, in their order, but for codes: a field for one takes nothing else, and a refused one is emptied. */
export function heldBy(form: Locator): Promise<string[]> {
  return form.evaluate((each) =>
    Array.from(
      each.querySelectorAll<HTMLInputElement>('input:not([type=file], [autocomplete=one-time-code]), textarea, select'),
      ({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? String(checked) : value),
    ),
  )
}

/** Sends a form as people do: by its button, else by the key of the keyboard; false where it offers neither yet. */
export async function send(form: Locator): Promise<boolean> {
  // The button of some forms stands in the bar of the screen.
  const id = (await form.getAttribute('id')) ?? ''
  const button = form.locator('[type=submit]').or(form.page().locator(`[type=submit][form=${JSON.stringify(id)}]`))
  if ((await button.count()) === 0) {
    await form.locator('input').first().press('Enter')
    return true
  }
  if (!(await button.last().isEnabled())) return false
  // Nobody is sure that the first press was felt.
  for (const _ of [1, 2]) await button.last().click()
  return true
}
