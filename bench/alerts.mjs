// Measures how long it takes until every member of a city has the message of an alert, beside members who read theirs.
import { tsImport } from 'tsx/esm/api'
import { atMost, forScale } from './lib/figures.mjs'

/** The target for the last member, in milliseconds. */
const limit = 60_000

export async function benchAlerts({ members }) {
  const { measureAlerts } = await tsImport('./alert-times.ts', import.meta.url)
  const times = await measureAlerts(members)
  if (times === null) return [forScale('PostgreSQL', Number.NaN, '', 'its programs are not on this machine')]
  const { told, before, meanwhile } = times
  const shown = ({ middle, worst }) => `${middle.toFixed(0)}, slowest ${worst.toFixed(0)}`
  return [
    atMost(
      `${members.toLocaleString('en')} members: the last one has their message within`,
      told,
      limit,
      'ms',
      `${times.members.toLocaleString('en')} have it, ${times.twice} twice, ${times.notified.toLocaleString('en')} are to be notified`,
    ),
    forScale(
      'a member reads their messages meanwhile',
      meanwhile.middle,
      'ms',
      `${shown(meanwhile)}; before it ${shown(before)}`,
    ),
  ]
}
