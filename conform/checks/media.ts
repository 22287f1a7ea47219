import type { City } from '../talk/city'

/** So many addresses of media are tried. */
const mostMedia = 80

/** Requests the media that the answers named: all are served, sound and films by ranges, too. */
export async function checkMedia(city: City, isWanted: (call: string) => boolean): Promise<void> {
  const wanted = [...city.media].filter(([address, call]) => isWanted(call) && !address.startsWith('data:'))
  // Every call has its turn before one has its second.
  const turn = new Map<string, number>()
  const ordered = wanted
    .map(([address, call]) => {
      const place = turn.get(call) ?? 0
      turn.set(call, place + 1)
      return { address, call, place }
    })
    .sort((one, other) => one.place - other.place)
  for (const { address, call } of ordered.slice(0, mostMedia)) await checkAddress(city, address, call)
}

async function checkAddress(city: City, address: string, call: string): Promise<void> {
  const shown = shownAddress(address)
  const note = (problem: string | null) =>
    city.ledger.note(call, 'media', problem === null ? null : `${problem} (GET ${shown})`)
  const whole = await status(city, address, {})
  if (whole === null) return note('the medium does not come: no connection')
  const { code, type, length } = whole
  if (code !== 200) return note(`the medium is answered ${code}`)
  if (!/^(image|audio|video)\/|mpegurl|^text\/vtt/i.test(type)) return note(`a medium has the type \`${type}\``)
  note(null)
  if (/^(audio|video)\//i.test(type) && !/mpegurl/i.test(type)) await checkRanges(city, address, length, note)
  if (isSigned(address)) await checkSignature(city, address, call)
}

async function checkRanges(
  city: City,
  address: string,
  length: number,
  note: (problem: string | null) => void,
): Promise<void> {
  const first = await status(city, address, { range: 'bytes=0-15' })
  if (first?.code !== 206) return note(`a range of a film or of sound is answered ${first?.code}, not 206`)
  if (!/^bytes 0-15\/\d+$/.test(first.range)) return note('the answer to a range has no right `content-range`')
  if (first.length !== 16) return note(`a range of 16 bytes has ${first.length}`)
  const beyond = await status(city, address, { range: `bytes=${length + 1000}-` })
  note(beyond?.code === 416 ? null : `a range beyond the end is answered ${beyond?.code}, not 416`)
}

async function status(city: City, address: string, headers: Record<string, string>) {
  try {
    const response = await city.fetch(address, { headers: { 'accept-encoding': 'identity', ...headers } })
    const { byteLength } = await response.arrayBuffer()
    const header = (name: string) => response.headers.get(name) ?? ''
    return { code: response.status, type: header('content-type'), range: header('content-range'), length: byteLength }
  } catch {
    return null
  }
}

/** A part of an address that looks like a signature: long, with capitals and digits. */
const signature = /[\w-]*(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}/

const isSigned = (address: string): boolean => signature.test(address.replace(/^https?:\/\/[^/]+/, ''))

/** Changes one sign of the signature of an address. */
async function checkSignature(city: City, address: string, call: string): Promise<void> {
  const changed = address.replace(signature, (text) => {
    const middle = Math.floor(text.length / 2)
    return `${text.slice(0, middle)}${text[middle] === 'A' ? 'B' : 'A'}${text.slice(middle + 1)}`
  })
  const answer = await status(city, changed, {})
  const isServed = answer !== null && answer.code >= 200 && answer.code < 300
  const problem = isServed ? `an address with a changed signature is served (GET ${shownAddress(address)})` : null
  city.ledger.note(call, 'signatures', problem)
}

/** The address without its query and its signature, which let in whoever has them. */
const shownAddress = (address: string): string => (address.split('?', 1)[0] ?? '').replace(signature, '…').slice(0, 120)
