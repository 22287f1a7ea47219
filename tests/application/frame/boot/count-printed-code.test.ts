import { beforeEach, expect, it } from 'vitest'
import { CountPrintedCode } from '../../../../src/application/frame/boot/count-printed-code'
import { PrintedCodeGateway } from '../../../../src/application/frame/boot/printed-code-gateway'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'

let tab: Tab
let counted: string[]
let answer: Outcome<unknown>
beforeEach(() => {
  tab = openTab()
  tab.visitWindow.system = 'android'
  counted = []
  answer = success({})
  tab.container.bind(PrintedCodeGateway).toConstantValue({
    count: async (code, system) => {
      counted.push(`${code} ${system}`)
      return answer
    },
  })
})
const arrive = (code: string) => tab.container.get(CountPrintedCode).execute(code)

it('a visit by a printed code is counted once in a tab, with the system of the phone', async () => {
  await arrive('town-hall')
  await arrive('town-hall')
  await arrive('library')
  await arrive('')
  expect(counted).toEqual(['town-hall android', 'library android'])
})

it('a visit that could not be counted is counted when the page is loaded again, but for a code that nobody printed', async () => {
  answer = failure(failureOf('offline'))
  await arrive('town-hall')
  await arrive('town-hall')
  answer = failure(failureOf('not-found'))
  await arrive('nowhere')
  await arrive('nowhere')
  expect(counted).toEqual(['town-hall android', 'town-hall android', 'nowhere android'])
})
