// Compares first views with those of another commit: both are built, served and visited in turn in one run, so that
// what else the machine does meets both.
import { comparedFigures, comparedPage, comparedSum } from './lib/compared.mjs'
import { documentParts } from './lib/document-parts.mjs'
import { builtCommit } from './lib/other-commit.mjs'
import { measureLoad, measureMainThread, withPhone } from './lib/phone.mjs'
import { startServer } from './lib/server.mjs'

const pages = {
  home: '/index',
  article: '/posts/post-000001',
  album: '/albums/album-night-river',
  guide: '/guides/guide-passport',
  suggestions: '/interact',
  circle: '/group-detail/circle-01',
}

const sides = ['here', 'there']

/** The parts of a page's document; null where the commit draws no such page. */
async function partsAt(url) {
  const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-language': 'en-GB' } })
  const html = await answer.text()
  return answer.ok && html.includes('id="first-view"') ? documentParts(html) : null
}

async function visit(url) {
  const load = await withPhone({}, (page) => measureLoad(page, url))
  const { whole } = await measureMainThread(url)
  return {
    'first visit': load.transferredBytes,
    'first paint': load.paint,
    'blocking after it': load.blocking,
    'main thread': whole,
  }
}

async function measurePage(origins, path, runs) {
  const urls = Object.fromEntries(sides.map((side) => [side, origins[side] + path]))
  const measured = {}
  for (const side of sides) {
    const parts = await partsAt(urls[side])
    const visits = Object.fromEntries(Object.keys(comparedFigures).map((figure) => [figure, []]))
    measured[side] = parts === null ? null : { parts, visits }
  }
  if (measured.here === null) throw new Error(`${path} is no page`)
  if (measured.there === null) return measured
  for (const side of sides) await withPhone({ throttle: null }, (page) => measureLoad(page, urls[side]))
  for (let run = 0; run < runs; run += 1) {
    for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
      for (const [figure, value] of Object.entries(await visit(urls[side]))) measured[side].visits[figure].push(value)
    }
  }
  return measured
}

async function documentsOf(origins) {
  const addresses = await (await fetch(`${origins.here}/bench/first-views`)).json()
  const documents = []
  for (const address of addresses) {
    const [here, there] = await Promise.all(sides.map((side) => partsAt(origins[side] + address)))
    if (here !== null) documents.push({ here: here.document, there: there?.document ?? null })
  }
  return documents
}

/** @param reference the other commit */
export async function benchAgainst(reference, { runs }) {
  const { commit, folder } = await builtCommit(reference)
  const servers = []
  try {
    servers.push(await startServer())
    servers.push(await startServer({}, folder))
    const [here, there] = servers
    const origins = { here: here.origin, there: there.origin }
    const figures = []
    for (const [name, path] of Object.entries(pages)) {
      console.log(`  ${name} (${path}), here and at ${commit}`)
      figures.push(...comparedPage(name, await measurePage(origins, path, runs)))
    }
    return [...figures, comparedSum(await documentsOf(origins))]
  } finally {
    for (const server of servers) await server.stop()
  }
}
