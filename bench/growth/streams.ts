import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openPostgres } from '../../platform/kernel/database/client'
import { notify } from '../../platform/kernel/messages/notify'
import { readFacts } from './callers'
import { memberIdOf, tokenOf } from './fill-city'
import { Generator } from './generator'
import type { RunningCity } from './running-city'

/** What many open event streams of members' messages cost, over all processes of the platform. */
export interface Streams {
  readonly opened: number
  /** Bytes that the platform's processes hold for each stream, all garbage collected. */
  readonly memory: number
  /** Shares of a core while nothing happens but heartbeats: the platform's and PostgreSQL's, before and with streams. */
  readonly idle: {
    readonly before: number
    readonly with: number
    readonly postgresBefore: number
    readonly postgres: number
  }
  /** Milliseconds from the moment at which a message to everybody was written until the streams had it. */
  readonly told: { readonly p50: number; readonly p99: number; readonly last: number; readonly missing: number }
  /** Milliseconds that reads take, twenty a second: before, with the open streams, and while all of them are told. */
  readonly reads: { readonly before: Times; readonly with: Times; readonly telling: Times }
  /** Seconds of a core that it takes to tell one stream: the platform's and PostgreSQL's. */
  readonly telling: { readonly platform: number; readonly postgres: number }
}
interface Times {
  readonly p50: number
  readonly p99: number
}

/** Milliseconds of observation for each state; heartbeats come every 15 s. */
const watched = 30_000
/** Milliseconds in which the last stream must have been told. */
const patience = 30_000
/** Messages to everybody, one after the other. */
const rounds = 5

const words = {
  title: { 'zh-CN': '今晚停水', en: 'No water tonight' },
  text: { 'zh-CN': '今晚十点到明早五点，河西片停水检修。', en: 'From ten until five, west of the river.' },
}

/** One open stream: when it was last told how many messages are unread, and how many. */
interface Watcher {
  unread: number
  at: number
  readonly end: () => void
}

export async function measureStreams(city: RunningCity, count: number, say: (text: string) => void): Promise<Streams> {
  const facts = await readFacts(city.origins[0], city.members)
  const generator = new Generator(city.origins, facts)
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const connection = openPostgres(city.database, { connect: 60_000, answer: 60_000 })
  const watchers: Watcher[] = []
  try {
    const before = await observe(city, generator)
    const bytesBefore = await city.held()
    for (let member = 0; member < count; member += 1)
      watchers.push(await watch(agent, city.origins[member % city.origins.length]!, tokenOf(member % city.members)))
    say(`${count} streams are open`)
    await pause(5000)
    const withStreams = await observe(city, generator)
    const memory = ((await city.held()) - bytesBefore) / count
    const receivers = [...new Set(watchers.map((_, index) => memberIdOf(index % city.members)))]
    const delays: number[] = []
    let missing = 0
    const telling = await observing(city, generator, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const unread = watchers.map((each) => each.unread)
        await connection.database.transaction((transaction) =>
          notify(
            transaction,
            { name: 'notice', category: 'office' },
            receivers.map((userId) => ({ userId, words, path: null })),
            new Date(),
          ),
        )
        const from = performance.now()
        const isTold = (each: Watcher, index: number) => each.unread > unread[index]!
        while (!watchers.every(isTold) && performance.now() - from < patience) await pause(10)
        for (const [index, each] of watchers.entries())
          if (isTold(each, index)) delays.push(Math.max(0, each.at - from))
          else missing += 1
        await pause(2000)
      }
    })
    const told = delays.sort((one, other) => one - other)
    const at = (share: number) => told[Math.min(told.length - 1, Math.floor(told.length * share))] ?? Number.NaN
    return {
      opened: watchers.length,
      memory,
      idle: {
        before: before.platform,
        with: withStreams.platform,
        postgresBefore: before.postgres,
        postgres: withStreams.postgres,
      },
      told: { p50: at(0.5), p99: at(0.99), last: at(1), missing },
      reads: { before: before.times, with: withStreams.times, telling: telling.times },
      telling: {
        platform: (Math.max(0, telling.platform - withStreams.platform) * telling.seconds) / (rounds * count),
        postgres: (Math.max(0, telling.postgres - withStreams.postgres) * telling.seconds) / (rounds * count),
      },
    }
  } finally {
    for (const each of watchers) each.end()
    agent.destroy()
    await generator.close()
    await connection.close()
  }
}

const observe = (city: RunningCity, generator: Generator) => observing(city, generator, () => pause(watched))

/** How busy the city is during an act, and how long reads take meanwhile. */
async function observing(city: RunningCity, generator: Generator, act: () => Promise<unknown>) {
  generator.reset()
  const ending = new AbortController()
  const reading = generator.sendSteadily('reads', 20, ending.signal)
  const [before, from] = [await city.usage(), performance.now()]
  await act()
  const [after, seconds] = [await city.usage(), (performance.now() - from) / 1000]
  ending.abort()
  await reading
  const used = after.platforms.reduce((sum, each, index) => sum + each.seconds - before.platforms[index]!.seconds, 0)
  return {
    seconds,
    platform: used / seconds,
    postgres: (after.postgres.seconds - before.postgres.seconds) / seconds,
    times: generator.outcomes('reads'),
  }
}

/** Opens the stream of a member; resolves when its first event is there. */
async function watch(agent: Agent, origin: string, token: string): Promise<Watcher> {
  const asked = request(`${origin}/v1/my_messages/live`, {
    agent,
    headers: { authorization: token, accept: 'text/event-stream' },
  })
  const watcher = { unread: -1, at: 0, end: () => void asked.destroy() }
  asked.end()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.on('error', reject)
  })
  if (answer.statusCode !== 200) throw new Error(`a stream was answered with ${answer.statusCode}`)
  let text = ''
  await new Promise<void>((resolve) => {
    answer.on('error', () => {})
    answer.setEncoding('utf8').on('data', (part: string) => {
      text += part
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const [, data] = /^event: unread\ndata: (.*)$/m.exec(event) ?? []
        if (data === undefined) continue
        watcher.unread = (JSON.parse(data) as { readonly messages: number }).messages
        watcher.at = performance.now()
        resolve()
      }
    })
  })
  return watcher
}
