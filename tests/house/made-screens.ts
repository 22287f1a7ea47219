import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './source-tree'

/** The commands of the documents: a list, the detail of its rows, a form, a detail without a list. */
const documented = readdirSync(join(repository, 'docs/how'))
  .flatMap((file) => readFileSync(join(repository, 'docs/how', file), 'utf8').split('\n'))
  .filter((line) => line.startsWith('npm run new:screen -- --kind '))
  .map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(4))
const inOrder = ['list', 'detail', 'form'].flatMap((kind) => documented.filter(([, each]) => each === kind))

/** Each kind without options in a feature that stood before it; the last one is made with its table and documents. */
const others = [
  ['--kind', 'form', '--zh', '调查', '--en', 'Survey', 'surveys', 'survey', '/survey'],
  ['--kind', 'list', '--zh', '心愿消息', '--en', 'Wish news', 'wishes', 'wish-news', '/wish-news'],
  ['--kind', 'detail', '--zh', '心愿故事', '--en', 'Wish story', 'wishes', 'wish-story', '/wish-story/:id'],
  [
    ...['--kind', 'form', '--zh', '心愿举报', '--en', 'Wish report'],
    ...['--fields', 'text:long-text,times:number,kind:choice:rude/wrong,seenOn:date,urgent:switch,pictures:pictures'],
    ...['wishes', 'wish-report', '/wish-report'],
  ],
]
export const screens = [...inOrder, ...others]
export const nameOf = (args: readonly string[]) => args.at(-2) ?? ''

/** What must change outside of the features themselves. */
export const lists = ['platform/features.ts', 'src/composition/features.ts']
/** The list of the demo's steps: a line and its import for each list, and for each detail with rows of its own. */
export const demoList = 'platform/demo/demo-steps.ts'
/** A column more in a list, before its detail is made. */
export const changed = {
  from: "text: jsonb('text').$type<Localised>().notNull(),",
  more: "\n    address: text('address'),",
}

/** Run in the copy, on the platform of the copy. */
export const journeys = `
import { expect, test, visit } from './support/journey'

test('a list shows its rows, the newest first, and each leads to its detail', async ({ page }) => {
  await visit(page, '/libraries')
  await expect(page.getByText('Library 1', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem')).not.toHaveCount(0)
  await page.getByRole('link', { name: /^Library 3(?![0-9])/ }).click()
  await expect(page).toHaveURL(/libraries-3$/)
  await expect(page.getByRole('article').getByText('This is the text of number 3.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Take part' }).getByRole('button', { name: 'Share' })).toBeVisible()
})

test('a list is searched and filtered, and its address says so', async ({ page }) => {
  await visit(page, '/libraries')
  await page.getByRole('searchbox').fill('library 5')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/search=library/)
  await visit(page, '/libraries?kind=public')
  await expect(page.getByText('Library 2', { exact: true })).toBeVisible()
  await expect(page.getByText('Library 1', { exact: true })).toHaveCount(0)
})

test('what people comment on shows its comments', async ({ page }) => {
  await visit(page, '/libraries/libraries-1')
  await expect(page.getByText('很有用，谢谢！')).toBeVisible()
})

test('a detail shows its row', async ({ page }) => {
  await visit(page, '/wish-story/wish-story-1')
  await expect(page.getByText('This is the text of number 1.')).toBeVisible()
})

test('a form asks for what is missing, and sends what is filled in', async ({ page, member }) => {
  await visit(page, '/survey')
  expect(member.token).not.toBe('')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Fill in ‘Text’').first()).toBeVisible()
  await page.getByRole('textbox').fill('Room for thirty people on Friday')
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('survey'))
  await page.getByRole('button', { name: 'Send' }).click()
  expect((await sent).status()).toBe(200)
  await expect(page).not.toHaveURL(/survey/)
})
`
