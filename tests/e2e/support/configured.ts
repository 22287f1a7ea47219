import type { Page } from '@playwright/test'
import { withoutFirstView } from './first-view'

interface Configurations {
  readonly data: { readonly items: { readonly code: string; config_value: Record<string, unknown> }[] }
}

/** Gives the site other values in one of its configurations, such as its domains or its hosts. */
export async function configured(page: Page, code: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  await withoutFirstView(page)
  await page.route('**/v3/consumer/configurations*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as Configurations
    const found = body.data.items.find((item) => item.code === code)
    if (found !== undefined) found.config_value = { ...found.config_value, ...values }
    await route.fulfill({ response: answer, json: body })
  })
}
