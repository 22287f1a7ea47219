import type { Endpoint } from '../../contract/endpoint'
import { errorCodes, statusOf, type ErrorCode } from '../../contract/envelope'
import { refusalCodesOf } from '../../contract/reading/codes-of'
import type { Ledger } from '../report/ledger'
import { problemsOf } from './problems-of'

/** What came back for one request. */
export interface Exchange {
  /** The request and its outcome in a few words, without what could be personal. */
  readonly shown: string
  readonly status: number
  readonly headers: Headers
  /** The code of the envelope; null without an envelope. */
  readonly code: number | null
  readonly data: unknown
}

const knownCodes: ReadonlySet<number> = new Set(Object.values(errorCodes))

/** Reads an answer, and notes whatever every answer has to keep: envelope, status, codes, cookies, shape. */
export async function readExchange(
  ledger: Ledger,
  endpoint: Endpoint,
  request: string,
  response: Response,
): Promise<Exchange> {
  const envelope = envelopeOf(await response.text())
  const code = envelope === null || Number.isNaN(Number(envelope.code)) ? null : Number(envelope.code)
  const shown = `${request} → ${response.status} ${code ?? 'without a code'}${fieldsIn(envelope?.data)}`
  const note = (rule: 'envelope' | 'refusal' | 'answer' | 'cookies', problem: string | null) =>
    ledger.note(endpoint.name, rule, problem === null ? null : `${problem} (${shown})`)

  note('envelope', envelopeProblem(response, envelope, code))
  for (const problem of cookieProblems(response)) note('cookies', problem)
  if (code === errorCodes.ok) {
    const problems = problemsOf(endpoint.answer, envelope?.data)
    if (problems.length === 0) note('answer', null)
    for (const problem of problems.slice(0, 5)) note('answer', problem)
  } else if (code !== null && knownCodes.has(code)) {
    note('refusal', refusalProblem(endpoint, code as ErrorCode))
  }
  return { shown, status: response.status, headers: response.headers, code, data: envelope?.data }
}

/** The names of the fields that a refusal finds invalid. */
function fieldsIn(data: unknown): string {
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : null
  return typeof fields === 'object' && fields !== null ? `: ${Object.keys(fields).join(', ')}` : ''
}

interface SentEnvelope {
  readonly code?: unknown
  readonly data?: unknown
  readonly msg?: unknown
}

function envelopeOf(text: string): SentEnvelope | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}

function envelopeProblem(response: Response, envelope: SentEnvelope | null, code: number | null): string | null {
  if (envelope === null) return 'the answer is no JSON object'
  if (!('code' in envelope)) return 'the envelope has no `code`'
  if (code === null || !knownCodes.has(code)) return 'the `code` is none of the contract'
  if (!('data' in envelope)) return 'the envelope has no `data`'
  if (typeof envelope.msg !== 'string') return 'the envelope has no text `msg`'
  const due = statusOf(code as ErrorCode)
  if (response.status !== due) return `the HTTP status is ${response.status} where code ${code} has ${due}`
  const type = response.headers.get('content-type') ?? ''
  return /^application\/json\b/i.test(type) ? null : `the content type is \`${type}\`, not application/json`
}

function refusalProblem(endpoint: Endpoint, code: ErrorCode): string | null {
  if (code === errorCodes.fault) return 'the platform has a fault of its own'
  const isOwnClientRefusal = endpoint.changesState && code === errorCodes.notYours
  return refusalCodesOf(endpoint).includes(code) || isOwnClientRefusal
    ? null
    : `the contract names no refusal ${code} for this call`
}

/** What is wrong with the cookies of an answer, without their values. */
function cookieProblems(response: Response): readonly string[] {
  const isEncrypted = response.url.startsWith('https:')
  return response.headers.getSetCookie().flatMap((cookie) => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
    const has = (name: string) => attributes.some((each) => each.toLowerCase().split('=', 1)[0] === name)
    const missing = [
      ...(has('httponly') ? [] : ['HttpOnly']),
      ...(has('samesite') ? [] : ['SameSite']),
      ...(has('secure') || !isEncrypted ? [] : ['Secure']),
    ]
    return missing.length === 0 ? [] : [`the cookie \`${pair.split('=', 1)[0]}\` is set without ${missing.join(', ')}`]
  })
}
