import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import * as contract from '../../../../../contract/page-drafts'
import { describeOnBothDatabases } from '../../../../support/databases'
import { aKey, builderPlatform, save, titleBar, withCard, type BuilderPlatform } from './builder-platform'

const path = { id: 'weekend' }

describeOnBothDatabases('several who publish one version of a page at the same moment', (open) => {
  let platform: BuilderPlatform
  beforeEach(async () => {
    platform = await builderPlatform({ connection: await open() })
    await save(platform, platform.ann, withCard(titleBar('new')))
  })
  afterEach(() => platform.close())

  const publishAll = async (at: string | null) => {
    const body = { version: 1, at, why: 'The weekend is here', despite_findings: false }
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        platform.call(contract.publishPage, {
          ...{ path, token: index % 2 === 0 ? platform.ann : platform.ben, headers: aKey(), body },
        }),
      ),
    )
    return answers.map(({ code }) => code).sort((one, other) => one - other)
  }
  const publications = async () =>
    (await platform.ask(contract.listPagePublications, { path, query: {}, token: platform.ann })).items
  const oneOfSix = [errorCodes.ok, ...Array.from({ length: 5 }, () => errorCodes.somebodyFirst)]

  it('S022: one publishes it', async () => {
    expect(await publishAll(null)).toEqual(oneOfSix)
    expect(await publications()).toMatchObject([{ number: 1 }])
  })

  it('S022: one plans it for a time', async () => {
    expect(await publishAll(new Date(platform.clock.now().getTime() + 60_000).toISOString())).toEqual(oneOfSix)
    expect(await publications()).toMatchObject([{ number: 1, called_off: false }])
  })
})
