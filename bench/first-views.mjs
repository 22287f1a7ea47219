// Compares every first view that the platform renders with the same document without scripts. The difference is what
// the client costs before the visitor sees anything.
import { atMost, median } from './lib/figures.mjs'
import { firstPaint, withPhone } from './lib/phone.mjs'

export async function benchFirstViews({ origin }, { runs }) {
  const addresses = await (await fetch(`${origin}/bench/first-views`)).json()
  const ratios = []
  for (const address of addresses) {
    const compared = { client: origin + address, still: `${origin}/bench/still?of=${encodeURIComponent(address)}` }
    for (const url of Object.values(compared)) await withPhone({ throttle: null }, (page) => firstPaint(page, url))
    const paints = { client: [], still: [] }
    for (let visit = 0; visit < runs * 2; visit += 1) {
      const turns = Object.entries(compared)
      for (const [name, url] of visit % 2 === 0 ? turns : turns.reverse())
        paints[name].push(await withPhone({}, (page) => firstPaint(page, url)))
    }
    const [client, still] = [median(paints.client), median(paints.still)]
    ratios.push({ address, ratio: client / still })
    console.log(`  ${address}: ${(client / still).toFixed(2)} (${Math.round(client)} ms, ${Math.round(still)} ms)`)
  }
  const worst = ratios.toSorted((one, other) => other.ratio - one.ratio)
  const over = worst.filter(({ ratio }) => ratio > 1.15)
  const named = (list) => list.map(({ address, ratio }) => `${address} ${ratio.toFixed(2)}`).join(', ')
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
      worst[0].ratio,
      1.15,
      '×',
      over.length === 0 ? worst[0].address : `over 1.15: ${named(over)}`,
    ),
  ]
}
