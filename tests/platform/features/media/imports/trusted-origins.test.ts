import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listFeed } from '../../../../../contract/feed'
import { imports } from '../../../../../platform/features/media/imports/imports.schema'
import { runImports } from '../../../../../platform/features/media/imports/run-imports'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { rssOf, startFeedServer } from '../../../../support/feed-server'
import { startOutsideSite } from '../../../../support/outside-site'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { exampleFolder, preparePublishing, publishingTools } from '../../../../support/publishing'

const rss = 'application/rss+xml'

/** A machine of our own network, whose origin the office opened, and a site of somebody else. */
let office: Awaited<ReturnType<typeof startFeedServer>>
let paper: Awaited<ReturnType<typeof startOutsideSite>>
let platform: TestPlatform
let tools: Awaited<ReturnType<typeof publishingTools>>

beforeEach(async () => {
  office = await startFeedServer()
  paper = await startOutsideSite()
  const configuration = { outsideOrigins: [office.origin] }
  platform = await startPlatform({ configuration, outsideNetwork: paper.network })
  await preparePublishing(platform)
  tools = await publishingTools(platform)
  office.set('/river.jpg', 'image/jpeg', await readFile(join(exampleFolder, 'river.jpg')))
})
afterEach(async () => {
  await tools.clear()
  await platform.close()
  await Promise.all([office.close(), paper.close()])
})

const importFrom = async (address: string) => {
  await tools.do('import', 'add', 'org-02', address, 'news-city')
  await runImports(platform.platform)
}
const titles = async () => (await platform.ask(listFeed)).items.map(({ title, covers }) => [title, covers.length])
const problem = async () =>
  await queriesOf(platform.database).readValue(build.select({ problem: imports.problem }).from(imports))
const withPicture = (address: string) =>
  rssOf([
    {
      guid: 'one',
      title: 'First',
      more: `<description>What it says</description><enclosure url="${address}" type="image/jpeg" length="1"/>`,
    },
  ])

it('a feed at an origin that the office opened has its redirects and media there, too', async () => {
  office.set('/feed', rss, withPicture(`${office.origin}/river.jpg`))
  office.set('/moved', rss, (_, response) => response.writeHead(302, { location: `${office.origin}/feed` }).end())
  await importFrom(`${office.origin}/moved`)
  expect(await titles()).toEqual([['First', 1]])
})

it('a feed of somebody else asks nothing of that origin by the address of a picture', async () => {
  paper.page('/feed', withPicture(`${office.origin}/river.jpg`), rss)
  await importFrom(`${paper.origin}/feed`)
  expect(await titles()).toEqual([['First', 0]])
  expect(await problem()).toContain('could not be read')
  expect(office.asked).toEqual([])
})

it.each(['feed', 'picture'])('nor by a redirect of its %s', async (what) => {
  office.set('/feed', rss, rssOf([{ guid: 'one', title: 'Inside' }]))
  paper.page('/feed', withPicture(`${paper.origin}/picture.jpg`), rss)
  paper.answer(what === 'feed' ? '/feed' : '/picture.jpg', (response) =>
    response.writeHead(302, { location: `${office.origin}/${what === 'feed' ? 'feed' : 'river.jpg'}` }).end(),
  )
  await importFrom(`${paper.origin}/feed`)
  expect(await titles()).toEqual(what === 'feed' ? [] : [['First', 0]])
  expect(office.asked).toEqual([])
})
