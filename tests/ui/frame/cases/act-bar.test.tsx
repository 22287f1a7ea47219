// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActBar, type OfferedAct } from '../../../../src/ui/frame/cases/act-bar.part'
import { renderKit } from '../kit/render-kit'

type Act = 'claim' | 'remove'
const claim: OfferedAct<Act> = { act: 'claim', label: 'I can help' }
const remove: OfferedAct<Act> = {
  act: 'remove',
  label: 'Delete',
  kind: 'danger',
  question: { title: 'Delete this wish?', text: 'It cannot be brought back.' },
}
const user = userEvent.setup()

function draw(acts: readonly OfferedAct<Act>[], busy: Act | null = null) {
  const done: Act[] = []
  const drawn = renderKit(<ActBar acts={acts} busy={busy} onAct={(act) => done.push(act)} />)
  return { done, ...drawn }
}

it('offers what is possible, and nothing at all when nothing is', () => {
  draw([claim])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I can help'])
})

it('is not there without an act', () => {
  draw([])
  expect(screen.queryByRole('region')).toBeNull()
})

it('is not there when nothing of what may be told above the acts is', () => {
  renderKit(
    <ActBar acts={[]} busy={null} onAct={() => {}}>
      {false}
      {null}
    </ActBar>,
  )
  expect(screen.queryByRole('region')).toBeNull()
})

it('asks before an act that cannot be taken back', async () => {
  const { done } = draw([claim, remove])
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(done).toEqual([])
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(done).toEqual(['remove'])
})

it('does one act at a time', async () => {
  const { done } = draw([claim, remove], 'claim')
  expect(screen.getByRole('button', { name: 'I can help' }).getAttribute('aria-busy')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'I can help' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect([done, screen.queryByRole('alertdialog')]).toEqual([[], null])
})
