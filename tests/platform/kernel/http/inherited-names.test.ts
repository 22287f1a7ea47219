import { afterAll, beforeAll, expect, it } from 'vitest'
import { inlinedOpenApi } from '../../../support/inlined-openapi'
import { startPlatform, type TestPlatform } from '../../../support/platform'

/** What every object has without having been given it. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

interface Described {
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
}

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ seed: true })
})
afterAll(() => platform.close())

it('no read takes the name of what every object inherits for a value that it knows', async () => {
  const { token } = await platform.logIn()
  const { paths } = inlinedOpenApi() as { paths: Record<string, Record<string, Described>> }
  const faults: string[] = []
  let asked = 0
  for (const [path, { get }] of Object.entries(paths)) {
    if (get === undefined) continue
    for (const { name, in: where } of get.parameters)
      for (const value of inherited) {
        const url =
          where === 'path'
            ? path.replace(`{${name}}`, value).replaceAll(/\{\w+\}/g, 'x')
            : `${path.replaceAll(/\{\w+\}/g, 'x')}?${name}=${value}`
        const { statusCode } = await platform.app.inject({ url, headers: { authorization: token } })
        asked += 1
        if (statusCode >= 500) faults.push(`${url}: ${statusCode}`)
      }
  }
  expect(faults).toEqual([])
  expect(asked).toBeGreaterThan(500)
}, 120_000)
