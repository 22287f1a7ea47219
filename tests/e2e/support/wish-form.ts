import type { Page } from '@playwright/test'

/** A picture as from a phone: 16 pixels, drawn here. */
export const wishPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg=='

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Fills all of a wish but its pictures. */
export async function fillWishWords(page: Page, title: string): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field('Your wish').fill(title)
  await field('Details').fill('Somebody strong, for half an hour on Saturday.')
  await page.getByRole('group', { name: 'Category' }).getByRole('radio').first().check()
  await field('Area (public)').fill('Lotus Lane')
  await page.getByLabel(/^Exact address \(private\)/).fill('No. 3, second door')
  await field('Needed by').fill(inDays(10))
}
