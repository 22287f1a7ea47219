import { faultNames, reportLimits, type Fault, type FaultName, type ScriptPlace } from './visit-report'

/** A script of the build in a line of a stack, whatever stands around it. */
const placeInBuild = /\/static\/js\/(?:async\/)?([\w-]+(?:\.[\w-]+)?\.[\da-f]{10}\.js):(\d{1,6}):(\d{1,7})/

/** A line of a stack that names a place: `at f (https://…:1:2)` in Chrome, `f@https://…:1:2` elsewhere. */
const isPlace = (line: string): boolean => /^\s+at |@/.test(line)

/**
 * Reduces an error to its kind and to the places in scripts of the build; its message and all addresses are left out.
 * Returns null for one that happened in no script of ours, such as in an extension of the browser.
 */
export function faultOf(error: unknown): Fault | null {
  if (typeof error !== 'object' || error === null) return { name: 'other', frames: [] }
  const { name, message, stack } = error as Readonly<Record<'name' | 'message' | 'stack', unknown>>
  const frames = typeof stack === 'string' ? framesOf(stack, message) : []
  if (frames.length === 0 && typeof stack === 'string' && stack.split('\n').some(isPlace)) return null
  return { name: faultNames.find((known) => known === name) ?? 'other', frames }
}

/** The places of a stack. The message, with which Chrome begins it, may hold what looks like one. */
function framesOf(stack: string, message: unknown): readonly ScriptPlace[] {
  const places = typeof message === 'string' && message !== '' ? stack.replace(message, '') : stack
  return places
    .split('\n')
    .filter(isPlace)
    .flatMap((line) => {
      const [, file, at, column] = placeInBuild.exec(line) ?? []
      return file === undefined ? [] : [{ file, line: Number(at), column: Number(column) }]
    })
    .slice(0, reportLimits.frames)
}

/** What two faults have in common that are one: the kind and the places. */
export function faultKey({
  name,
  frames,
}: {
  readonly name: FaultName
  readonly frames: readonly ScriptPlace[]
}): string {
  return [name, ...frames.map(({ file, line, column }) => `${file}:${line}:${column}`)].join(' ')
}
