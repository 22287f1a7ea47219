import { expect, it } from 'vitest'
import { filesBelow } from './source-tree'

const plainForm = 'src/ui/frame/kit/forms/plain-form.tsx'
/** A form in an article, which the sanitiser removes. */
const inContent = 'platform/demo/articles/edge-articles.ts'

const files = filesBelow(['src', 'platform'], ['.ts', '.tsx', '.html'])

it('has one form element, which no browser submits by GET', () => {
  const withForms = files.filter(({ text }) => /<form\b/.test(text)).map(({ path }) => path)
  expect(
    withForms.filter((path) => path !== inContent && path !== 'src/composition/first-view/fill-document.ts'),
  ).toEqual([plainForm])
  const text = files.find(({ path }) => path === plainForm)?.text ?? ''
  expect(text).toMatch(/<form\s+\{\.\.\.rest\}\s+method="post"/)
})

it('submits a form in no other way than by its handler', () => {
  const natively = /\bformAction\b|\bformMethod\b|\.requestSubmit\(|document\.createElement\('form'\)/
  expect(
    files.filter(({ path, text }) => path.startsWith('src/') && natively.test(text)).map(({ path }) => path),
  ).toEqual([])
})
