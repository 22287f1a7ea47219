import { expect, it } from 'vitest'
import { FirstViewAnswers } from '../../../../src/infrastructure/frame/http/first-view-answers'

const answer = { status: 200, body: {} }

it('an answer of the first view is used once, and what a browser gets besides is noticed', () => {
  const answers = new FirstViewAnswers({ 'GET /a': answer })
  expect([answers.consume('GET /a'), answers.consume('GET /a'), answers.hasOther]).toEqual([answer, null, false])
  answers.record('GET /b', answer, false)
  expect([answers.hasOther, answers.consume('GET /b')]).toEqual([true, null])
})

it('the platform sends along what it recorded, and knows whether an address among them is a secret', () => {
  const answers = new FirstViewAnswers({}, true)
  answers.record('GET /a', answer, false)
  expect([answers.hasSecret, answers.hasOther]).toEqual([false, false])
  answers.record('GET /preview', answer, true)
  expect([answers.hasSecret, Object.keys(answers.toJSON())]).toEqual([true, ['GET /a', 'GET /preview']])
})
