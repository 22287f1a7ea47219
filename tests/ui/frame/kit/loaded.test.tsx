// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { Loadable } from '../../../../src/application/frame/shared/loadable'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { Loaded } from '../../../../src/ui/frame/kit/states/loaded'
import { openTab, renderWith } from '../../../support/member-host'

it('a value is yet to come, fails, is asked for again, and stays while it is loaded once more', async () => {
  let answer: Outcome<string> = failure(failureOf('unreachable'))
  const value = new Loadable(async () => answer)
  renderWith(
    openTab(),
    <Loaded of={value} failed="It did not come" loading="It comes">
      {(text) => <p>{text}</p>}
    </Loaded>,
  )
  expect(screen.getByRole('status', { name: 'It comes' })).toBeTruthy()
  await act(async () => void (await value.load()))
  expect(screen.getByText('It did not come')).toBeTruthy()
  answer = success('Here it is')
  await userEvent.click(screen.getByRole('button', { name: /^(Retry|Try again)/ }))
  expect(screen.getByText('Here it is')).toBeTruthy()
  answer = failure(failureOf('unreachable'))
  await act(async () => void (await value.load()))
  expect([screen.getByText('Here it is'), screen.queryByText('It did not come')]).toEqual([expect.anything(), null])
})
