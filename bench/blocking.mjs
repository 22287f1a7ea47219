// Measures on the phone how long the main thread is blocked after the first paint of every first view: the time in
// which the screen can be seen but does not answer.
import { atMost, median } from './lib/figures.mjs'
import { measureLoad, withPhone } from './lib/phone.mjs'

const limit = 100
/** A screen over the limit is visited this often, because one visit may meet another process of the machine. */
const furtherVisits = 3

const visit = (url) => withPhone({}, (page) => measureLoad(page, url))

async function blockingOf(origin, address) {
  const { blocking, longest } = await visit(origin + address)
  if (blocking <= limit) return { address, blocking, longest }
  const loads = [{ blocking, longest }]
  for (let round = 0; round < furtherVisits; round += 1) loads.push(await visit(origin + address))
  return {
    address,
    blocking: median(loads.map((load) => load.blocking)),
    longest: median(loads.map((load) => load.longest)),
  }
}

export async function benchBlocking({ origin }) {
  const addresses = await (await fetch(`${origin}/bench/first-views`)).json()
  const screens = []
  for (const address of addresses) {
    const screen = await blockingOf(origin, address)
    console.log(`  ${address}: ${Math.round(screen.blocking)} ms, longest task ${Math.round(screen.longest)} ms`)
    screens.push(screen)
  }
  const longestFirst = screens.toSorted((one, other) => other.blocking - one.blocking)
  const above = longestFirst.filter(({ blocking }) => blocking > limit)
  return [
    atMost(
      'Blocking after the first paint, the slowest screen',
      longestFirst[0].blocking,
      limit,
      'ms',
      above.length === 0
        ? `${longestFirst[0].address} of ${screens.length} screens`
        : `over ${limit} of ${screens.length} screens: ${above.map(({ address, blocking }) => `${address} ${Math.round(blocking)}`).join(', ')}`,
    ),
  ]
}
