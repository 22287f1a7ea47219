import { expect, it } from 'vitest'
import { appAnswers, type PhoneWorld } from '../../../../platform/demo/phones/app-answers'
import { methodNames, methodTable } from '../../../../src/infrastructure/frame/hosts/method-table'
import { methodExamples } from '../../../support/native-sides/method-examples'

const world: PhoneWorld = {
  origin: 'https://city.example',
  language: 'zh-CN',
  session: async () => ({ token: 'token-of-the-app' }),
  hasUser: () => true,
  isDark: () => true,
  isBig: () => true,
  isOnline: () => false,
  picture: () => '/9j/4AAQ',
  isSigned: async () => true,
}

it('the app of the demo has all methods, and answers as they are documented', async () => {
  const answers = appAnswers(world)
  expect(Object.keys(answers)).toEqual(expect.arrayContaining([...methodNames]))
  for (const method of methodNames) {
    const known = answers[method]
    const given = Object.values(methodExamples[method].argument)
    const answer: unknown = typeof known === 'function' ? await (known as (given: unknown) => unknown)(given) : known
    const schema = methodTable[method].answer
    expect(schema === null ? answer === null : schema.safeParse(answer).success, method).toBe(true)
  }
})

it('its answers follow the switches of the phone', () => {
  const answer = (method: string, part: Partial<PhoneWorld>) =>
    (appAnswers({ ...world, ...part })[method] as () => unknown)()
  expect([answer('theme', {}), answer('theme', { isDark: () => false })]).toEqual(['dark', 'light'])
  expect([answer('textSize', {}), answer('textSize', { isBig: () => false })]).toEqual([1.25, 1])
  expect([answer('networkKind', {}), answer('networkKind', { isOnline: () => true })]).toEqual(['none', 'wifi'])
})
