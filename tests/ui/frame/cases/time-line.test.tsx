// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CaseStep } from '../../../../src/domain/frame/cases/case-step'
import { TimeLine } from '../../../../src/ui/frame/cases/time-line.part'
import { soundHost } from '../player/sound-host'

const step = (id: string, actor: CaseStep['actor']): CaseStep => ({
  id,
  act: id,
  state: 'open',
  at: Date.UTC(2026, 2, 5),
  actor,
  text: '',
  pictures: [],
})

it('marks what the office did, and nobody who is only called so', () => {
  const steps = [
    step('posing', { id: 'u1', nickname: 'The office', avatar: null }),
    step('answered', null),
    step('expired', null),
  ]
  soundHost({ member: true }).draw(
    <TimeLine steps={steps} titleOf={({ act }) => act} byOffice={({ act }) => act !== 'expired'} />,
  )
  const marked = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('Official') !== null)
    .map((item) => /^[a-z]+/.exec(item.textContent)?.[0])
  expect(marked).toEqual(['answered'])
})
