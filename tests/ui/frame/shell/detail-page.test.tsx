// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { Loadable } from '../../../../src/application/frame/shared/loadable'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { DetailPage } from '../../../../src/ui/frame/shell/layout/detail-page'
import { openTab, renderWith } from '../../../support/member-host'

const words = { failed: 'It did not come', loading: 'It comes', title: 'All of them' }

it('from a thing that is gone, a link leads to its list, under the bar’s caption', async () => {
  const thing = new Loadable<string>(async () => failure(failureOf('gone')))
  renderWith(
    openTab(),
    <DetailPage of={thing} words={words} list="/things" caption="A thing">
      {(text) => text}
    </DetailPage>,
  )
  expect(screen.getByRole('status', { name: 'It comes' })).toBeTruthy()
  await act(async () => void (await thing.load()))
  expect(screen.getByRole('link', { name: 'All of them' }).getAttribute('href')).toBe('/things')
  expect(screen.getByRole('banner').textContent).toBe('A thing')
})

it('a title is the heading and the document’s, a heading is not', () => {
  const thing = new Loadable<string>(async () => failure(failureOf('gone')))
  const page = (names: { title: string } | { heading: string }) =>
    renderWith(openTab(), <DetailPage {...{ of: thing, words, ...names }}>{(text) => text}</DetailPage>)
  page({ heading: 'Of the bar' })
  expect(screen.getByRole('heading', { name: 'Of the bar' })).toBeTruthy()
  expect(document.title).not.toContain('Of the bar')
  page({ title: 'Of both' })
  expect(screen.getByRole('heading', { name: 'Of both' })).toBeTruthy()
  expect(document.title).toContain('Of both')
})

it('shows the content’s own title in the bar while its heading is out of sight above', async () => {
  const thing = new Loadable<string>(async () => success('The old ferry'))
  renderWith(
    openTab(),
    <DetailPage of={thing} words={words}>
      {(text) => <h1>{text}</h1>}
    </DetailPage>,
  )
  await act(async () => void (await thing.load()))
  const bar = within(screen.getByRole('banner'))
  const scrollTo = (bottom: number) => {
    screen.getByRole('heading').getBoundingClientRect = () => ({ bottom }) as DOMRect
    act(() => void window.dispatchEvent(new Event('scroll')))
  }
  expect(bar.queryByText('The old ferry')).toBeNull()
  scrollTo(20)
  expect(bar.getByText('The old ferry').className).toContain('shown')
  scrollTo(300)
  expect(bar.getByText('The old ferry').className).not.toContain('shown')
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
