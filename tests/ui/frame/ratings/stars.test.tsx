// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Stars, StarsField } from '../../../../src/ui/frame/ratings/stars.part'
import { renderKit } from '../kit/render-kit'

function Rated({ error = null }: { readonly error?: string | null }) {
  const [value, setValue] = useState(0)
  return <StarsField id="stars" label="How was it?" error={error} value={value} onChange={setValue} />
}
const user = userEvent.setup()

it('is a group of radio buttons, each said as stars and in words', async () => {
  renderKit(<Rated />)
  expect(screen.getByRole('group', { name: 'How was it?' })).toBeTruthy()
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '1 star Very dissatisfied',
    '2 stars Dissatisfied',
    '3 stars OK',
    '4 stars Satisfied',
    '5 stars Very satisfied',
  ])
  await user.click(screen.getByRole('radio', { name: /^4 stars/ }))
  expect((screen.getByRole('radio', { name: /^4 stars/ }) as HTMLInputElement).checked).toBe(true)
})

// The arrows are the browser's own: tests/e2e/civic/wishes.spec.ts goes by them.
it('is reached by Tab and chosen by Space', async () => {
  renderKit(<Rated />)
  await user.tab()
  await user.keyboard(' ')
  expect((screen.getByRole('radio', { name: /^1 star/ }) as HTMLInputElement).checked).toBe(true)
})

it('says what is wrong, and can be pointed at', () => {
  renderKit(<Rated error="Choose a number of stars" />)
  expect(document.getElementById('stars')?.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Choose a number of stars')).toBeTruthy()
})

it('that were given are one picture with words', () => {
  renderKit(<Stars value={4} />)
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy()
})
