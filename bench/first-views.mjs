// Compares every first view that the platform renders with the same document without scripts. The difference is what
// the client costs before the visitor sees anything.
import { atMost, median } from './lib/figures.mjs'
import { firstPaint, withPhone } from './lib/phone.mjs'

const medianLimit = 1.1
const slowestLimit = 1.2

/** First paint of a screen in proportion to that of its document without scripts: medians of visits in turn. */
async function ratioOf(origin, address, visits) {
  const comparedUrls = { client: origin + address, still: `${origin}/bench/still?of=${encodeURIComponent(address)}` }
  for (const url of Object.values(comparedUrls)) await withPhone({ throttle: null }, (page) => firstPaint(page, url))
  const paintTimes = { client: [], still: [] }
  for (let visit = 0; visit < visits; visit += 1) {
    const turns = Object.entries(comparedUrls)
    for (const [name, url] of visit % 2 === 0 ? turns : turns.reverse())
      paintTimes[name].push(await withPhone({}, (page) => firstPaint(page, url)))
  }
  const [client, still] = [median(paintTimes.client), median(paintTimes.still)]
  console.log(`  ${address}: ${(client / still).toFixed(2)} (${Math.round(client)} ms, ${Math.round(still)} ms)`)
  return client / still
}

export async function benchFirstViews({ origin }, { runs }) {
  const addresses = await (await fetch(`${origin}/bench/first-views`)).json()
  const ratios = []
  for (const address of addresses) {
    const ratio = await ratioOf(origin, address, runs * 2)
    // Two visits vary by more than the limit allows, so what seems slow is measured again, more often.
    ratios.push({ address, ratio: ratio > medianLimit ? await ratioOf(origin, address, runs * 10) : ratio })
  }
  const slowestFirst = ratios.toSorted((one, other) => other.ratio - one.ratio)
  const aboveLimit = slowestFirst.filter(({ ratio }) => ratio > slowestLimit)
  const listedAddresses = (list) => list.map(({ address, ratio }) => `${address} ${ratio.toFixed(2)}`).join(', ')
  return [
    atMost(
      'First paint : the same document without scripts, median of all screens',
      median(ratios.map(({ ratio }) => ratio)),
      medianLimit,
      '×',
      `${addresses.length} screens, each seen ${runs * 2} times in both ways, and ${runs * 10} times where that gave more than ${medianLimit}`,
    ),
    atMost(
      'First paint : the same document without scripts, the slowest screen',
      slowestFirst[0].ratio,
      slowestLimit,
      '×',
      aboveLimit.length === 0 ? slowestFirst[0].address : `over ${slowestLimit}: ${listedAddresses(aboveLimit)}`,
    ),
  ]
}
