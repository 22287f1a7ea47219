// The load generator: plain sockets, so that the cost of the generator itself stays small beside the server's.
import { connect } from 'node:net'

const connections = 8
const longest = 20_000

/**
 * Measures, for a number of milliseconds, how many answers per second come from one address over eight connections.
 * @param busy the address at which the server reports its CPU time; null when it does not
 * @returns the rate, and how busy the server's process was (1 = one core); the latter is NaN without `busy`
 */
export async function rateOf(url, { headers = {}, milliseconds = 2000, busy = null } = {}) {
  const secondsBefore = busy === null ? null : await processorTime(busy)
  const from = performance.now()
  const until = from + Math.min(milliseconds, longest)
  const counts = await Promise.all(
    Array.from({ length: connections }, () => ask(url, headers, () => performance.now() < until)),
  )
  const seconds = (performance.now() - from) / 1000
  const usedSeconds = secondsBefore === null ? Number.NaN : (await processorTime(busy)) - secondsBefore
  return { rate: counts.reduce((sum, count) => sum + count, 0) / seconds, busy: usedSeconds / seconds }
}

/** The median milliseconds that a request takes, when requests are sent one after the other over one connection. */
export async function medianTime(url, { headers = {}, requests = 200 } = {}) {
  const times = []
  let from = performance.now()
  await ask(url, headers, () => {
    const now = performance.now()
    times.push(now - from)
    from = now
    return times.length <= requests
  })
  return times.slice(1).sort((one, other) => one - other)[Math.floor(requests / 2)]
}

async function processorTime(url) {
  const { user, system } = await (await fetch(url)).json()
  return (user + system) / 1e6
}

/** Sends requests over one connection, each after the previous answer, while `goesOn` returns true. */
function ask(url, headers, goesOn) {
  const { hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    let answerCount = 0
    let remainingBytes = -1
    let head = ''
    const next = () => {
      if (goesOn()) return void socket.write(request)
      socket.destroy()
      resolve(answerCount)
    }
    socket.on('connect', next)
    socket.on('error', reject)
    socket.setTimeout(longest, () => socket.destroy(new Error(`${url} did not answer`)))
    socket.on('data', (data) => {
      if (remainingBytes === -1) {
        head += data.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end === -1) return
        if (!head.startsWith('HTTP/1.1 200'))
          return void socket.destroy(new Error(`${url} answered ${head.slice(0, 40)}`))
        const length = /\r\ncontent-length: (\d+)/i.exec(head)
        if (length === null) return void socket.destroy(new Error(`${url} has no length`))
        remainingBytes = Number(length[1]) - (head.length - end - 4)
        head = ''
      } else remainingBytes -= data.length
      if (remainingBytes > 0) return
      remainingBytes = -1
      answerCount += 1
      next()
    })
  })
}
