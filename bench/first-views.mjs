// Compares every first view that the platform renders with the same document without scripts. The difference is what
// the client costs before the visitor sees anything.
import { atMost, median } from './lib/figures.mjs'
import { firstPaint, withPhone } from './lib/phone.mjs'

export async function benchFirstViews({ origin }, { runs }) {
  const addresses = await (await fetch(`${origin}/bench/first-views`)).json()
  const ratios = []
  for (const address of addresses) {
    const comparedUrls = { client: origin + address, still: `${origin}/bench/still?of=${encodeURIComponent(address)}` }
    for (const url of Object.values(comparedUrls)) await withPhone({ throttle: null }, (page) => firstPaint(page, url))
    const paintTimes = { client: [], still: [] }
    for (let visit = 0; visit < runs * 2; visit += 1) {
      const turns = Object.entries(comparedUrls)
      for (const [name, url] of visit % 2 === 0 ? turns : turns.reverse())
        paintTimes[name].push(await withPhone({}, (page) => firstPaint(page, url)))
    }
    const [client, still] = [median(paintTimes.client), median(paintTimes.still)]
    ratios.push({ address, ratio: client / still })
    console.log(`  ${address}: ${(client / still).toFixed(2)} (${Math.round(client)} ms, ${Math.round(still)} ms)`)
  }
  const slowestFirst = ratios.toSorted((one, other) => other.ratio - one.ratio)
  const aboveLimit = slowestFirst.filter(({ ratio }) => ratio > 1.15)
  const listedAddresses = (list) => list.map(({ address, ratio }) => `${address} ${ratio.toFixed(2)}`).join(', ')
  return [
    atMost(
      'First paint : the same document without scripts, median of all screens',
      median(ratios.map(({ ratio }) => ratio)),
      1.15,
      '×',
      `${addresses.length} screens, each seen ${runs * 2} times in both ways`,
    ),
    atMost(
      'First paint : the same document without scripts, the slowest screen',
      slowestFirst[0].ratio,
      1.15,
      '×',
      aboveLimit.length === 0 ? slowestFirst[0].address : `over 1.15: ${listedAddresses(aboveLimit)}`,
    ),
  ]
}
